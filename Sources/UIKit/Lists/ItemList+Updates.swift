import Foundation

extension ItemList {
    /// Calls the completions of an update after its animations.
    func complete(_ completions: [(Bool) -> Void], finished: Bool) {
        guard !completions.isEmpty else { return }
        let tracker = AnimationTracker { _ in for completion in completions { completion(finished) } }
        tracker.close()
    }

    /// Moves the selection, the focus and the highlight to the paths after an update.
    func moveSelection(by map: UpdateMap) {
        selection = Set(selection.compactMap { path in map.isReloaded(path) ? nil : map.item(after: path) })
        selectionAnchor = selectionAnchor.flatMap { map.item(after: $0) }
        cursor = cursor.flatMap { map.item(after: $0) }
        if let path = highlighted {
            if let moved = map.item(after: path), !map.isReloaded(path) { highlighted = moved } else { endHighlight() }
        }
    }
}

extension Set<ItemPath> {
    /// Sets the prefetched items to those items of `wanted` that are not visible. Returns the paths to cancel and the paths to prefetch.
    mutating func prefetch(_ wanted: [ItemPath], isVisible: (ItemPath) -> Bool) -> (cancelled: [IndexPath], new: [IndexPath]) {
        let cancelled = subtracting(wanted).filter { !isVisible($0) }
        let new = wanted.filter { !isVisible($0) && !contains($0) }
        subtract(cancelled)
        formUnion(new)
        return (cancelled.sorted().map(\.indexPath), new.map(\.indexPath))
    }
}
