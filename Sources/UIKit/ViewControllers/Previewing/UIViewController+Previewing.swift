extension UIViewController {
    func baseRegisterForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        let context = PreviewingContext(delegate: delegate, sourceView: sourceView)
        context.register()
        return context
    }

    func baseUnregister(_ previewing: any UIViewControllerPreviewing) {
        (previewing as? PreviewingContext)?.unregister()
    }
}
