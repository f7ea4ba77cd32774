import Foundation

/// The groups of one section, in a row along an axis.
///
/// Groups of equal length are computed arithmetically. If views are measured, only deviations from the estimate are stored. If measured sizes
/// also determine the number of items per group, groups are stored individually up to the last measured item.
@MainActor
struct GroupRun {
    private struct Known {
        var first: Int
        var origin: CGFloat
        var length: CGFloat
    }

    let group: NSCollectionLayoutGroup
    let axis: CollectionAxis
    let count: Int
    /// The available size for each group.
    let availableSize: CGSize
    private let spacing: CGFloat
    private let traits: UITraitCollection
    /// The group solved with estimated item sizes.
    let template: SolvedGroup
    /// The number of items per group.
    let perGroup: Int
    /// The edge spacing before and after each group.
    private let before: CGFloat
    private let after: CGFloat
    private let isMeasured: Bool
    private let wraps: Bool

    /// The preferred sizes of measured views, by item.
    private(set) var measured: [Int: CGSize] = [:]
    private var deviations: LengthDeviations
    /// The groups whose item count depends on measured sizes. `knownItems` is the first item after them.
    private var known: [Known] = []
    private var knownItems = 0
    /// The lengths across the axis of the measured groups.
    private var breadths: [Int: CGFloat] = [:]
    private var solvedGroups: [Int: SolvedGroup] = [:]

    init(
        group: NSCollectionLayoutGroup, axis: CollectionAxis, count: Int, availableSize: CGSize, spacing: CGFloat,
        traits: UITraitCollection,
        measured: [Int: CGSize]
    ) {
        (self.group, self.axis, self.count, self.availableSize, self.spacing, self.traits) = (
            group, axis, count, availableSize, spacing, traits
        )
        template = GroupSolver(traits: traits).solve(group, in: availableSize)
        perGroup = template.cells.count
        (before, after) = (axis.start(group.edgeSpacing)?.spacing ?? 0, axis.end(group.edgeSpacing)?.spacing ?? 0)
        isMeasured = group.isMeasuredAnywhere
        wraps = isMeasured && Self.wraps(group)
        deviations = LengthDeviations(count: perGroup > 0 ? (count + perGroup - 1) / perGroup : 0)
        guard isMeasured, perGroup > 0 else { return }
        self.measured = measured.filter { $0.key < count }
        if wraps {
            breakGroups(from: 0)
            return
        }
        for number in Set(self.measured.keys.map { $0 / perGroup }) { measureGroup(number) }
        if count % perGroup != 0 { measureGroup(count / perGroup, isSeen: false) }
    }

    /// Whether the number of items per group depends on measured sizes.
    private static func wraps(_ group: NSCollectionLayoutGroup) -> Bool {
        guard case .filling(let axis) = group.arrangement, !axis.dimension(group.layoutSize).isMeasured else { return false }
        return group.subitems.contains { axis.dimension($0.layoutSize).isMeasured }
    }

    // MARK: Lengths and indices

    private var templateLength: CGFloat { axis.length(template.size) + before + after }
    private var step: CGFloat { templateLength + spacing }

    /// The number of groups.
    var groupCount: Int {
        guard perGroup > 0 else { return 0 }
        return known.count + (count - knownItems + perGroup - 1) / perGroup
    }

    /// The total length of all groups, in points.
    var length: CGFloat {
        let last = groupCount - 1
        return last < 0 ? 0 : origin(of: last) + length(of: last)
    }

    /// The size across the axis: the largest measured group, or the estimate if no group was measured.
    var breadth: CGFloat {
        let across = axis.other
        return breadths.isEmpty ? across.length(template.size) : breadths.values.max() ?? 0
    }

    /// The position of a group along the axis, including the spacing before it.
    func origin(of number: Int) -> CGFloat {
        if number < known.count { return known[number].origin }
        let begin = known.last.map { $0.origin + $0.length + spacing } ?? 0
        return begin + CGFloat(number - known.count) * step + deviations.sum(before: number)
    }

