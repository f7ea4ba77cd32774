import CoreGraphics

/// The vertical layout of a table: its header; padding, header, rows and footer of each section; and its footer. All lengths are in points.
struct TableGeometry {
    /// The header or footer of a section.
    struct Edge: Equatable {
        /// The height, in points.
        var height: Double = 0
        /// Whether the height is known. An estimate is replaced once the view becomes visible.
        var isKnown = true
        /// The space above a header, in points.
        var padding: Double = 0

        var total: Double { height + padding }
    }

    /// The layout of a section.
    struct Section {
        var header = Edge()
        var rows = RowRuns()
        var footer = Edge()

        var height: Double { header.total + rows.height + footer.total }
    }

    /// The height of the table's header.
    var top: Double = 0
    /// The height of the table's footer.
    var bottom: Double = 0
    private(set) var sections: [Section] = []
    private var totals = SectionTotals()

    init() {}

    init(top: Double, bottom: Double, sections: [Section]) {
        (self.top, self.bottom, self.sections) = (top, bottom, sections)
        totals = SectionTotals(sections.map(\.height))
    }

    /// The height of the content.
    var height: Double { top + totals.start(of: sections.count) + bottom }

    // MARK: Positions

    /// The start of a section.
    func start(of section: Int) -> Double { top + totals.start(of: section) }

    /// The vertical extent of a section's header.
    func header(of section: Int) -> ClosedRange<Double> {
        let header = sections[section].header
        let start = start(of: section) + header.padding
        return start...start + header.height
    }

    /// The start of a section's rows.
    func rowsStart(of section: Int) -> Double { start(of: section) + sections[section].header.total }

    /// The vertical extent of a section's footer.
    func footer(of section: Int) -> ClosedRange<Double> {
        let start = rowsStart(of: section) + sections[section].rows.height
        return start...start + sections[section].footer.height
    }

    /// The vertical extent of a row.
    func row(_ path: ItemPath) -> ClosedRange<Double> {
        let rows = sections[path.section].rows
        let start = rowsStart(of: path.section) + rows.offset(of: path.item)
        return start...start + rows[path.item].height
    }

    /// The section at `y`, or the closest one; nil without sections.
    func section(at y: Double) -> Int? { sections.isEmpty ? nil : totals.section(at: y - top) }

    /// The row at `y`; nil if no row is at that position.
    func path(at y: Double) -> ItemPath? {
        guard let section = section(at: y), sections[section].rows.count > 0 else { return nil }
        let offset = y - rowsStart(of: section)
        guard offset >= 0, offset < sections[section].rows.height else { return nil }
        return ItemPath(section: section, item: sections[section].rows.row(at: offset))
    }

    /// The rows of a section that intersect `range`.
    func rows(of section: Int, in range: ClosedRange<Double>) -> Range<Int> {
        let rows = sections[section].rows
        let start = rowsStart(of: section)
        guard rows.count > 0, range.upperBound > start, range.lowerBound < start + rows.height else { return 0..<0 }
        let first = rows.row(at: max(range.lowerBound - start, 0))
        var last = rows.row(at: range.upperBound - start)
        // A row that starts at the end of the range does not intersect it.
        if last > first, start + rows.offset(of: last) >= range.upperBound { last -= 1 }
        return first..<last + 1
    }

    // MARK: Changes

    /// Sets the known height of a row.
    mutating func setRow(_ path: ItemPath, height: Double) {
        let before = sections[path.section].rows.height
        sections[path.section].rows.set(path.item, to: RowRuns.Height(height: height, isKnown: true))
        totals.add(sections[path.section].rows.height - before, to: path.section)
    }

    /// Marks the height of a row as an estimate.
    mutating func forgetRow(_ path: ItemPath) {
        let old = sections[path.section].rows[path.item]
        sections[path.section].rows.set(path.item, to: RowRuns.Height(height: old.height, isKnown: false))
    }

    /// Marks the heights of all rows as estimates.
    mutating func forgetRows() {
        for section in sections.indices { sections[section].rows.forget() }
    }

    /// Sets the height of a header.
    mutating func setHeader(of section: Int, to header: Edge) {
        totals.add(header.total - sections[section].header.total, to: section)
        sections[section].header = header
    }

    /// Sets the height of a footer.
    mutating func setFooter(of section: Int, to footer: Edge) {
        totals.add(footer.total - sections[section].footer.total, to: section)
        sections[section].footer = footer
    }
}
