extension UIViewController {
    func loadNow() {
        guard loadedView == nil else { return }
        guard !isLoadingView else {
            assertionFailure("loadView() of \(type(of: self)) reads view before it sets it.")
            viewLog.error("loadView() of \(type(of: self)) reads view before it sets it: it gets an empty one.")
            setView(UIView(frame: .zero))
            return
        }
        isLoadingView = true
        currentTraits.asCurrent { loadView() }
        isLoadingView = false
        if loadedView == nil {
            assertionFailure("loadView() of \(type(of: self)) has set no view.")
            viewLog.error("loadView() of \(type(of: self)) has set no view: it gets an empty one.")
            setView(UIView(frame: .zero))
        }
        currentTraits.asCurrent { viewDidLoad() }
    }

    func setView(_ view: UIView?) {
        guard view !== loadedView else { return }
        if let old = loadedView, old.controller === self { old.controller = nil }
        loadedView = view
        guard let view else { return }
        view.controller?.loadedView = nil
        view.controller = self
        view.listForUpdateConstraints()
        view.updateTraits()
        view.updateSafeArea()
    }
}
