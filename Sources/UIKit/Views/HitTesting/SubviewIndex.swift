/// A spatial index of the subviews of one view: finds the frontmost subview at a point without a test of all subviews.
///
/// Changes of subviews are recorded as they happen, and applied at the next query if that is cheap compared to testing all subviews. If most subviews
/// changed, queries test all of them, until the tests have cost as much as applying the changes. So a query never costs more than about twice as much
/// as without an index. With few changes, its cost does not depend on the number of subviews.
///
/// Some subviews are candidates at every point, since their position is not sufficient. These override hit testing, are hit-tested as an animator
/// presents them, or have a perspective transform.
@MainActor
final class SubviewIndex {
    /// The smallest number of subviews for which an index is used. Measured: if one of eight subviews moves before each query, applying the changes
    /// costs as much as testing all subviews. Slightly larger numbers gain hardly anything.
    static let smallestCount = 12
    /// The cost of applying a change, in units of tested subviews; measured.
    private static let changeCost = 3
    /// Changes of at most one in this many subviews are always applied immediately.
    private static let smallPart = 16

    private var rectangles = RectangleIndex()
    /// The views by slot; nil for free slots. A view removes itself before it is deallocated.
    private var views: [Unmanaged<UIView>?] = []
    private let changes = GeometryChangeList()
    /// The number of subviews tested one by one since the latest update.
    private var asked = 0
    /// The number of insertions, removals and reorderings.
    private(set) var version = 0
    /// Whether the index contains the subviews.
    private var isBuilt = false

    // MARK: The subviews

    /// Records that `view` was inserted at `position` of `subviews`.
    func insert(_ view: UIView, at position: Int, of subviews: [UIView]) {
        guard isBuilt else { return }
        version += 1
        let slot = rectangles.add(order: order(at: position, of: subviews))
        if Int(slot) == views.count { views.append(.passUnretained(view)) } else { views[Int(slot)] = .passUnretained(view) }
        changes.watch(view.layer, as: slot)
        // Repeated insertions and removals without a query would make the list grow without limit.
        if changes.numbers.count > 2 * views.count { changes.removeDuplicates() }
    }

    /// Records that `view` was removed from the subviews.
    func remove(_ view: UIView) {
        guard let slot = changes.number(of: view.layer) else { return }
        version += 1
        changes.forget(view.layer)
        rectangles.remove(slot)
        views[Int(slot)] = nil
    }

    /// Records that two subviews exchanged their positions.
    func exchange(_ one: UIView, _ other: UIView) {
        guard let first = changes.number(of: one.layer), let second = changes.number(of: other.layer) else { return }
        version += 1
        let order = rectangles.order(of: first)
        rectangles.reorder(first, to: rectangles.order(of: second))
        rectangles.reorder(second, to: order)
        changes.record(one.layer)
        changes.record(other.layer)
    }

    /// Stops recording changes of the subviews, before the index is discarded.
    func forget(_ subviews: [UIView]) {
        for view in subviews { changes.forget(view.layer) }
    }

    /// Whether so few subviews are left that a new index would be better.
    func isTooLarge(for count: Int) -> Bool { isBuilt && views.count > 4 * count + 64 }

    // MARK: Queries

    /// Whether the index is up to date with `subviews`. Applies pending changes first if that is worthwhile.
    func isReady(for subviews: [UIView]) -> Bool {
        let changed = isBuilt ? changes.numbers.count : subviews.count
        if changed == 0 { return true }
        guard changed * Self.changeCost <= asked + subviews.count * Self.changeCost / Self.smallPart else { return false }
        update(subviews)
        return true
    }

    /// Records that `count` subviews were tested one by one, since the index was not ready.
    func recordHitTests(_ count: Int) { asked += count }

    /// Applies the pending changes.
    func update(_ subviews: [UIView]) {
        if !isBuilt { build(subviews) }
        asked = 0
        for slot in changes.numbers {
            // The view may have been removed meanwhile.
            guard let view = views[Int(slot)]?.takeUnretainedValue() else { continue }
            changes.settle(view.layer)
            rectangles.move(slot, to: view.touchReach)
        }
        changes.clear()
    }

    /// Returns the frontmost candidate at a point, among the subviews with an order below `limit`, and its order.
    func frontmost(at point: CGPoint, below limit: Int64) -> (view: UIView, order: Int64)? {
        guard let hit = rectangles.frontmost(atX: Float(point.x), y: Float(point.y), below: limit),
            let view = views[Int(hit.slot)]?.takeUnretainedValue()
        else { return nil }
        return (view, hit.order)
    }

    private func build(_ subviews: [UIView]) {
        isBuilt = true
        rectangles.reserve(subviews.count)
        views.reserveCapacity(subviews.count)
        for (position, view) in subviews.enumerated() { insert(view, at: position, of: subviews) }
    }

    // MARK: Z-order

    /// The initial distance between the order values of adjacent subviews.
    private static let gap: Int64 = 1 << 24

    /// Returns an order value for the subview at `position`, between those of the adjacent subviews.
    private func order(at position: Int, of subviews: [UIView]) -> Int64 {
        let below = position > 0 ? order(of: subviews[position - 1]) : nil
        let above = position + 1 < subviews.count ? order(of: subviews[position + 1]) : nil
        switch (below, above) {
        case (nil, nil): return 0
        case (let below?, nil): return below + Self.gap
        case (nil, let above?): return above - Self.gap
        case (let below?, let above?):
            if above - below > 1 { return below + (above - below) / 2 }
            spread(around: position, of: subviews)
            return order(at: position, of: subviews)
        }
    }

    private func order(of view: UIView) -> Int64? {
        changes.number(of: view.layer).map { rectangles.order(of: $0) }
    }

    /// Relabels the order numbers of the subviews around index `position`, in a range that is large enough for gaps (order maintenance). The subview at
    /// `position` has no order number yet.
    private func spread(around position: Int, of subviews: [UIView]) {
        var reach = 16
        while true {
            let first = max(position - reach, 0)
            let last = min(position + reach, subviews.count - 1)
            let members = Array(subviews[first...last]).filter { changes.number(of: $0.layer) != nil }
            let isWhole = first == 0 && last == subviews.count - 1
            let lowest = members.first.flatMap(order(of:)) ?? 0
            let highest = members.last.flatMap(order(of:)) ?? 0
            let gap = isWhole ? Self.gap : (highest - lowest) / Int64(max(members.count, 1))
            // The required gap does not grow with the range: small gaps in a large range last longer than large gaps in a small one.
            if gap >= 16 || isWhole {
                for (index, view) in members.enumerated() {
                    if let slot = changes.number(of: view.layer) { rectangles.renumber(slot, to: lowest + Int64(index) * gap) }
                }
                return
            }
            reach *= 2
        }
    }

    /// The number of recorded changes that were not applied yet; for tests.
    var waitingChanges: Int { changes.numbers.count }

    /// Checks that the index matches the subviews; for tests.
    func checkInvariants(for subviews: [UIView]) -> Bool {
        guard isBuilt else { return true }
        let orders = subviews.compactMap(order(of:))
        return orders.count == subviews.count && zip(orders, orders.dropFirst()).allSatisfy { $0 < $1 }
            && rectangles.count == subviews.count && rectangles.checkInvariants()
    }
}
