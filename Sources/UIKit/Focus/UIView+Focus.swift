extension UIView: UIFocusItemContainer {
    /// The storage of ``focusEffect``. A ring, unless another effect or nil was set.
    var baseFocusEffect: UIFocusEffect? {
        get {
            guard let record = rareData?.focus, record.hasOwnEffect else { return UIFocusHaloEffect() }
            return record.effect
        }
        set {
            let record = ensuredFocusRecord
            record.hasOwnEffect = true
            record.effect = newValue
        }
    }

    /// The focus attributes, created at the first access.
    var ensuredFocusRecord: FocusRecord {
        let data = ensuredRareData
        if let record = data.focus { return record }
        let made = FocusRecord()
        data.focus = made
        return made
    }

    func baseFocusItems(in rect: CGRect) -> [any UIFocusItem] {
        var found: [any UIFocusItem] = []
        for subview in subviews where !subview.isHidden {
            guard subview.convert(subview.bounds, to: self).meets(rect) else { continue }
            if subview.canBecomeFocused { found.append(subview) }
            found += subview.focusItems(in: convert(rect, to: subview))
        }
        return found
    }
}

extension UIWindow {
    /// The view with the keyboard focus, or the view that draws the focused item. Nil while the focus ring is hidden.
    var focusedResponder: UIResponder? {
        guard let focus = windowScene?.focusIfAny, focus.isShown, let object = focus.object else { return nil }
        let view = AccessibilityTree.view(of: object)
        // Nil for a view behind a presented controller, because that view gets no keys.
        guard view?.window === self, let view, isFollowedByFront(view) else { return nil }
        return view
    }

    private func isFollowedByFront(_ view: UIView) -> Bool {
        guard let front = frontController else { return true }
        return view.isFollowed(by: front)
    }

    /// Handles a key that no responder handled: moves the focus, or activates the focused item. Returns whether the key had an effect.
    func movesFocus(for press: UIPress) -> Bool {
        guard let key = press.key, let focus = windowScene?.focus else { return false }
        let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        switch (key.keyCode, modifiers) {
        // Tab inserts a character in a text input, so Control-Tab is needed to leave it.
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
