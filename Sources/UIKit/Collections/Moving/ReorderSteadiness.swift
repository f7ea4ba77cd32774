import Foundation

/// Hysteresis for reordering: keeps a dragged item from oscillating between two positions while the touch hardly moves.
///
/// Two items of equal size swap as soon as the touch is over the other item. If the sizes differ, the other item could still be under the touch after
/// the swap. Such items therefore swap only after the touch has passed the center of the other item.
struct ReorderSteadiness {
    /// The distance in points that the touch must move before the last swap can be reverted. More than the jitter of a resting finger.
    private static let slop: CGFloat = 10

    private var last: (position: CGPoint, from: ItemPath)?

    /// Whether the item at `current` swaps to `target` while the touch is at `position`.
    func allows(
        _ target: ItemPath, at targetFrame: CGRect, from current: ItemPath, at currentFrame: CGRect, position: CGPoint
    ) -> Bool {
        if let last, last.from == target {
            let (x, y) = (position.x - last.position.x, position.y - last.position.y)
            if x * x + y * y < Self.slop * Self.slop { return false }
        }
        if abs(targetFrame.width - currentFrame.width) < 0.5, abs(targetFrame.height - currentFrame.height) < 0.5 { return true }
        // Whether the touch is past the center, in the direction from `current` to `target`.
        let way = CGVector(dx: targetFrame.midX - currentFrame.midX, dy: targetFrame.midY - currentFrame.midY)
        return (position.x - targetFrame.midX) * way.dx + (position.y - targetFrame.midY) * way.dy >= 0
    }

    /// Records that the item left `current` while the touch was at `position`.
    mutating func noteChange(from current: ItemPath, at position: CGPoint) { last = (position, current) }
}
