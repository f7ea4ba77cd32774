/// Something that can be done with a view, added to it as an object of its own.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that the interaction was added to.
    var view: UIView? { get }
    /// The interaction is about to be added to a view, or taken off its own.
    func willMove(to view: UIView?)
    /// The interaction was added to a view, or taken off its own. It adds what it needs of recognizers here.
    func didMove(to view: UIView?)
}
