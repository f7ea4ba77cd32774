/// What a command is while further modifier keys are held down: another title and another action.
@preconcurrency @MainActor
open class UICommandAlternate: MainActorObject {
    /// What it says.
    public let title: String
    /// The method that does it.
    public let action: Selector
    /// The keys that have to be held down, together with those of the command.
    public let modifierFlags: UIKeyModifierFlags

    /// Another title and action while `modifierFlags` are held down.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init(onMainActor: ())
    }
}

extension UICommand {
    /// What the command is while exactly these modifier keys are down, of those that tell commands apart; nil for itself.
    func alternate(for modifiers: UIKeyModifierFlags) -> UICommandAlternate? {
        let held = modifiers.intersection([.shift, .control, .alternate, .command])
        return held.isEmpty ? nil : alternates.first { $0.modifierFlags == held }
    }
}
