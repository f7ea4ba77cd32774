/// Where the subviews of one view can be touched: what finds the frontmost of many without asking all of them.
///
/// Subviews that move, or come and go for touches, are written down as they do, and taken in when the index is asked. That is done when
/// it costs little beside asking all subviews; where most of them changed they are asked, until that has cost as much as taking the
/// changes in. Hit testing with an index therefore never costs more than about twice what it does without, whatever moves, and finding a
/// view in many that stand still, or of which a few move, does not depend on how many they are.
///
/// What cannot be told from a view's place alone is asked at every point: views that override the questions of hit testing, are touched
/// where an animator shows them, or are seen in perspective.
@MainActor
final class SubviewIndex {
    /// Fewer subviews are asked one by one. Measured: where one of eight moves before each question, taking that in costs what asking all
    /// of them does, and an index of some more would hardly be noticed.
    static let smallestCount = 12
    /// What taking in a change costs, in subviews that are asked; measured.
    private static let changeCost = 3
    /// As many changes as this part of the subviews are taken in at once.
    private static let smallPart = 16

    private var rectangles = RectangleIndex()
    /// By slot; nil for free ones. A view takes itself out before it goes away.
    private var views: [Unmanaged<UIView>?] = []
    private let changes = PlaceChanges()
    /// How many subviews were asked one by one since changes were last taken in.
    private var asked = 0
    /// Counts subviews that came, went or changed places.
    private(set) var version = 0
    /// The subviews are known.
    private var isBuilt = false

    // MARK: The subviews

    /// `view` became the subview number `position` of `subviews`.
    func insert(_ view: UIView, at position: Int, of subviews: [UIView]) {
        guard isBuilt else { return }
        version += 1
        let slot = rectangles.add(order: order(at: position, of: subviews))
        if Int(slot) == views.count { views.append(.passUnretained(view)) } else { views[Int(slot)] = .passUnretained(view) }
        changes.watch(view.layer, as: slot)
        // Views that come and go while the index is not asked would make the list longer and longer.
        if changes.numbers.count > 2 * views.count { changes.removeDuplicates() }
    }

    /// `view` is no subview any more.
    func remove(_ view: UIView) {
        guard let slot = changes.number(of: view.layer) else { return }
        version += 1
        changes.forget(view.layer)
        rectangles.remove(slot)
        views[Int(slot)] = nil
    }

    /// Two subviews changed places.
    func exchange(_ one: UIView, _ other: UIView) {
        guard let first = changes.number(of: one.layer), let second = changes.number(of: other.layer) else { return }
        version += 1
        let order = rectangles.order(of: first)
        rectangles.reorder(first, to: rectangles.order(of: second))
        rectangles.reorder(second, to: order)
        changes.note(one.layer)
        changes.note(other.layer)
    }

    /// Forgets the subviews, before the index is thrown away.
    func forget(_ subviews: [UIView]) {
        for view in subviews { changes.forget(view.layer) }
    }

    /// So few of the subviews are left that another index would be better.
    func isTooLarge(for count: Int) -> Bool { isBuilt && views.count > 4 * count + 64 }

    // MARK: Finding

    /// Whether the index knows `subviews` as they are now, which it may learn first if that is worth it.
    func isReady(for subviews: [UIView]) -> Bool {
        let changed = isBuilt ? changes.numbers.count : subviews.count
        if changed == 0 { return true }
        guard changed * Self.changeCost <= asked + subviews.count * Self.changeCost / Self.smallPart else { return false }
        update(subviews)
        return true
    }

    /// So many subviews were asked one by one, since the index was not ready.
    func noteAsked(_ count: Int) { asked += count }

    /// Takes in what changed.
    func update(_ subviews: [UIView]) {
        if !isBuilt { build(subviews) }
        asked = 0
        for slot in changes.numbers {
            // The view may have left meanwhile.
            guard let view = views[Int(slot)]?.takeUnretainedValue() else { continue }
            changes.settle(view.layer)
            rectangles.place(slot, view.touchReach)
        }
        changes.clear()
    }

    /// The frontmost subview that may be touched at a point, of those whose order is below `limit`, and its order.
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

    // MARK: The order

    /// How far the numbers of neighbours are apart at first.
    private static let gap: Int64 = 1 << 24

    /// A number for the subview at `position`, between those of its neighbours.
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

    /// Spreads the numbers of as many neighbours of `position`, whose view has none yet, as it takes to make room between them.
    private func spread(around position: Int, of subviews: [UIView]) {
        var reach = 16
        while true {
            let first = max(position - reach, 0)
            let last = min(position + reach, subviews.count - 1)
            let members = Array(subviews[first...last]).filter { changes.number(of: $0.layer) != nil }
            let isWhole = first == 0 && last == subviews.count - 1
            let lowest = members.first.flatMap(order(of:)) ?? 0
            let highest = members.last.flatMap(order(of:)) ?? 0
            let room = isWhole ? Self.gap : (highest - lowest) / Int64(max(members.count, 1))
            // Twice as many neighbours need not lie twice as loosely: a little room far out lasts longer than much near by.
            if room >= 16 || isWhole {
                for (index, view) in members.enumerated() {
                    if let slot = changes.number(of: view.layer) { rectangles.renumber(slot, to: lowest + Int64(index) * room) }
                }
                return
            }
            reach *= 2
        }
    }

    /// Changes that were written down and not taken in; for tests.
    var waitingChanges: Int { changes.numbers.count }

    /// Checks that what the index knows is what the subviews are; for tests.
    func checkInvariants(for subviews: [UIView]) -> Bool {
        guard isBuilt else { return true }
        let orders = subviews.compactMap(order(of:))
        return orders.count == subviews.count && zip(orders, orders.dropFirst()).allSatisfy { $0 < $1 }
            && rectangles.count == subviews.count && rectangles.checkInvariants()
    }
}
