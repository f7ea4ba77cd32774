// A controller's callbacks come before its children's, of every kind (as UIKit's containers do it).
extension UIViewController {
    /// Begins to appear or to disappear. `isManual` says that a container of the app does so, whose word counts even if the controller is not
    /// shown.
    func beginTransition(isAppearing: Bool, animated: Bool, isManual: Bool = false) {
        guard let next = appearance.beginning(isAppearing: isAppearing, animated: animated, isManual: isManual) else { return }
        appearance = next
        isAppearingIsDue = isAppearing
        pendingDidAppear = nil
        if isAppearing {
            loadViewIfNeeded()
            prepareToAppear()
            currentTraits.asCurrent { viewWillAppear(animated) }
        } else {
            currentTraits.asCurrent { viewWillDisappear(animated) }
        }
        forward { $0.beginTransition(isAppearing: isAppearing, animated: animated, isManual: isManual) }
    }

    func endTransition() {
        viewIsAppearingIfNeeded()
        let ending = appearance
        guard let next = ending.ended else { return }
        appearance = next
        isAppearingIsDue = false
        pendingDidAppear = nil
        currentTraits.asCurrent {
            switch ending {
            case .appearing(let animated): viewDidAppear(animated)
            case .disappearing(let animated): viewDidDisappear(animated)
            case .appeared, .disappeared: break
            }
        }
        if !appearance.isInTransition { containment = .none }
        forward { $0.endTransition() }
    }

    /// Calls ``viewIsAppearing(_:)``, once in each appearance: when the view is about to be laid out, at the latest before it has appeared.
    func viewIsAppearingIfNeeded() {
        guard isAppearingIsDue, case .appearing(let animated) = appearance, loadedView?.window != nil else { return }
        isAppearingIsDue = false
        currentTraits.asCurrent { viewIsAppearing(animated) }
    }

    /// Passes a step on to the children whose views are in this one's, where that is the controller's way.
    private func forward(_ step: (UIViewController) -> Void) {
        guard !contained.isEmpty, shouldAutomaticallyForwardAppearanceMethods, let loadedView else { return }
        for child in contained where child.loadedView?.isDescendant(of: loadedView) == true { step(child) }
    }

    /// Puts a container's content into its view if that is laid out in no window, as UIKit's containers do: tests lay out controllers that are
    /// never shown.
    func prepareWithoutWindow() {
        if appearance == .disappeared, loadedView?.window == nil { prepareToAppear() }
    }

    // MARK: Coming into windows

    /// The view is about to come into a window or to leave its own.
    func viewWillMove(toWindow newWindow: UIWindow?) {
        guard followsWindow else { return }
        if let newWindow {
            if !newWindow.isHidden { beginTransition(isAppearing: true, animated: false) }
        } else {
            beginTransition(isAppearing: false, animated: false)
        }
    }

    /// The view came into a window, or left one.
    func viewDidMove(toWindow newWindow: UIWindow?) {
        // The layout of the next frame calls viewIsAppearing(_:).
        if newWindow != nil, isAppearingIsDue { loadedView?.setNeedsLayout() }
        guard endsWithWindow else { return }
        switch appearance {
        case .disappearing where newWindow == nil: endTransition()
        case .appearing(animated: false) where newWindow != nil: scheduleDidAppear()
        default: break
        }
    }

    /// The window, whose root this is, was shown.
    func windowDidShow() {
        beginTransition(isAppearing: true, animated: false)
        if case .appearing = appearance { scheduleDidAppear() }
    }

    /// The window, whose root this is, is about to be hidden.
    func windowWillHide() {
        beginTransition(isAppearing: false, animated: false)
        endTransition()
    }

    /// Whether the view's coming into a window is what makes the controller appear: no controller presents it, and it has no parent, or
    /// one that is shown itself and lets UIKit tell its children.
    private var followsWindow: Bool {
        guard let container else { return ownPresentation == nil }
        guard container.shouldAutomaticallyForwardAppearanceMethods else { return false }
        return container.appearance.isOrWillBeShown || appearance.isOrWillBeShown
    }

    /// Whether the transition ends by itself: it does not where the parent is in one too, which passes its end on.
    private var endsWithWindow: Bool {
        guard let container else { return ownPresentation == nil }
        return container.shouldAutomaticallyForwardAppearanceMethods && !container.appearance.isInTransition
    }

    /// Ends the appearance after the frame that shows it.
    private func scheduleDidAppear() {
        guard pendingDidAppear == nil else { return }
        pendingDidAppear = AfterCommit.current.schedule { [weak self] in self?.endTransition() }
    }
}
