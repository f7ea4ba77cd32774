/// What a key means to a control that has steps.
enum ControlKey {
    /// A step back.
    case previous
    /// A step on.
    case next
    /// Several steps back.
    case previousPage
    /// Several steps on.
    case nextPage
    /// To the beginning.
    case first
    /// To the end.
    case last
    /// Do what the control is there for.
    case activate

    /// What `key` means in a control; nil for a key that means nothing, or has a modifier. `increasesUpwards` tells whether the arrow upwards is a step on,
    /// as in a slider, or a step back, as in a list.
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
