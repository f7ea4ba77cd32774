/// The command of a key for a control whose value changes in steps.
enum ControlKey {
    /// A step backward.
    case previous
    /// A step forward.
    case next
    /// Several steps backward.
    case previousPage
    /// Several steps forward.
    case nextPage
    /// A move to the first value.
    case first
    /// A move to the last value.
    case last
    /// Activation of the control's primary action.
    case activate

    /// Creates the command of `key` for the control `view`; nil for other keys, and for keys with modifiers.
    ///
    /// - Parameter increasesUpwards: Whether the up arrow is a step forward, as in a slider. If false, it is a step backward, as in a list.
    @MainActor
    init?(_ key: UIKey, in view: UIView, increasesUpwards: Bool = true) {
        guard key.modifierFlags.intersection([.shift, .control, .alternate, .command]).isEmpty else { return nil }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch key.keyCode {
        case .keyboardLeftArrow: self = isMirrored ? .next : .previous
        case .keyboardRightArrow: self = isMirrored ? .previous : .next
        case .keyboardUpArrow: self = increasesUpwards ? .next : .previous
        case .keyboardDownArrow: self = increasesUpwards ? .previous : .next
        case .keyboardPageUp: self = increasesUpwards ? .nextPage : .previousPage
        case .keyboardPageDown: self = increasesUpwards ? .previousPage : .nextPage
        case .keyboardHome: self = .first
        case .keyboardEnd: self = .last
        case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter: self = .activate
        default: return nil
        }
    }
}
