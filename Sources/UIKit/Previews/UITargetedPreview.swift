import Foundation

/// A preview of a view, and its origin or destination.
///
/// A view in a window is shown as a snapshot and remains in its window. A view without a window is itself displayed in the preview.
@preconcurrency @MainActor
open class UITargetedPreview: MainActorObject, NSCopying {
    /// The view to show.
    open private(set) var view: UIView
    /// The origin or destination.
    open private(set) var target: UIPreviewTarget
    private let looks: UIPreviewParameters

    /// A copy of the preview's parameters.
    open var parameters: UIPreviewParameters { looks.makeCopy() }

    /// The size of ``view``, in points.
    open var size: CGSize { view.bounds.size }

    /// Creates a preview of a view at a target.
    ///
    /// - Parameters:
    ///   - view: The view to show. It need not be in a window.
    ///   - parameters: The appearance, which is copied.
    ///   - target: The origin or destination.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.target = target
        looks = parameters.makeCopy()
        super.init(onMainActor: ())
    }

    /// Creates a preview of a view at its current position. The view must be in a window: otherwise the app stops.
    ///
    /// - Parameters:
    ///   - view: The view to show.
    ///   - parameters: The appearance, which is copied.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(view: view, parameters: parameters, target: Self.currentTarget(of: view))
    }

    /// Creates a preview of a view with default parameters at its current position. The view must be in a window: otherwise the app stops.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: Self.defaultParameters, target: Self.currentTarget(of: view))
    }

    /// Returns a preview of the same view with the same parameters at another target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: looks, target: newTarget)
    }

    /// Returns itself, since a preview is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    class var defaultParameters: UIPreviewParameters { UIPreviewParameters() }
    class func makeTarget(placeOf view: UIView) -> UIPreviewTarget { UIPreviewTarget(placeOf: view) }

    private class func currentTarget(of view: UIView) -> UIPreviewTarget {
        precondition(
            view.window != nil,
            "\(self) requires that the view is in a window, but it is not (view: \(view)). Use init(view:parameters:target:).")
        return makeTarget(placeOf: view)
    }
}
