import Foundation

/// Drives a transition by something but time: a finger.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// The transition begins. Set the views up; the context is told what becomes of it.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// How fast the transition goes on after the interaction, where 1 is the speed that it has without one. 1 unless given.
    var completionSpeed: CGFloat { get }
    /// The curve along which it goes on. Ease in and out unless given.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the interaction begins with the transition; otherwise it begins when the controller pauses the transition. True unless given.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// The speed without an interaction.
    public var completionSpeed: CGFloat { 1 }
    /// Ease in and out.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// True.
    public var wantsInteractiveStart: Bool { true }
}
