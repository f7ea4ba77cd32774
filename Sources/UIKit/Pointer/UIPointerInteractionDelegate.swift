import CConformance

/// Supplies the regions and styles of a pointer interaction. Implementing it is optional.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// The region under the pointer. The default is `defaultRegion`, the whole view. Nil lets enclosing views handle the pointer. Two regions
    /// are the same if their rectangles and identifiers are equal.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?

    /// The style of a region, called when the pointer enters it. Nil uses the system pointer.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?

    /// Called before the pointer enters a region. Animations that are added to `animator` run alongside the pointer effect.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)

    /// Called before the pointer leaves a region. Animations that are added to `animator` run alongside the pointer effect.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    /// Returns the default region.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        defaultImplementation(of: .pointerInteractionRegionForDefaultRegion)
        return defaultRegion
    }

    /// Returns the automatic effect for the view.
    public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        defaultImplementation(of: .pointerInteractionStyleFor)
        return interaction.view.flatMap { .automatic(for: $0) }
    }

    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) { defaultImplementation(of: .pointerInteractionWillEnterAnimator) }

    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) { defaultImplementation(of: .pointerInteractionWillExitAnimator) }
}

/// Runs additional animations alongside a pointer effect.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Adds animations of views.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a completion handler. Its argument is true if the animations finished.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}
