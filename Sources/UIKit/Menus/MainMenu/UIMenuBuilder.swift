/// Changes a system of menus while it is built: see ``UIResponder/buildMenu(with:)``.
///
/// What names a menu that is not there changes nothing.
@preconcurrency @MainActor
public protocol UIMenuBuilder: NSObjectProtocol {
    /// The system that is built.
    var system: UIMenuSystem { get }

    /// The menu with an identifier; nil where there is none.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// The action with an identifier; nil where there is none.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// The command that performs `action` and has no property list, or an equal one as far as that can be told; nil where there is none.
    func command(for action: Selector, propertyList: Any?) -> UICommand?

    /// Puts a menu in the place of another one.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Gives a menu other elements: what the closure makes of those that it has.
    func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])

    /// Puts a menu before another one, into the same menu.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu after another one, into the same menu.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu into another one, as its first element.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Puts a menu into another one, as its last element.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

    /// Takes a menu away.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// Builds menus as trees that do not change: each change makes the menus on the way to it anew. Linear in the number of elements.
final class MenuTreeBuilder: MainActorObject, UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu
    /// Whether anything was changed.
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

    /// Two menus with one identifier could not be told apart.
    private func isNew(_ menu: UIMenu) -> Bool {
        if self.menu(for: menu.identifier) == nil { return true }
        viewLog.error("A menu with the identifier \(menu.identifier.rawValue) is there already: the second one is not inserted.")
        return false
    }

    /// Puts what `change` makes of a menu in its place.
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
