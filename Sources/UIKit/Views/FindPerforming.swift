/// An interaction that performs the find commands of its view.
@MainActor
protocol FindPerforming: UIInteraction {
    /// The key commands for finding.
    var keyCommands: [UIKeyCommand] { get }
    /// Performs a find command of a responder.
    func perform(_ action: EditAction)
}

extension UIResponder {
    /// The interaction that performs find commands; nil for a responder that is not a view, or a view without such an interaction.
    var findPerformer: (any FindPerforming)? {
        (self as? UIView)?.attachedInteractions.lazy.compactMap { $0 as? any FindPerforming }.first
    }
}
