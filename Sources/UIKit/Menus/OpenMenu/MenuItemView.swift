/// A selectable item of an open menu: a row, an element in a row, or the title of an open submenu, which closes it.
@MainActor
class MenuItemView: UIView {
    /// The function of an item.
    enum Meaning {
        case leaf(any UIMenuLeaf)
        case submenu(UIMenu)
        /// Goes back to the parent menu.
        case back
    }

    let meaning: Meaning
    /// Whether the item can be chosen.
    var isEnabled: Bool {
        if case .leaf(let leaf) = meaning { return isAvailable && !leaf.attributes.contains(.disabled) }
        return true
    }
    /// Whether a target for the command exists.
    let isAvailable: Bool
    /// Whether the item is under the touch or pointer, or selected with the keyboard.
    var isHighlighted = false {
        didSet { backgroundColor = isHighlighted ? MenuConstants.highlight : nil }
    }

    init(_ meaning: Meaning, isAvailable: Bool = true) {
        self.meaning = meaning
        self.isAvailable = isAvailable
        super.init(frame: .zero)
        isAccessibilityElement = true
        switch meaning {
        case .leaf(let leaf):
            accessibilityLabel = leaf.title
            accessibilityHint = leaf.discoverabilityTitle
            accessibilityValue = leaf.state == .on ? "1" : leaf.state == .mixed ? "mixed" : nil
            accessibilityIdentifier = (leaf as? UIMenuElement)?.accessibilityIdentifier
        case .submenu(let menu):
            accessibilityLabel = menu.title
            accessibilityIdentifier = menu.accessibilityIdentifier
        case .back: break
        }
    }

    required init?(coder: NSCoder) { nil }

    /// The title, for type-ahead search.
    var title: String { accessibilityLabel ?? "" }

    var element: UIMenuElement? {
        switch meaning {
        case .leaf(let leaf): leaf as? UIMenuElement
        case .submenu(let menu): menu
        case .back: nil
        }
    }

    /// The colour of the text.
    var textColor: UIColor {
        switch meaning {
        case .leaf(let leaf):
            if !isEnabled { return .tertiaryLabel }
            return leaf.attributes.contains(.destructive) ? .systemRed : .label
        case .submenu(let menu): return menu.options.contains(.destructive) ? .systemRed : .label
        case .back: return .label
        }
    }

    // MARK: Accessibility

    override var traitsByDefault: UIAccessibilityTraits { isEnabled ? .button : [.button, .notEnabled] }
    override var ownRole: AccessibleRole? {
        if case .leaf(let leaf) = meaning, leaf.state != .off { return .checkMenuItem }
        return .menuItem
    }
}
