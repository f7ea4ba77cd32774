import Foundation

/// Brings the menu of commands of an item that a finger rests on, in the way of before context menus: those that the delegate allows, in
/// the ``UIMenuController``.
@MainActor
final class ListEditMenu: UILongPressGestureRecognizer, UIGestureRecognizerDelegate, MenuCommands {
    private weak var list: (any ItemList)?
    /// The item that the menu is for, and its cell, which looks touched while the menu is there.
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

    /// Only where the item has such a menu and no other: a finger that rests does nothing else otherwise.
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
        // The touch is taken from the cell, which then keeps the look of one that is touched for as long as the menu is there.
        list.endHighlight()
        list.show(cell, isHighlighted: true)
        let controller = UIMenuController.shared
        controller.show(from: list, at: list.convert(cell.bounds, from: cell), commands: self)
        // There was nothing to choose.
        if !controller.isMenuVisible { menuWillHide() }
    }

    /// The data changed: the menu is for the same item, or goes with it.
    func follow(_ map: UpdateMap) {
        guard let path else { return }
        self.path = map.item(after: path)
        if self.path == nil { hide() }
    }

    /// The menu goes: the data are others.
    func hide() {
        path = nil
        if cell != nil, let list { UIMenuController.shared.hideMenu(from: list) }
    }

    // MARK: Commands

    func offers(_ action: Selector, sender: Any?) -> Bool {
        guard let list, let path else { return false }
        return list.offers(action, at: path, sender: sender)
    }

    /// A cell that has the command itself performs it; else the delegate does.
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
