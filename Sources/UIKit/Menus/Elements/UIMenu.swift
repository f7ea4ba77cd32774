import Foundation

/// A menu, a submenu, or a section of a menu.
///
/// A menu is immutable. ``replacingChildren(_:)`` returns a copy with other elements.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// The presentation of a menu in its parent menu, and the selection behaviour of its elements.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The menu is a section of its parent, between separators.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The menu's actions are destructive, which its title's colour shows.
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one element of the menu, its sections and its submenus is in the on state at a time.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// The elements are small images in a row.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// The size of a menu's elements.
    public enum ElementSize: Int, Sendable {
        /// Small images, up to four in a row.
        case small = 0
        /// Images above short titles, up to three in a row.
        case medium = 1
        /// A separate row for each element.
        case large = 2
        /// The system chooses: a row for each element, or images in a palette.
        case automatic = -1
    }

    /// The menu's identifier.
    open private(set) var identifier: Identifier
    /// The menu's options.
    open private(set) var options: Options
    /// The size of the elements.
    open var preferredElementSize: ElementSize
    /// The elements in order.
    open private(set) var children: [UIMenuElement]

    /// Creates a menu. Without an identifier it gets a unique one.
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

    /// Returns a copy with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
        menu.accessibilityIdentifier = accessibilityIdentifier
        return menu
    }

    /// The elements of the menu and of its inline sections that are in the on state.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let leaf = child as? any UIMenuLeaf { return leaf.state == .on ? [child] : [] }
            guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
            return menu.selectedElements
        }
    }

    /// All actions and commands of the menu and its submenus, including loaded deferred elements.
    ///
    /// - Complexity: O(*n*) in their number.
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

    /// Whether the menu, a submenu or a loaded deferred element contains `element`.
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

    /// The innermost menu with ``Options/singleSelection`` that contains `element`, including this one; nil without such a menu.
    func singleSelectionMenu(of element: UIMenuElement) -> UIMenu? {
        guard contains(element) else { return nil }
        for child in children {
            if let found = (child as? UIMenu)?.singleSelectionMenu(of: element) { return found }
        }
        return options.contains(.singleSelection) ? self : nil
    }

    /// Turns `element` on, and all others of this menu and its submenus off.
    func select(_ element: any UIMenuLeaf) {
        for leaf in leaves {
            let state: State = leaf === element ? .on : .off
            if leaf.state != state { leaf.state = state }
        }
    }
}
