import Foundation

/// The item frames of one section of a flow layout.
///
/// Items of uniform size use no memory: their frames are computed arithmetically. Individual sizes, from the delegate or from measuring, are
/// stored in two arrays. ``sizes`` has one entry per item, ``lines`` one per line. If items are measured, the arrays end after the line of the
/// last measured item. All later items have the estimated size and are computed arithmetically.
struct FlowSection {
    /// Tolerance for rounding errors, in points. Because of it, three items with a third of the length each fit into a line.
    private static let tolerance: CGFloat = 0.001

    private struct Line {
        var first: Int
        /// The start of the line along the scroll direction, relative to the first line.
        var main: CGFloat
        var thickness: CGFloat
    }

    let metrics: FlowMetrics
    private(set) var count: Int
    /// The size of all items that are not in ``sizes``.
    let uniform: FlowSize
    /// The number of uniform items per line.
    private let perLine: Int
    /// The sizes of the first items, up to the end of a line.
    private var sizes: [FlowSize] = []
    private var lines: [Line] = []
    /// The start of the first uniform line, relative to the first line.
    private var tailMain: CGFloat = 0
    /// The start of the section in the content, along the scroll direction.
    var origin: CGFloat = 0

    // MARK: Creating and changing

    /// Creates a section of items with one size.
    init(metrics: FlowMetrics, count: Int, size: FlowSize) {
        (self.metrics, self.count, uniform) = (metrics, count, size)
        let fitting = (metrics.lineLength + metrics.itemSpacing + Self.tolerance) / max(size.cross + metrics.itemSpacing, Self.tolerance)
        perLine = max(1, fitting.isFinite ? Int(min(fitting, 1e9)) : 1)
    }

    /// Creates a section of items with individual sizes.
    init(metrics: FlowMetrics, sizes: [FlowSize]) {
        let first = sizes.first ?? FlowSize(main: 0, cross: 0)
        self.init(metrics: metrics, count: sizes.count, size: first)
        // If all sizes are equal, no individual sizes are stored.
        if sizes.allSatisfy({ $0 == first }) { return }
        self.sizes = sizes
        breakLines(from: 0)
    }

    /// Creates a section of items with an estimated size, except for the `measured` ones.
    init(metrics: FlowMetrics, count: Int, estimate: FlowSize, measured: [Int: FlowSize]) {
        self.init(metrics: metrics, count: count, size: estimate)
        guard let last = measured.keys.max(), last < count else { return }
        sizes = (0...last).map { measured[$0] ?? estimate }
        fillLastLine(from: 0)
        breakLines(from: 0)
    }

    /// Sets the measured size of an item. Lines before that item's line stay unchanged.
    mutating func measure(_ item: Int, _ size: FlowSize) {
        guard item < count else { return }
        if item < sizes.count {
            if sizes[item] == size { return }
            sizes[item] = size
        } else {
            if size == uniform { return }
            sizes.append(contentsOf: repeatElement(uniform, count: item - sizes.count))
            sizes.append(size)
        }
        let line = lines.isEmpty ? 0 : min(self.line(of: item), lines.count - 1)
        let first = line < lines.count ? lines[line].first : 0
        lines.removeSubrange(min(line, lines.count)...)
        fillLastLine(from: first)
        breakLines(from: first)
    }

    /// Removes an item and returns its size.
    mutating func remove(_ item: Int) -> FlowSize {
        let size = item < sizes.count ? sizes[item] : uniform
        if item < sizes.count { sizes.remove(at: item) }
        count -= 1
        breakAgain(from: item)
        return size
    }

    /// Inserts an item. If `size` is nil it gets the size of the item at that index.
    mutating func insert(_ size: FlowSize?, at item: Int) {
        let size = size ?? (sizes.isEmpty || count == 0 ? uniform : sizes[min(item, sizes.count - 1)])
        if item > sizes.count || sizes.isEmpty {
            count += 1
            // An item of the uniform size needs no entry in `sizes`.
            if size == uniform { return breakAgain(from: item) }
            sizes.append(contentsOf: repeatElement(uniform, count: item - sizes.count))
            sizes.append(size)
        } else {
            sizes.insert(size, at: item)
            count += 1
        }
        breakAgain(from: item)
    }

    /// Recomputes the lines, starting one line before that of `item`, because the item may now fit there.
    private mutating func breakAgain(from item: Int) {
        guard !sizes.isEmpty else { return lines.removeAll() }
        let line = lines.isEmpty ? 0 : max(0, min(self.line(of: min(item, max(count - 1, 0))), lines.count - 1) - 1)
        let first = line < lines.count ? min(lines[line].first, sizes.count) : 0
        lines.removeSubrange(min(line, lines.count)...)
        fillLastLine(from: first)
        breakLines(from: first)
    }

    /// Appends uniform items to ``sizes`` until its last line is full. The item `first` starts a line.
    private mutating func fillLastLine(from first: Int) {
        var used: CGFloat = 0
        var isFirst = true
        for size in sizes[first...] {
            if !isFirst, used + metrics.itemSpacing + size.cross > metrics.lineLength + Self.tolerance {
                used = size.cross
            } else {
                used += (isFirst ? 0 : metrics.itemSpacing) + size.cross
            }
            isFirst = false
        }
        while sizes.count < count, used + metrics.itemSpacing + uniform.cross <= metrics.lineLength + Self.tolerance {
            used += metrics.itemSpacing + uniform.cross
            sizes.append(uniform)
        }
    }

