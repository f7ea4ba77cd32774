/// Changes the menus of a menu system while it is built; see ``UIResponder/buildMenu(with:)``.
///
/// Changes with an identifier that the system does not contain have no effect.
@preconcurrency @MainActor
public protocol UIMenuBuilder: NSObjectProtocol {
    /// The menu system that is built.
    var system: UIMenuSystem { get }

    /// The menu with an identifier; nil if it does not exist.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// The action with an identifier; nil if it does not exist.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// The command with an action and an equal property list; nil if it does not exist. Property lists that are not hashable compare as nil.
    func command(for action: Selector, propertyList: Any?) -> UICommand?

    /// Replaces a menu.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Replaces the elements of a menu. The closure receives the current elements and returns the new ones.
    func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])

    /// Inserts a menu before another one, in the same parent.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu after another one, in the same parent.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu as the first element of another one.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Inserts a menu as the last element of another one.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

    /// Removes a menu.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// Builds menus as immutable trees: each change copies the menus on the path to it. O(*n*) in the number of elements.
final class MenuTreeBuilder: MainActorObject, UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu
    /// Whether the menus were changed.
    private(set) var isChanged = false

    init(_ root: UIMenu, system: UIMenuSystem) {
        self.root = root
        self.system = system
        super.init(onMainActor: ())
    }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        func find(_ menu: UIMenu) -> UIMenu? {
            if menu.identifier == identifier { return menu }
            return menu.children.lazy.compactMap { ($0 as? UIMenu).flatMap(find) }.first
        }
        return find(root)
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        root.leaves.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        let wanted = propertyList as? AnyHashable
        return root.leaves.lazy.compactMap { $0 as? UICommand }.first {
            $0.action == action && ($0.propertyList as? AnyHashable) == wanted
        }
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        if root.identifier == replacedIdentifier {
            root = replacementMenu
            isChanged = true
        } else {
            change(around: replacedIdentifier) { _ in [replacementMenu] }
        }
    }

    func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]) {
        guard let menu = menu(for: parentIdentifier) else { return }
        replace(menu: parentIdentifier, with: menu.replacingChildren(childrenBlock(menu.children)))
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        if isNew(siblingMenu) { change(around: siblingIdentifier) { [siblingMenu, $0] } }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        if isNew(siblingMenu) { change(around: siblingIdentifier) { [$0, siblingMenu] } }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        if isNew(childMenu) { replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 } }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        if isNew(childMenu) { replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] } }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) { change(around: removedIdentifier) { _ in [] } }

    /// Rejects a second menu with the same identifier, since identifiers must be unique.
    private func isNew(_ menu: UIMenu) -> Bool {
        if self.menu(for: menu.identifier) == nil { return true }
        viewLog.error("Cannot insert a menu with the identifier \"\(menu.identifier.rawValue)\": there is already one.")
        return false
    }

    /// Replaces a menu with the result of `change`.
    private func change(around identifier: UIMenu.Identifier, _ change: (UIMenu) -> [UIMenuElement]) {
        func changed(_ menu: UIMenu) -> UIMenu? {
            var isHere = false
            let children = menu.children.flatMap { child -> [UIMenuElement] in
                guard !isHere, let inner = child as? UIMenu else { return [child] }
                if inner.identifier == identifier {
                    isHere = true
                    return change(inner)
                }
                guard let new = changed(inner) else { return [child] }
                isHere = true
                return [new]
            }
            return isHere ? menu.replacingChildren(children) : nil
        }
        guard let new = changed(root) else { return }
        root = new
        isChanged = true
    }
}
