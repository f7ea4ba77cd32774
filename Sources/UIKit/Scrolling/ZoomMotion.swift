import Foundation

/// The fixed point of a pinch: the point of the content that stays under the touches.
struct ZoomPinch {
    /// The zoom scale for a pinch scale of 1.
    let scale: CGFloat
    /// The point under the touches, in the coordinates of the zoomed view.
    let anchor: CGPoint
}

/// An animated zoom with an eased exponential scale. The anchor moves on a straight line in the view, and the offset gradually moves into
/// the limits.
struct ZoomMotion {
    let beginning: TimeInterval
    let from: CGFloat
    let to: CGFloat
    /// A point of the zoomed view, and its start and end positions in the scroll view.
    let anchor: CGPoint
    let seenFrom: CGPoint
    let seenTo: CGPoint
    /// Whether the motion returns to the limits after a pinch.
    let isBounce: Bool

    func isOver(at time: TimeInterval) -> Bool { time - beginning >= ScrollConstants.offsetAnimationDuration }

    func progress(at time: TimeInterval) -> CGFloat {
        CGFloat(Self.curve(min(max((time - beginning) / ScrollConstants.offsetAnimationDuration, 0), 1)))
    }

    func scale(at time: TimeInterval) -> CGFloat {
        isOver(at: time) ? to : from * CGFloat(pow(Double(to / from), Double(progress(at: time))))
    }

    /// The position of the anchor in the scroll view.
    func anchorPosition(at time: TimeInterval) -> CGPoint {
        let progress = isOver(at: time) ? 1 : progress(at: time)
        return CGPoint(x: seenFrom.x + (seenTo.x - seenFrom.x) * progress, y: seenFrom.y + (seenTo.y - seenFrom.y) * progress)
    }

    private static let curve = CAMediaTimingFunction(name: .easeInEaseOut)
}

/// The resistance of a pinch past the limits of the scale: like a rubber band, with factors instead of distances.
enum ZoomRubberBand {
    /// The logarithm of the maximum factor by which a limit can be exceeded. Content over twice its maximum size looks broken.
    private static let reach = CGFloat(log(2.0))

    static func scale(_ scale: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
        let limit = min(max(scale, range.lowerBound), range.upperBound)
        guard scale > 0, limit > 0, scale != limit else { return max(scale, range.lowerBound) }
        let beyond = RubberBand(length: reach).shown(CGFloat(log(Double(scale / limit))))
        return limit * CGFloat(exp(Double(beyond)))
    }
}
