import Foundation

/// Elements that are shown together: a whole menu, a menu in another one, or a section of one.
///
/// A menu does not change. ``replacingChildren(_:)`` makes one that is the same but for what is in it.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// How a menu is shown inside of another one, and what can be chosen in it.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It is a section of the menu that it is in, between lines.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// What it leads to takes something away for good, and its title says so by its colour.
        public static let destructive = Options(rawValue: 1 << 1)
        /// One element of it, its sections and its menus is chosen at a time: choosing one turns the others off.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// Its elements are small pictures in a row.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// How large the elements of a menu are.
    public enum ElementSize: Int, Sendable {
        /// Small pictures side by side, up to four in a row.
        case small = 0
        /// Pictures over short titles side by side, up to three in a row.
        case medium = 1
        /// A row each.
        case large = 2
        /// What the place makes best: a row each, and in a palette pictures.
        case automatic = -1
    }

    /// What the menu is found again by.
    public let identifier: Identifier
    /// How it is shown inside of another one, and what can be chosen in it.
    public let options: Options
    /// How large its elements are.
    open var preferredElementSize: ElementSize
    /// The elements, in order.
    public let children: [UIMenuElement]

    /// A menu of `children`. Without an identifier it gets one of its own.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("com.lodestone.menu.\(UUID().uuidString)")
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(onMainActor: ())
        describe(title: title, subtitle: subtitle, image: image)
    }

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
        menu.accessibilityIdentifier = accessibilityIdentifier
        return menu
    }

    /// The elements that are on: the menu's own, and those of menus inside that are sections of it.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let leaf = child as? any UIMenuLeaf { return leaf.state == .on ? [child] : [] }
            guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
            return menu.selectedElements
        }
    }

    /// Every action and command of the menu and of the menus inside, those of deferred elements that are known included. Linear in their
    /// number.
    var leaves: [any UIMenuLeaf] {
        func leaves(_ elements: [UIMenuElement]) -> [any UIMenuLeaf] {
            elements.flatMap { element -> [any UIMenuLeaf] in
                if let leaf = element as? any UIMenuLeaf { return [leaf] }
                if let menu = element as? UIMenu { return leaves(menu.children) }
                return leaves((element as? UIDeferredMenuElement)?.knownElements ?? [])
            }
        }
        return leaves(children)
    }

    /// Whether `element` is in the menu, in a menu inside, or what a deferred element of it gave.
    func contains(_ element: UIMenuElement) -> Bool {
        func contains(_ elements: [UIMenuElement]) -> Bool {
            elements.contains { child in
                if child === element { return true }
                if let menu = child as? UIMenu { return contains(menu.children) }
                return contains((child as? UIDeferredMenuElement)?.knownElements ?? [])
            }
        }
        return contains(children)
    }

    /// The innermost menu with ``Options/singleSelection`` that `element` is in, this one included; nil where there is none.
    func singleSelectionMenu(of element: UIMenuElement) -> UIMenu? {
        guard contains(element) else { return nil }
        for child in children {
            if let found = (child as? UIMenu)?.singleSelectionMenu(of: element) { return found }
        }
        return options.contains(.singleSelection) ? self : nil
    }

    /// Turns `element` on and every other element of this menu and the menus inside off.
    func select(_ element: any UIMenuLeaf) {
        for leaf in leaves {
            let state: State = leaf === element ? .on : .off
            if leaf.state != state { leaf.state = state }
        }
    }
}
