import Foundation

/// Keeps what is carried over items from going back and forth between two places where the finger hardly moves.
///
/// Of one size, items change places as soon as the finger is over the other one. Of two sizes the other one may come to lie under the
/// finger again after it gave way: there the finger has to have passed its middle.
struct ReorderSteadiness {
    /// How far a finger moves before what gave way last comes back, in points: more than a finger that rests trembles.
    private static let slop: CGFloat = 10

    private var last: (position: CGPoint, from: ItemPath)?

    /// Whether what is at `current` goes to `target` while the finger is at `position`.
    func allows(
        _ target: ItemPath, at targetFrame: CGRect, from current: ItemPath, at currentFrame: CGRect, position: CGPoint
    ) -> Bool {
        if let last, last.from == target {
            let (x, y) = (position.x - last.position.x, position.y - last.position.y)
            if x * x + y * y < Self.slop * Self.slop { return false }
        }
        if abs(targetFrame.width - currentFrame.width) < 0.5, abs(targetFrame.height - currentFrame.height) < 0.5 { return true }
        // Past the middle, on the way from the one to the other.
        let way = CGVector(dx: targetFrame.midX - currentFrame.midX, dy: targetFrame.midY - currentFrame.midY)
        return (position.x - targetFrame.midX) * way.dx + (position.y - targetFrame.midY) * way.dy >= 0
    }

    /// It went from `current` elsewhere while the finger was at `position`.
    mutating func noteChange(from current: ItemPath, at position: CGPoint) { last = (position, current) }
}
