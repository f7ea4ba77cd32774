import Foundation

/// The origin or destination of a preview.
@preconcurrency @MainActor
open class UIPreviewTarget: MainActorObject, NSCopying {
    /// The view whose coordinates ``center`` uses. The preview is displayed in its window and follows it when it moves.
    open private(set) var container: UIView
    /// The center of the preview, in the coordinates of ``container``.
    open private(set) var center: CGPoint
    /// The scale and rotation of the preview about its center.
    open private(set) var transform: CGAffineTransform

    /// Creates a target in `container`, which must be in a window: otherwise the app stops.
    ///
    /// - Parameters:
    ///   - container: The view whose coordinates are used.
    ///   - center: The center of the preview in those coordinates.
    ///   - transform: The scale and rotation of the preview about its center.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        precondition(
            container.window != nil,
            "\(type(of: self)) requires that the container view is in a window, but it is not. (container: \(container))")
        self.container = container
        self.center = center
        self.transform = transform
        super.init(onMainActor: ())
    }

    /// Creates a target in `container`, which must be in a window, without scale and rotation.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    /// Creates a target at the current position of `view`, which must be in a window.
    convenience init(placeOf view: UIView) {
        let container = view.superview ?? view
        self.init(
            container: container, center: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: container),
            transform: container === view ? .identity : view.transform)
    }

    /// Returns the target itself, which is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
