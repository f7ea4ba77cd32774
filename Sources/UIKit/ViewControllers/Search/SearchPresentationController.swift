import CoreGraphics

/// Presents a search in front of the searched controller, below its navigation bar.
final class SearchPresentationController: UIPresentationController {
    private var search: UISearchController? { presentedViewController as? UISearchController }

    override var presentationStyle: UIModalPresentationStyle { .overCurrentContext }

    override func presentationTransitionWillBegin() { search?.willCome() }
    override func presentationTransitionDidEnd(_ completed: Bool) { search?.didCome(completed) }
    override func dismissalTransitionWillBegin() { search?.willGo() }
    override func dismissalTransitionDidEnd(_ completed: Bool) { search?.didGo(completed) }

    override func presentationAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
        ModalAnimator(style: .crossDissolve, isPresenting: true)
    }

    override func dismissalAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
        ModalAnimator(style: .crossDissolve, isPresenting: false)
    }

    /// The searched content stays usable if neither the dimming view nor the results cover it.
    override var shutsOutWhatIsBehind: Bool {
        guard let search else { return true }
        return search.obscuresBackgroundDuringPresentation || search.searchResultsController != nil && search.showsSearchResultsController
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        containedView?.frame = containerView?.bounds ?? .zero
    }

    /// Passes touches that the search does not handle to the searched controller.
    override func passesTouch(at point: CGPoint, in container: UIView, with event: UIEvent?) -> UIView? {
        guard let behind = presentingViewController.viewIfLoaded, behind.window != nil, !container.isDescendant(of: behind) else {
            return nil
        }
        return behind.hitTest(behind.convert(point, from: container), with: event)
    }
}

/// The view of a search: the dimming view, the results, and the suggestions in front.
@MainActor
final class SearchOverlayView: UIView {
    weak var search: UISearchController?
    let dimming = UIView()

    init(_ controller: UISearchController) {
        search = controller
        super.init(frame: UIScreen.main.bounds)
        dimming.backgroundColor = UIColor { traits in
            UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.45 : 0.2)
        }
        addSubview(dimming)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        search?.layOutOverlay()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// Returns nil for points without a subview, so that the searched controller receives the touch.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
    }
}
