import Foundation

/// Animates changes of an app's views together with a lift, a cancellation or a drop.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds changes to the animation that is about to begin.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a completion handler. Its position is `end`, or `start` if the animation was reversed, for example after a lift without a drag.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
