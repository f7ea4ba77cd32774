import Foundation

/// A place that a preview comes from or goes to.
@preconcurrency @MainActor
open class UIPreviewTarget: MainActorObject, NSCopying {
    /// The view whose coordinates ``center`` is in. The preview follows it where it moves, and belongs to its window.
    public let container: UIView
    /// Where the preview's middle lies, in the coordinates of the ``container``.
    public let center: CGPoint
    /// How the preview is scaled and turned about its middle.
    public let transform: CGAffineTransform

    /// A place in `container`, which must be in a window: the program stops where it is not.
    ///
    /// - Parameters:
    ///   - container: The view whose coordinates count.
    ///   - center: The middle of the preview in those coordinates.
    ///   - transform: How the preview is scaled and turned there.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        precondition(
            container.window != nil,
            "\(type(of: self)) requires that the container view is in a window, but it is not. (container: \(container))")
        self.container = container
        self.center = center
        self.transform = transform
        super.init(onMainActor: ())
    }

    /// A place in `container`, which must be in a window, where the preview is neither scaled nor turned.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    /// The place where `view`, which has to be in a window, is itself.
    convenience init(placeOf view: UIView) {
        let container = view.superview ?? view
        self.init(
            container: container, center: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: container),
            transform: container === view ? .identity : view.transform)
    }

    /// Itself: a target never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
