// Views in the focus of the keyboard.
extension UIView {
    /// Whether the focus is at the view.
    public var isFocused: Bool { window?.windowScene?.focusIfAny?.item === self }

    /// The controller whose view this is, or else the superview.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? {
        if let controller { return controller }
        return superview
    }

    /// The view.
    public var focusItemContainer: (any UIFocusItemContainer)? { self }

    /// How the view shows that the focus is there: a ring around it, unless set; nil for nothing.
    public var focusEffect: UIFocusEffect? {
        get {
            guard let rarities = accessibilityRecord?.rarities, rarities.hasOwnFocusEffect else { return UIFocusHaloEffect() }
            return rarities.focusEffect
        }
        set {
            ensuredAccessibilityRecord.ensuredRarities.hasOwnFocusEffect = true
            accessibilityRecord?.rarities?.focusEffect = newValue
        }
    }

    /// How much the view is preferred in its group.
    public var focusGroupPriority: UIFocusGroupPriority {
        get { accessibilityRecord?.rarities?.focusGroupPriority ?? .ignored }
        set { ensuredAccessibilityRecord.ensuredRarities.focusGroupPriority = newValue }
    }

    /// Asks for the focus to go where the view prefers it, where it is in the view now.
    public func setNeedsFocusUpdate() { window?.windowScene?.focusIfAny?.invalidate(self) }

    /// Has the focus go there now.
    public func updateFocusIfNeeded() { window?.windowScene?.focusIfAny?.update() }
}

extension UIView: UIFocusItemContainer {
    /// The view's own coordinates.
    public var coordinateSpace: any UICoordinateSpace { self }

    /// The subviews, and what is in them, that can have the focus and meet a rectangle. Linear in the number of views.
    public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        var found: [any UIFocusItem] = []
        for subview in subviews where !subview.isHidden {
            guard subview.convert(subview.bounds, to: self).meets(rect) else { continue }
            if subview.canBecomeFocused { found.append(subview) }
            found += subview.focusItems(in: convert(rect, to: subview))
        }
        return found
    }
}

// Controllers in the focus of the keyboard.
extension UIViewController: UIFocusEnvironment {
    /// What is around the controller's view.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parent }

    /// The controller's view.
    public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

    /// Asks for the focus to go where the controller prefers it, where it is in the controller now.
    public func setNeedsFocusUpdate() { viewIfLoaded?.window?.windowScene?.focusIfAny?.invalidate(self) }

    /// Has the focus go there now.
    public func updateFocusIfNeeded() { viewIfLoaded?.window?.windowScene?.focusIfAny?.update() }
}

extension UIWindowScene {
    /// Where the keyboard's focus is in the scene.
    public var focusSystem: UIFocusSystem? { focus.system }
}

extension UIWindow {
    /// Whether a key moved the focus, or activated what has it. Keys come here that no responder took.
    func movesFocus(for press: UIPress) -> Bool {
        guard let key = press.key, let focus = windowScene?.focus else { return false }
        let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        switch (key.keyCode, modifiers) {
        // With Control also out of a text, which types a Tab.
        case (.keyboardTab, []), (.keyboardTab, .control): return focus.step(backward: false)
        case (.keyboardTab, .shift), (.keyboardTab, [.control, .shift]): return focus.step(backward: true)
        case (.keyboardUpArrow, []): return focus.step(.up)
        case (.keyboardDownArrow, []): return focus.step(.down)
        case (.keyboardLeftArrow, []): return focus.step(.left)
        case (.keyboardRightArrow, []): return focus.step(.right)
        case (.keyboardSpacebar, []), (.keyboardReturnOrEnter, []): return focus.activate()
        case (.keyboardApplication, []), (.keyboardMenu, []), (.keyboardF10, .shift): return focus.openMenu()
        default: return false
        }
    }
}
