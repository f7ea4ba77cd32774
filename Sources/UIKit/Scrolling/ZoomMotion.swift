import Foundation

/// A pinch of a scroll view's content: the point of the content that stays under the fingers.
struct ZoomPinch {
    /// The scale at which the pinch's own scale is 1.
    let scale: CGFloat
    /// The point under the fingers, in the coordinates of the view that zooms.
    let anchor: CGPoint
}

/// How content zooms by itself: in equal factors in equal times, eased, about a point that goes straight from one point of the view to
/// another, and more and more within the limits of scrolling.
struct ZoomMotion {
    let beginning: TimeInterval
    let from: CGFloat
    let to: CGFloat
    /// A point of the view that zooms, and where in the scroll view it is seen at the beginning and at the end.
    let anchor: CGPoint
    let seenFrom: CGPoint
    let seenTo: CGPoint
    /// It goes back to the limits after a pinch.
    let isBounce: Bool

    func isOver(at time: TimeInterval) -> Bool { time - beginning >= ScrollConstants.offsetAnimationDuration }

    func progress(at time: TimeInterval) -> CGFloat {
        CGFloat(Self.curve(min(max((time - beginning) / ScrollConstants.offsetAnimationDuration, 0), 1)))
    }

    func scale(at time: TimeInterval) -> CGFloat {
        isOver(at: time) ? to : from * CGFloat(pow(Double(to / from), Double(progress(at: time))))
    }

    /// Where in the scroll view the anchor is seen.
    func place(at time: TimeInterval) -> CGPoint {
        let progress = isOver(at: time) ? 1 : progress(at: time)
        return CGPoint(x: seenFrom.x + (seenTo.x - seenFrom.x) * progress, y: seenFrom.y + (seenTo.y - seenFrom.y) * progress)
    }

    private static let curve = CAMediaTimingFunction(name: .easeInEaseOut)
}

/// How far a pinch goes past the limits of the scale: less and less, in factors as distances are in a drag.
enum ZoomRubberBand {
    /// The largest factor by which a limit is passed, as the logarithm: content more than twice as large as it may be looks broken.
    private static let reach = CGFloat(log(2.0))

    static func scale(_ scale: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
        let limit = min(max(scale, range.lowerBound), range.upperBound)
        guard scale > 0, limit > 0, scale != limit else { return max(scale, range.lowerBound) }
        let beyond = RubberBand(length: reach).shown(CGFloat(log(Double(scale / limit))))
        return limit * CGFloat(exp(Double(beyond)))
    }
}
