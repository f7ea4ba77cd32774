import Foundation

/// A view as it is seen while it is moved by the system, and the place that it comes from or goes to.
///
/// Of a view in a window a picture is shown, and the view stays where it is. One that is in no window is shown itself.
@preconcurrency @MainActor
open class UITargetedPreview: MainActorObject, NSCopying {
    /// What is shown.
    public let view: UIView
    /// Where it comes from or goes to.
    public let target: UIPreviewTarget
    private let looks: UIPreviewParameters

    /// How it looks. What is answered is a copy.
    open var parameters: UIPreviewParameters { looks.makeCopy() }

    /// The size of ``view``, in points.
    open var size: CGSize { view.bounds.size }

    /// A view at a place.
    ///
    /// - Parameters:
    ///   - view: What to show. It need not be in a window.
    ///   - parameters: How it looks; copied.
    ///   - target: Where it comes from or goes to.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.target = target
        looks = parameters.makeCopy()
        super.init(onMainActor: ())
    }

    /// A view at the place where it is. It must be in a window: the program stops where it is not.
    ///
    /// - Parameters:
    ///   - view: What to show.
    ///   - parameters: How it looks; copied.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(view: view, parameters: parameters, target: Self.place(of: view))
    }

    /// A view as it is at the place where it is. It must be in a window: the program stops where it is not.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: Self.defaultParameters, target: Self.place(of: view))
    }

    /// The same view with the same looks, and another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: looks, target: newTarget)
    }

    /// Itself: a preview never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    class var defaultParameters: UIPreviewParameters { UIPreviewParameters() }
    class func makeTarget(placeOf view: UIView) -> UIPreviewTarget { UIPreviewTarget(placeOf: view) }

    private class func place(of view: UIView) -> UIPreviewTarget {
        precondition(
            view.window != nil,
            "\(self): its view is not in a window: \(view). Put it into one, or use init(view:parameters:target:).")
        return makeTarget(placeOf: view)
    }
}
