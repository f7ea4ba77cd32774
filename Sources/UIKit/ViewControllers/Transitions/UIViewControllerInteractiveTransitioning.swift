import Foundation

/// Drives a transition by user interaction instead of time.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Called when the transition starts: set the views up here, and report the progress to the context.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// Speed of the animation after the interaction, relative to its normal speed. 1 if not implemented.
    var completionSpeed: CGFloat { get }
    /// The curve of the animation after the interaction. Ease in and out if not implemented.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition starts interactively. If false, it starts non-interactively and can be paused later. True if not implemented.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// The normal speed: 1.
    public var completionSpeed: CGFloat { 1 }
    /// Ease in and out.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// True.
    public var wantsInteractiveStart: Bool { true }
}
