import CoreGraphics
import Foundation

/// What a ``TimelineDrawing`` is made of.
enum TimelineShape {
    case line(from: CGPoint, to: CGPoint, TimelineColor, width: CGFloat)
    /// `tip` is what a pointer that rests on it is told.
    case dot(CGPoint, radius: CGFloat, TimelineColor, tip: String = "")
    case cross(CGPoint, TimelineColor, tip: String)
    /// At the baseline.
    case text(String, at: CGPoint, TimelineColor, TimelineAnchor, size: CGFloat)

    /// Bars lie under the marks on them.
    var isLine: Bool {
        if case .line = self { true } else { false }
    }
}

/// Which end of a text is at its point.
enum TimelineAnchor: String {
    case start, middle, end
}

/// Colours by what they mean.
enum TimelineColor {
    case ground, ink, quiet, grid
    /// An input, a recognizer that looks, waits, recognized, or failed.
    case input, possible, waiting, underWay, failed
    /// A move on a bar.
    case hole
}

/// Where a timeline is drawn, and which time of it, in points and seconds.
struct TimelineFrame {
    var times: ClosedRange<TimeInterval>
    var labelWidth: CGFloat = 190
    var chartWidth: CGFloat = 620
    /// Room for the reasons that stand to the right of the last marks.
    var reasonWidth: CGFloat = 300
    var laneHeight: CGFloat = 30
    var top: CGFloat = 34
    var margin: CGFloat = 20
    /// Where each lane's bar lies, where that is not on a grid; its title and its reasons are not drawn then.
    var middles: [CGFloat]?

    /// The whole of a timeline, as it is written to a file.
    static func whole(_ duration: TimeInterval) -> TimelineFrame { TimelineFrame(times: 0...max(duration, 0)) }

    func x(_ time: TimeInterval) -> CGFloat {
        let length = times.upperBound - times.lowerBound
        let part = length > 0 ? (time - times.lowerBound) / length : 0
        return labelWidth + min(max(part, 0), 1) * chartWidth
    }
}
