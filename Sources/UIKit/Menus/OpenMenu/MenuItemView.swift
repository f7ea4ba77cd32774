/// What can be chosen in an open menu: a row, one of several elements in a row, or the title of an open menu inside, which closes it.
@MainActor
class MenuItemView: UIView {
    /// What choosing it means.
    enum Meaning {
        case leaf(any UIMenuLeaf)
        case submenu(UIMenu)
        /// Goes back to the menu that this one came from.
        case back
    }

    let meaning: Meaning
    /// Whether it can be chosen.
    var isEnabled: Bool {
        if case .leaf(let leaf) = meaning { return isAvailable && !leaf.attributes.contains(.disabled) }
        return true
    }
    /// Whether there is an object that performs it.
    let isAvailable: Bool
    /// Whether the finger, the pointer or the keyboard is on it.
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

    /// What is typed to reach it.
    var title: String { accessibilityLabel ?? "" }

    var element: UIMenuElement? {
        switch meaning {
        case .leaf(let leaf): leaf as? UIMenuElement
        case .submenu(let menu): menu
        case .back: nil
        }
    }

    /// The text's colour.
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
