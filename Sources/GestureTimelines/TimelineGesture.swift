import Foundation

/// The newest gesture of a timeline: from the first input after a pause to the last decision about it.
@MainActor
struct TimelineGesture {
    /// When it was, in the timeline's seconds; nil where nothing was recorded.
    let times: ClosedRange<TimeInterval>?
    /// An input is down, or a recognizer has not made up its mind.
    let isUnderWay: Bool

    /// Inputs that come sooner after each other than this belong together: two taps of a double tap do.
    static let pause: TimeInterval = 0.6
    /// A recognizer that has heard nothing for so long waits for what will not come.
    private static let patience: TimeInterval = 2

    init(_ timeline: GestureTimeline, span: TimeInterval) {
        let entries = timeline.entries
        guard let last = entries.last else {
            times = nil
            isUnderWay = false
            return
        }
        var open: [Int: TimeInterval] = [:]
        var begin = last.time
        var end = last.time
        // Oldest first: a pause in which nothing is down begins a new one.
        var newest: TimeInterval?
        for entry in entries {
            if newest.map({ entry.time - $0 > Self.pause && open.isEmpty }) ?? true { begin = entry.time }
            newest = entry.time
            guard timeline.lanes[entry.lane].kind == .input else { continue }
            switch entry.event {
            case "ended", "cancelled": open[entry.lane] = nil
            default: open[entry.lane] = entry.time
            }
        }
        let now = timeline.duration
        let waits = Self.undecided(timeline, since: begin)
        isUnderWay = !open.isEmpty || (waits && now - last.time < Self.patience)
        if isUnderWay { end = now }
        end = max(end, begin + 0.1)
        times = max(begin, end - span)...end
    }

    /// Whether a recognizer's last word since `begin` is no decision.
    private static func undecided(_ timeline: GestureTimeline, since begin: TimeInterval) -> Bool {
        var last: [Int: String] = [:]
        for entry in timeline.entries where entry.time >= begin && timeline.lanes[entry.lane].kind == .recognizer {
            last[entry.lane] = entry.event
        }
        return last.values.contains { ["sees", "waits", "began", "changed"].contains($0) }
    }
}
