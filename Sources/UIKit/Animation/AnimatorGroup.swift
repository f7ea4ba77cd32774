import Foundation

/// The animations of one block of a property animator.
@MainActor
final class AnimatorGroup {
    /// Seconds that the animator lasts.
    let duration: TimeInterval

    init(duration: TimeInterval) {
        self.duration = duration
    }

    func adopt(_ animation: CAPropertyAnimation, on layer: CALayer, key: String, old: Any?) {}
    func note(_ name: String, on layer: CALayer) {}
}
