/// A reusable behavior that can be added to a view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that the interaction was added to.
    var view: UIView? { get }
    /// Called before the interaction is added to a view, or removed from its view (nil).
    func willMove(to view: UIView?)
    /// Called after the interaction was added to a view, or removed from its view (nil). It adds its gesture recognizers here.
    func didMove(to view: UIView?)
}
