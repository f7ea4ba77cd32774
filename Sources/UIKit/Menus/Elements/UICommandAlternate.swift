/// A variant of a command with additional modifier keys: another title and action.
@preconcurrency @MainActor
open class UICommandAlternate: MainActorObject {
    /// The title.
    open private(set) var title: String
    /// The action.
    open private(set) var action: Selector
    /// The additional modifiers.
    open private(set) var modifierFlags: UIKeyModifierFlags

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
