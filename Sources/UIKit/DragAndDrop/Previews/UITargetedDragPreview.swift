import Foundation

/// The preview of a dragged item and its target. The item is lifted from, dropped at or returned to the target.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    /// Creates a one-line preview of a URL at a target. A long URL is truncated.
    ///
    /// - Parameters:
    ///   - url: A web page's URL. For files, show the icon or the content instead.
    ///   - target: The preview's origin or destination.
    public convenience init(for url: URL, target: UIDragPreviewTarget) {
        self.init(for: url, title: nil, target: target)
    }

    /// Creates a preview of a web page at a target. The preview shows the page's title above its URL.
    ///
    /// - Parameters:
    ///   - url: A web page's URL. For files, show the icon or the content instead.
    ///   - title: The first line. If nil, the preview only shows the URL.
    ///   - target: The preview's origin or destination.
    public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
        let preview = UIDragPreview(for: url, title: title)
        self.init(view: preview.view, parameters: preview.parameters, target: target)
    }

    /// Returns a preview of the same view with the same parameters at another target.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// Returns a preview of the same view with the same parameters at another target.
    open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }

    override class var defaultParameters: UIPreviewParameters { UIDragPreviewParameters() }
    override class func makeTarget(placeOf view: UIView) -> UIPreviewTarget { UIDragPreviewTarget(placeOf: view) }
}
