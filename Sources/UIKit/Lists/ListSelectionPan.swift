/// A two-finger pan that selects items, or deselects them if the first one was selected.
@MainActor
final class ListSelectionPan: UIPanGestureRecognizer {
    private weak var list: (any ItemList)?
    private var anchor: ItemPath?
    private var before: Set<ItemPath> = []
    private var selects = true

    init(of list: any ItemList) {
        self.list = list
        super.init(target: nil, action: nil)
        minimumNumberOfTouches = 2
        maximumNumberOfTouches = 2
        allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        addHandler { [weak self] _ in self?.follow() }
    }

    /// Whether the delegate allows a selection that starts with the item under the touches.
    func shouldBegin() -> Bool {
        guard let list, let path = list.shownItem(at: location(in: list)), list.mayBeginSelecting(at: path) else { return false }
        anchor = path
        return true
    }

    private func follow() {
        guard let list, let anchor else { return }
        switch state {
        case .began:
            selects = !list.selection.contains(anchor)
            // The delegate may start editing mode, which can allow multiple selection.
            list.didBeginSelecting(at: anchor)
            before = list.selection
            extend(from: anchor)
        case .changed: extend(from: anchor)
        case .ended, .cancelled:
            self.anchor = nil
            list.didEndSelecting()
        default: break
        }
    }

    /// Selects the items from `anchor` to the current touch. Restores the previous state of items that the touches have left again.
    private func extend(from anchor: ItemPath) {
        guard let list, list.selectsSeveral, let path = list.shownItem(at: location(in: list)) else { return }
        let passed = Set(list.paths(from: min(anchor, path), to: max(anchor, path)))
        let wanted = selects ? before.union(passed) : before.subtracting(passed)
        for path in list.selection.subtracting(wanted).sorted() { list.deselect(path) }
        for path in wanted.subtracting(list.selection).sorted() { list.choose(path) }
    }
}
