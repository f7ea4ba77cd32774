import Foundation

/// The long press for the edit menu of an item, the predecessor of context menus. ``UIMenuController`` shows the commands that the delegate allows.
@MainActor
final class ListEditMenu: UILongPressGestureRecognizer, UIGestureRecognizerDelegate, MenuCommands {
    private weak var list: (any ItemList)?
    /// The item with the open menu, and its cell, which stays highlighted.
    private var path: ItemPath?
    private weak var cell: UIView?

    init(of list: any ItemList) {
        self.list = list
        super.init(target: nil, action: nil)
        delegate = self
        addHandler { [weak self] recognizer in
            if recognizer.state == .began { self?.show() }
        }
    }

    /// Begins only if the item has an edit menu and no context menu.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let list, list.mayBeDraggedOff, list.contextMenuInteraction?.session == nil,
            let path = list.dataItem(at: location(in: list)), list.hasEditMenu(at: path)
        else { return false }
        self.path = path
        return true
    }

    private func show() {
        guard let list, let path, let cell = list.cell(ofDataItem: path), cell.window != nil else { return }
        self.cell = cell
        // The touch no longer highlights the cell, so keep it highlighted while the menu is visible.
        list.endHighlight()
        list.show(cell, isHighlighted: true)
        let controller = UIMenuController.shared
        controller.show(from: list, at: list.convert(cell.bounds, from: cell), commands: self)
        // A menu without commands is not shown, and ends immediately.
        if !controller.isMenuVisible { menuWillHide() }
    }

    /// Updates the menu's item after a change of the data, or hides the menu if the item was deleted.
    func follow(_ map: UpdateMap) {
        guard let path else { return }
        self.path = map.item(after: path)
        if self.path == nil { hide() }
    }

    /// Hides the menu after a reload.
    func hide() {
        path = nil
        if cell != nil, let list { UIMenuController.shared.hideMenu(from: list) }
    }

    // MARK: Commands

    func offers(_ action: Selector, sender: Any?) -> Bool {
        guard let list, let path else { return false }
        return list.offers(action, at: path, sender: sender)
    }

    /// The cell performs the command if it implements the command. Otherwise the delegate performs the command.
    func perform(_ action: Selector, sender: Any?) {
        guard let list, let path else { return }
        if let cell = list.cell(ofDataItem: path), cell.canPerformAction(action, withSender: sender) {
            action.perform(on: cell, sender: sender)
        } else {
            list.perform(action, at: path, sender: sender)
        }
    }

    func menuWillHide() {
        if let cell { list?.show(cell, isHighlighted: false) }
        cell = nil
    }
}
