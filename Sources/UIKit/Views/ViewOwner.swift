/// A responder that manages a view: a view controller.
@MainActor
protocol ViewOwner: UIResponder {
    /// The managed view; nil if it is not loaded.
    var viewIfLoaded: UIView? { get }
}