    /// Breaks the items in ``sizes`` into lines, starting with the item `first`, which starts a line.
    private mutating func breakLines(from first: Int) {
        var main = lines.last.map { $0.main + $0.thickness + metrics.lineSpacing } ?? 0
        var item = first
        while item < sizes.count {
            let start = item
            var used = sizes[item].cross
            var thickness = sizes[item].main
            item += 1
            while item < sizes.count, used + metrics.itemSpacing + sizes[item].cross <= metrics.lineLength + Self.tolerance {
                used += metrics.itemSpacing + sizes[item].cross
                thickness = max(thickness, sizes[item].main)
                item += 1
            }
            lines.append(Line(first: start, main: main, thickness: thickness))
            main += thickness + metrics.lineSpacing
        }
        tailMain = main
    }

    // MARK: Lengths

    private var tailCount: Int { count - sizes.count }
    private var tailLines: Int { (tailCount + perLine - 1) / perLine }
    private var tailStep: CGFloat { uniform.main + metrics.lineSpacing }

    /// The total length of all lines, in points.
    private var linesLength: CGFloat {
        if tailCount > 0 { return (lines.isEmpty ? 0 : tailMain) + CGFloat(tailLines) * tailStep - metrics.lineSpacing }
        return lines.last.map { $0.main + $0.thickness } ?? 0
    }

    /// The start of the first line in the content, in points.
    private var linesOrigin: CGFloat { origin + metrics.header + metrics.leading }

    /// The length of the section: header, insets, lines and footer.
    var length: CGFloat { metrics.header + metrics.leading + linesLength + metrics.trailing + metrics.footer }

    var end: CGFloat { origin + length }

    /// The start of the footer in the content, in points.
    var footerOrigin: CGFloat { end - metrics.footer }

    // MARK: Items

    /// The line that contains an item.
    private func line(of item: Int) -> Int {
        if item >= sizes.count { return lines.count + (item - sizes.count) / perLine }
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].first <= item { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }

    /// The frame of an item.
    func rect(of item: Int) -> FlowRect {
        let line = line(of: item)
        return line < lines.count ? knownRect(of: item, in: line) : tailRect(of: item, line: line - lines.count)
    }

    private func tailRect(of item: Int, line: Int) -> FlowRect {
        let column = (item - sizes.count) % perLine
        let main = linesOrigin + (lines.isEmpty ? 0 : tailMain) + CGFloat(line) * tailStep
        // If item sizes differ, a partial last line uses the minimum spacing. Full lines are justified.
        let isShort = line == tailLines - 1 && tailCount % perLine != 0
        let cross: CGFloat
        if perLine == 1 {
            cross = isShort && !sizes.isEmpty ? 0 : (metrics.lineLength - uniform.cross) / 2
        } else if isShort, !sizes.isEmpty {
            cross = CGFloat(column) * (uniform.cross + metrics.itemSpacing)
        } else {
            let spacing = (metrics.lineLength - CGFloat(perLine) * uniform.cross) / CGFloat(perLine - 1)
            cross = CGFloat(column) * (uniform.cross + spacing)
        }
        return FlowRect(main: main, cross: metrics.lineStart + cross, size: uniform)
    }

    private func knownRect(of item: Int, in number: Int) -> FlowRect {
        let line = lines[number]
        let end = number + 1 < lines.count ? lines[number + 1].first : sizes.count
        let used = sizes[line.first..<end].reduce(0) { $0 + $1.cross }
        let gaps = end - line.first - 1
        let isLast = end == count
        var cross: CGFloat
        var spacing = metrics.itemSpacing
        if gaps == 0 {
            // A single item in its line is centered; in the last line it is at the start unless it is longer than the line.
            cross = isLast && used <= metrics.lineLength ? 0 : (metrics.lineLength - used) / 2
        } else {
            cross = 0
            if !isLast { spacing = (metrics.lineLength - used) / CGFloat(gaps) }
        }
        for index in line.first..<item { cross += sizes[index].cross + spacing }
        let size = sizes[item]
        return FlowRect(
            main: linesOrigin + line.main + (line.thickness - size.main) / 2, cross: metrics.lineStart + cross, size: size)
    }

    /// The items whose lines intersect an interval of the content, in points.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard count > 0 else { return 0..<0 }
        let (low, high) = (low - linesOrigin, high - linesOrigin)
        let first = firstItem(endingAfter: low)
        let end = firstItem(beginningAfter: high)
        return first < end ? first..<end : 0..<0
    }

    /// The first item of the first line that ends after `position`.
    private func firstItem(endingAfter position: CGFloat) -> Int {
        let found = firstIndex(lines) { $0.main + $0.thickness > position }
        if found < lines.count { return lines[found].first }
        guard tailCount > 0 else { return count }
        // The result may be the line that ends exactly at `position`. One additional line costs little.
        let line = (position - (lines.isEmpty ? 0 : tailMain)) / max(tailStep, Self.tolerance)
        let number = max(0, min(line.rounded(.down), CGFloat(tailLines)))
        return min(count, sizes.count + Int(number) * perLine)
    }

    /// The first item of the first line that starts at or after `position`.
    private func firstItem(beginningAfter position: CGFloat) -> Int {
        let found = firstIndex(lines) { $0.main >= position }
        if found < lines.count { return lines[found].first }
        guard tailCount > 0 else { return count }
        let line = (position - (lines.isEmpty ? 0 : tailMain)) / max(tailStep, Self.tolerance)
        let number = max(0, min(line.rounded(.up), CGFloat(tailLines)))
        return min(count, sizes.count + Int(number) * perLine)
    }

    private func firstIndex(_ lines: [Line], where isFound: (Line) -> Bool) -> Int {
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if isFound(lines[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
