import Foundation

/// Animates an app's views alongside a lift, a cancellation or a drop.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds changes to the animation that is about to begin.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a completion. Its position is `end`, or `start` if the animation was reversed, as for a lift without a drag.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
