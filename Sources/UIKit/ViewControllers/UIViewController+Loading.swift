import InterfaceDocuments

extension UIViewController {
    func baseLoadViewIfNeeded() {
        guard loadedView == nil else { return }
        guard !isLoadingView else {
            assertionFailure("loadView() of \(type(of: self)) reads view before it sets it.")
            viewLog.error("loadView() of \(type(of: self)) reads view before it sets it, so an empty view is used. Set view first.")
            setView(UIView(frame: .zero))
            return
        }
        isLoadingView = true
        loadingTraits.asCurrent { loadView() }
        isLoadingView = false
        if loadedView == nil {
            assertionFailure("loadView() of \(type(of: self)) did not set view.")
            viewLog.error("loadView() of \(type(of: self)) did not set view, so an empty view is used.")
            setView(UIView(frame: .zero))
        }
        loadingTraits.asCurrent { viewDidLoad() }
    }

    /// The traits while the view is loaded. Without a window they have the main screen's scale, for which the view then draws.
    private var loadingTraits: UITraitCollection {
        parent?.viewIfLoaded?.window == nil ? currentTraits.scaled(to: DisplayScale.ofScreen) : currentTraits
    }

    func setView(_ view: UIView?) {
        guard view !== loadedView else { return }
        let old = loadedView
        if let old, old.controller === self { old.controller = nil }
        loadedView = view
        guard let view else { return }
        view.controller?.loadedView = nil
        view.controller = self
        view.listForUpdateConstraints()
        view.updateTraits()
        view.updateSafeArea()
        // A program may replace a view that is on the screen.
        if let old, old.parent != nil, view.parent == nil { old.transferPosition(to: view) }
    }

    /// Loads the view from the controller's storyboard or nib; returns false if it has neither.
    func loadInterface() -> Bool {
        if let interface, interface.hasView {
            interface.loadView(of: self)
            return loadedView != nil
        }
        guard let name = nibName ?? conventionalNibName else { return false }
        _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
        if loadedView == nil {
            storyboardLog.error(
                """
                \(type(of: self)) loaded the "\(name)" nib but the view outlet was not set, so an empty view is used. Connect it to the \
                File's Owner.
                """
            )
        }
        return loadedView != nil
    }

    /// The nib named like the class: `CardView`, or else `CardViewController`, for a `CardViewController`. UIKit's own classes have no nib.
    private var conventionalNibName: String? {
        let full = String(reflecting: type(of: self))
        guard !full.hasPrefix("UIKit."), let name = full.split(separator: ".").last.map(String.init) else { return nil }
        var names = [name]
        if name.hasSuffix("Controller") { names.insert(String(name.dropLast("Controller".count)), at: 0) }
        return names.first { InterfaceFiles.hasDocument(named: $0, extensions: ["xib"], bundle: nibBundle) }
    }
}
