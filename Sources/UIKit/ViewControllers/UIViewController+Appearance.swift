// Every callback reaches a controller before its children, as in UIKit's containers.
extension UIViewController {
    /// Begins to appear or to disappear. If `isManual` is true, the app's container began the transition, and even a controller that is not shown can
    /// disappear.
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
            finishTransition()
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

    /// Calls ``viewIsAppearing(_:)`` once in each appearance: before the view's layout, or at the latest before ``viewDidAppear(_:)``.
    func viewIsAppearingIfNeeded() {
        guard isAppearingIsDue, case .appearing(let animated) = appearance, loadedView?.window != nil else { return }
        isAppearingIsDue = false
        currentTraits.asCurrent {
            trackedUpdateUnavailableContent()
            viewIsAppearing(animated)
        }
        showOwnInputViews(animated: animated)
    }

    /// Forwards a step to the children whose views are in this view, unless the controller forwards by hand.
    private func forward(_ step: (UIViewController) -> Void) {
        guard !contained.isEmpty, shouldAutomaticallyForwardAppearanceMethods, let loadedView else { return }
        for child in contained where child.loadedView?.isDescendant(of: loadedView) == true { step(child) }
    }

    /// Lays out a container's content even if its view is in no window, as UIKit's containers do. Tests lay out controllers that are never shown.
    func prepareWithoutWindow() {
        if appearance == .disappeared, loadedView?.window == nil { prepareToAppear() }
    }

    // MARK: Window changes

    /// Called before the view is added to a window or removed from its window.
    func viewWillMove(toWindow newWindow: UIWindow?) {
        guard followsWindow else { return }
        if let newWindow {
            if !newWindow.isHidden { beginTransition(isAppearing: true, animated: false) }
        } else {
            beginTransition(isAppearing: false, animated: false)
        }
    }

    /// Called after the view was added to a window or removed from one.
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

    /// Called after the window whose root is this controller was shown.
    func windowDidShow() {
        beginTransition(isAppearing: true, animated: false)
        if case .appearing = appearance { scheduleDidAppear() }
    }

    /// Called before the window whose root is this controller is hidden.
    func windowWillHide() {
        beginTransition(isAppearing: false, animated: false)
        endTransition()
    }

    /// Whether adding the view to a window makes the controller appear. The controller must not be presented. If it has a parent, the parent must
    /// be shown itself and forward appearance callbacks.
    private var followsWindow: Bool {
        guard let container else { return ownPresentation == nil }
        guard container.shouldAutomaticallyForwardAppearanceMethods else { return false }
        return container.appearance.isOrWillBeShown || appearance.isOrWillBeShown
    }

    /// Whether the transition ends by itself. If the parent is in a transition too, the parent forwards its end.
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
