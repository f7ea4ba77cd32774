import Foundation

/// Lets an app animate views of its own along with a lift, a cancellation or a drop.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Changes views as a part of the animation that is about to begin.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Calls `completion` when the animation is over: with `end`, or with `start` where it was taken back, as a lift is that no drag follows.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
