/// The topological order of definitions: a linked list of variables (and blocks, by their first members) with increasing labels. Labels make comparing
/// two positions O(1), and inserting a variable does not move the others (order maintenance).
extension LayoutSolver {
    private static let gap = 1 << 32

    mutating func appendUnit(_ unit: Int32) {
        variables[unit].previous = lastUnit
        variables[unit].next = -1
        setLabel(lastUnit >= 0 ? variables[lastUnit].label + Self.gap : 0, of: unit)
        if lastUnit >= 0 { variables[lastUnit].next = unit } else { firstUnit = unit }
        lastUnit = unit
    }

    mutating func unlinkUnit(_ unit: Int32) {
        let (previous, next) = (variables[unit].previous, variables[unit].next)
        if previous >= 0 { variables[previous].next = next } else { firstUnit = next }
        if next >= 0 { variables[next].previous = previous } else { lastUnit = previous }
    }

    /// Inserts units, in this order, after `anchor`, or at the beginning if it is -1.
    mutating func insertUnits(_ units: FlatArray<Int32>, after anchor: Int32) {
        guard !units.isEmpty else { return }
        let next = anchor >= 0 ? variables[anchor].next : firstUnit
        var previous = anchor
        for index in 0..<units.count {
            let unit = units[index]
            variables[unit].previous = previous
            if previous >= 0 { variables[previous].next = unit } else { firstUnit = unit }
            previous = unit
        }
        variables[previous].next = next
        if next >= 0 { variables[next].previous = previous } else { lastUnit = previous }
        label(from: units[0], count: Int(units.count))
    }

    /// Labels `count` units, and relabels as many of the following ones as necessary to make the gaps large enough.
    private mutating func label(from first: Int32, count: Int) {
        let before = variables[first].previous
        var count = count
        var end = first
        for _ in 0..<count { end = variables[end].next }
        var low: Int
        var width = Self.gap
        if before < 0 {
            low = end >= 0 ? variables[end].label - Self.gap * (count + 1) : -Self.gap
        } else {
            low = variables[before].label
            if end >= 0 {
                // If the first attempt does not fit, relabel until the gaps are large enough for later insertions too.
                var spacing = 1
                while end >= 0, (variables[end].label - low) / (count + 1) < spacing {
                    spacing = 1 << 16
                    let more = count
                    var passed = 0
                    while end >= 0, passed < more {
                        end = variables[end].next
                        passed += 1
                    }
                    count += passed
                }
                if end >= 0 { width = (variables[end].label - low) / (count + 1) }
            }
        }
        var unit = first
        while unit != end {
            low += width
            setLabel(low, of: unit)
            unit = variables[unit].next
        }
    }

    @inline(__always)
    private func setLabel(_ label: Int, of unit: Int32) {
        variables[unit].label = label
        let block = variables[unit].block
        if block >= 0 {
            let record = blocks[block]
            for member in record.members..<(record.members + record.memberCount) { variables[lists[member]].label = label }
        }
    }
}
