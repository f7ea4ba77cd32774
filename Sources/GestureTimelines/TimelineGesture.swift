import Foundation

/// The newest gesture of a timeline: from the first input after a pause to the last decision.
@MainActor
struct TimelineGesture {
    /// The time of the gesture in the timeline's seconds; nil without entries.
    let times: ClosedRange<TimeInterval>?
    /// Whether an input is down, or a recognizer is undecided.
    let isUnderWay: Bool

    /// The pause between two gestures, in seconds. The taps of a double tap belong together.
    static let pause: TimeInterval = 0.6
    /// The time in seconds after which an idle recognizer is considered decided.
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
        // The inputs are in time order: a new gesture begins after a pause in which no input is down.
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

    /// Whether the last entry of a recognizer since `begin` is not a decision.
    private static func undecided(_ timeline: GestureTimeline, since begin: TimeInterval) -> Bool {
        var last: [Int: String] = [:]
        for entry in timeline.entries where entry.time >= begin && timeline.lanes[entry.lane].kind == .recognizer {
            last[entry.lane] = entry.event
        }
        return last.values.contains { ["sees", "waits", "began", "changed"].contains($0) }
    }
}
