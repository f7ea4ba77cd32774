import Foundation

/// The preview of a dragged item with the place that it is lifted from, dropped to or goes back to.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    /// A one-line picture of the address of a web page, to be put at a place. It may not show all of the address.
    ///
    /// - Parameters:
    ///   - url: No file's address: of files show the icon or the content.
    ///   - target: Where it comes from or goes to.
    public convenience init(for url: URL, target: UIDragPreviewTarget) {
        self.init(for: url, title: nil, target: target)
    }

    /// A picture of a web page, its title above its address, to be put at a place.
    ///
    /// - Parameters:
    ///   - url: No file's address: of files show the icon or the content.
    ///   - title: The first line. Without one there is the address alone.
    ///   - target: Where it comes from or goes to.
    public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
        let preview = UIDragPreview(for: url, title: title)
        self.init(view: preview.view, parameters: preview.parameters, target: target)
    }

    /// The same view with the same looks, and another place.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// The same view with the same looks, and another place.
    open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }

    override class var defaultParameters: UIPreviewParameters { UIDragPreviewParameters() }
    override class func makeTarget(placeOf view: UIView) -> UIPreviewTarget { UIDragPreviewTarget(placeOf: view) }
}
