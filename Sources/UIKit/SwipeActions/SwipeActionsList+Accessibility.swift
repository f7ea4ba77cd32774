extension SwipeActionsList {
    /// The swipe actions of a row at both edges, as actions for assistive technologies. A table's default action, which deletes the row, is included.
    func accessibilitySwipeActions(of row: UIView) -> [AccessibilityTree.Action] {
        let configurations = [SwipeEdge.trailing, .leading].compactMap { swipeActions(of: row, at: $0) }
        return configurations.flatMap(\.actions).compactMap { action -> AccessibilityTree.Action? in
            guard let title = action.title, !title.isEmpty else { return nil }
            return AccessibilityTree.Action(name: title) {
                action.handler(action, row) { _ in }
                return true
            }
        }
    }
}
