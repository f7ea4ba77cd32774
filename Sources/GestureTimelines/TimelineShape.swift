import CoreGraphics
import Foundation

/// A shape of a ``TimelineDrawing``.
enum TimelineShape {
    case line(from: CGPoint, to: CGPoint, TimelineColor, width: CGFloat)
    /// `tip` is the tooltip.
    case dot(CGPoint, radius: CGFloat, TimelineColor, tip: String = "")
    case cross(CGPoint, TimelineColor, tip: String)
    /// The point is on the baseline.
    case text(String, at: CGPoint, TimelineColor, TimelineAnchor, size: CGFloat)

    /// Whether the shape is a line. Lines are drawn below the other shapes.
    var isLine: Bool {
        if case .line = self { true } else { false }
    }
}

/// The alignment of a text relative to its point: SVG's `text-anchor`.
enum TimelineAnchor: String {
    case start, middle, end
}

/// The meanings of colours.
enum TimelineColor {
    case ground, ink, quiet, grid
    /// The colour of an input, or of a recognizer that is possible, waiting, recognized or failed.
    case input, possible, waiting, underWay, failed
    /// A move on a bar.
    case hole
}

/// The part of a timeline to draw, and its layout, in points and seconds.
struct TimelineFrame {
    var times: ClosedRange<TimeInterval>
    var labelWidth: CGFloat = 190
    var chartWidth: CGFloat = 620
    /// The width for reasons to the right of the last marks.
    var reasonWidth: CGFloat = 300
    var laneHeight: CGFloat = 30
    var top: CGFloat = 34
    var margin: CGFloat = 20
    /// The centre of each lane's bar, if the lanes are not on a grid. Titles and reasons are not drawn then.
    var middles: [CGFloat]?

    /// The frame of a whole timeline, for a file.
    static func whole(_ duration: TimeInterval) -> TimelineFrame { TimelineFrame(times: 0...max(duration, 0)) }

    func x(_ time: TimeInterval) -> CGFloat {
        let length = times.upperBound - times.lowerBound
        let part = length > 0 ? (time - times.lowerBound) / length : 0
        return labelWidth + min(max(part, 0), 1) * chartWidth
    }
}