    /// The length of a group, including its edge spacing.
    func length(of number: Int) -> CGFloat {
        number < known.count ? known[number].length : templateLength + deviations[number]
    }

    func firstItem(of number: Int) -> Int {
        number < known.count ? known[number].first : knownItems + (number - known.count) * perGroup
    }

    /// The group that contains an item.
    func group(of item: Int) -> Int {
        if item >= knownItems { return known.count + (item - knownItems) / max(perGroup, 1) }
        return firstIndex(known.count) { known[$0].first > item } - 1
    }

    /// The groups that intersect an interval along the axis.
    func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let count = groupCount
        let first = firstIndex(count) { origin(of: $0) + length(of: $0) > low }
        let end = firstIndex(count) { origin(of: $0) >= high }
        return first < end ? first..<end : 0..<0
    }

    /// The group whose origin is closest to `position`, a position along the axis.
    func groupBeginning(nearest position: CGFloat) -> Int {
        let after = firstIndex(groupCount) { origin(of: $0) >= position }
        if after == 0 { return 0 }
        if after == groupCount { return max(groupCount - 1, 0) }
        return origin(of: after) - position < position - origin(of: after - 1) ? after : after - 1
    }

    /// Binary search: the first number for which the monotonic predicate `isFound` holds; `count` if it never does.
    private func firstIndex(_ count: Int, where isFound: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isFound(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    // MARK: Groups

    /// The frames of the cells of a group, relative to the group's origin.
    mutating func solved(_ number: Int) -> SolvedGroup {
        let first = firstItem(of: number)
        let items = (number + 1 < groupCount ? firstItem(of: number + 1) : count) - first
        guard isMeasured else { return template.prefix(items) }
        if let solved = solvedGroups[number] { return solved }
        let solved = solve(first, items)
        if solvedGroups.count > 256 { solvedGroups = [:] }
        solvedGroups[number] = solved
        return solved
    }

    private func solve(_ first: Int, _ items: Int) -> SolvedGroup {
        let measured = measured
        return GroupSolver(traits: traits, limit: min(items, GroupSolver.mostCells), measured: { measured[first + $0] })
            .solve(group, in: availableSize)
    }

    /// The origin of a group, relative to the first group.
    func corner(of number: Int, size: CGSize) -> CGPoint {
        let across = axis.other
        let aside = GroupSolver.start(of: group, across.length(size), in: across.length(availableSize), along: across)
        return axis.point(origin(of: number) + before, across: aside)
    }

    // MARK: Measured sizes

    /// Stores the measured size of an item's view. Groups before that item's group keep their positions.
    mutating func measure(_ item: Int, _ size: CGSize) {
        guard item < count, perGroup > 0, measured[item] != size else { return }
        measured[item] = size
        if wraps {
            breakGroups(from: group(of: item))
        } else {
            measureGroup(item / perGroup)
        }
    }

    private mutating func measureGroup(_ number: Int, isSeen: Bool = true) {
        let first = number * perGroup
        let solved = solve(first, min(perGroup, count - first))
        solvedGroups[number] = solved
        deviations[number] = axis.length(solved.size) - axis.length(template.size)
        if isSeen { breadths[number] = axis.other.length(solved.size) }
    }

    /// Recomputes the groups from `number` on, up to the last measured item.
    private mutating func breakGroups(from number: Int) {
        solvedGroups = [:]
        let last = measured.keys.max() ?? -1
        // An item that became smaller may fit into the previous group.
        let kept = max(min(number, known.count) - 1, 0)
        var first = kept < known.count ? known[kept].first : knownItems
        known.removeSubrange(kept...)
        breadths = breadths.filter { $0.key < kept }
        var origin = known.last.map { $0.origin + $0.length + spacing } ?? 0
        while first <= last {
            let solved = solve(first, count - first)
            guard !solved.cells.isEmpty else { break }
            breadths[known.count] = axis.other.length(solved.size)
            let length = axis.length(solved.size) + before + after
            known.append(Known(first: first, origin: origin, length: length))
            first += solved.cells.count
            origin += length + spacing
        }
        knownItems = first
    }
}
