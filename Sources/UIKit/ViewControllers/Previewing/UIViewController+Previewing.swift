import CoreGraphics

extension UIViewController {
    /// Lets a person look at what `sourceView` leads to, by a long press: the delegate gives a controller, whose view is shown with the actions of
    /// its ``previewActionItems`` below; a tap on it opens it. The older form of ``UIContextMenuInteraction``, as on devices that feel no force.
    ///
    /// - Parameters:
    ///   - delegate: Says what is looked at, and opens it. Held weakly.
    ///   - sourceView: The view that is pressed. It holds what is given back.
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        let context = PreviewingContext(delegate: delegate, sourceView: sourceView)
        context.register()
        return context
    }

    /// The place can be looked at no longer.
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
        (previewing as? PreviewingContext)?.unregister()
    }
}
