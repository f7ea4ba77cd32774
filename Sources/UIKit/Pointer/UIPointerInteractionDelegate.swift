import CConformance

/// Tells a pointer interaction its regions, and how the pointer looks in them. Every method may be left out.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// The pointer moved over the interaction's view: which region is it in? `defaultRegion` is the whole view. Nil is none, and leaves the
    /// pointer to views around. A region is the same as the one before when its rectangle and its identifier are.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?

    /// The pointer came into a region: how does it look there? Nil is as always.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?

    /// The pointer is about to come into a region. What is added to the animator goes along.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)

    /// The pointer is about to leave a region. What is added to the animator goes along.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    /// The whole view.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        defaultImplementation(of: .pointerInteractionRegionForDefaultRegion)
        return defaultRegion
    }

    /// The effect that suits the view.
    public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        defaultImplementation(of: .pointerInteractionStyleFor)
        return interaction.view.flatMap { .automatic(for: $0) }
    }

    /// Nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) { defaultImplementation(of: .pointerInteractionWillEnterAnimator) }

    /// Nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) { defaultImplementation(of: .pointerInteractionWillExitAnimator) }
}

/// Plays what is added to it along with the pointer's own change.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Adds changes of views that are to be animated.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds what is to be called when they are over; it is told whether they came to their end.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}
