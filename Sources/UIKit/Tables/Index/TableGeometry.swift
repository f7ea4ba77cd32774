import CoreGraphics

/// Where everything is in a table, from top to bottom: its own header, for each section padding, header, rows and footer, and its own footer.
struct TableGeometry {
    /// A header or a footer of a section.
    struct Edge: Equatable {
        /// How high it is, in points.
        var height: Double = 0
        /// Whether that is more than a guess: a guess is replaced when the view comes into sight.
        var isKnown = true
        /// Room above a header.
        var padding: Double = 0

        var total: Double { height + padding }
    }

    /// A section.
    struct Section {
        var header = Edge()
        var rows = RowRuns()
        var footer = Edge()

        var height: Double { header.total + rows.height + footer.total }
    }

    /// How high the table's own header is.
    var top: Double = 0
    /// How high the table's own footer is.
    var bottom: Double = 0
    private(set) var sections: [Section] = []
    private var totals = SectionTotals()

    init() {}

    init(top: Double, bottom: Double, sections: [Section]) {
        (self.top, self.bottom, self.sections) = (top, bottom, sections)
        totals = SectionTotals(sections.map(\.height))
    }

    /// How high the content is.
    var height: Double { top + totals.start(of: sections.count) + bottom }

    // MARK: Where things are

    /// Where a section begins.
    func start(of section: Int) -> Double { top + totals.start(of: section) }

    /// Where a section's header is.
    func header(of section: Int) -> ClosedRange<Double> {
        let header = sections[section].header
        let start = start(of: section) + header.padding
        return start...start + header.height
    }

    /// Where a section's rows begin.
    func rowsStart(of section: Int) -> Double { start(of: section) + sections[section].header.total }

    /// Where a section's footer is.
    func footer(of section: Int) -> ClosedRange<Double> {
        let start = rowsStart(of: section) + sections[section].rows.height
        return start...start + sections[section].footer.height
    }

    /// Where a row is.
    func row(_ path: ItemPath) -> ClosedRange<Double> {
        let rows = sections[path.section].rows
        let start = rowsStart(of: path.section) + rows.offset(of: path.item)
        return start...start + rows[path.item].height
    }

    /// The section at `y`, the nearest one where there is none; nil where there are no sections.
    func section(at y: Double) -> Int? { sections.isEmpty ? nil : totals.section(at: y - top) }

    /// The row at `y`; nil where there is none.
    func path(at y: Double) -> ItemPath? {
        guard let section = section(at: y), sections[section].rows.count > 0 else { return nil }
        let offset = y - rowsStart(of: section)
        guard offset >= 0, offset < sections[section].rows.height else { return nil }
        return ItemPath(section: section, item: sections[section].rows.row(at: offset))
    }

    /// The rows of a section that reach into `range`.
    func rows(of section: Int, in range: ClosedRange<Double>) -> Range<Int> {
        let rows = sections[section].rows
        let start = rowsStart(of: section)
        guard rows.count > 0, range.upperBound > start, range.lowerBound < start + rows.height else { return 0..<0 }
        let first = rows.row(at: max(range.lowerBound - start, 0))
        var last = rows.row(at: range.upperBound - start)
        // A row that begins where the range ends is not in it.
        if last > first, start + rows.offset(of: last) >= range.upperBound { last -= 1 }
        return first..<last + 1
    }

    // MARK: Changing

    /// Gives a row a height that is known.
    mutating func setRow(_ path: ItemPath, height: Double) {
        let before = sections[path.section].rows.height
        sections[path.section].rows.set(path.item, to: RowRuns.Height(height: height, isKnown: true))
        totals.add(sections[path.section].rows.height - before, to: path.section)
    }

    /// Lets a row's height be found out again.
    mutating func forgetRow(_ path: ItemPath) {
        let old = sections[path.section].rows[path.item]
        sections[path.section].rows.set(path.item, to: RowRuns.Height(height: old.height, isKnown: false))
    }

    /// Makes the heights of all rows guesses.
    mutating func forgetRows() {
        for section in sections.indices { sections[section].rows.forget() }
    }

    /// Gives a header another height.
    mutating func setHeader(of section: Int, to header: Edge) {
        totals.add(header.total - sections[section].header.total, to: section)
        sections[section].header = header
    }

    /// Gives a footer another height.
    mutating func setFooter(of section: Int, to footer: Edge) {
        totals.add(footer.total - sections[section].footer.total, to: section)
        sections[section].footer = footer
    }
}
