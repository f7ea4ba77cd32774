/// A variant of a command with additional modifier keys: another title and action.
@preconcurrency @MainActor
open class UICommandAlternate: MainActorObject {
    /// The title.
    public let title: String
    /// The action.
    public let action: Selector
    /// The additional modifiers.
    public let modifierFlags: UIKeyModifierFlags

    /// Creates a variant for `modifierFlags`.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init(onMainActor: ())
    }
}

extension UICommand {
    /// The variant for exactly these modifiers; nil for the command itself.
    func alternate(for modifiers: UIKeyModifierFlags) -> UICommandAlternate? {
        let held = modifiers.intersection([.shift, .control, .alternate, .command])
        return held.isEmpty ? nil : alternates.first { $0.modifierFlags == held }
    }
}
