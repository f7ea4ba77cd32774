import Foundation
import UIKit

/// A recording of touches and recognizer states over time: it shows why a gesture was not recognized.
///
/// ```swift
/// let timeline = host.timeline          // Records from here on.
/// host.drag(from: start, to: end)
/// print(timeline.summary)               // One line a decision, with its reason.
/// try timeline.svg.write(to: url, atomically: true, encoding: .utf8)
/// ```
@preconcurrency @MainActor
public final class GestureTimeline {
    /// An entry on a lane.
    public struct Entry: Sendable, Equatable {
        /// Seconds since the start of the recording.
        public var time: TimeInterval
        /// The index of the lane in ``GestureTimeline/lanes``.
        public var lane: Int
        /// The event, such as `began`, `failed` or `waits`.
        public var event: String
        /// The reason of the event, or an empty string.
        public var reason: String
    }

    /// The lane of a touch or a recognizer.
    public struct Lane: Sendable, Equatable {
        /// The kind of a lane.
        public enum Kind: Sendable, Equatable {
            /// A touch of a finger or pen, a mouse button, a scroll, a touchpad gesture or a key.
            case input
            /// A gesture recognizer.
            case recognizer
        }

        /// The kind.
        public var kind: Kind
        /// A recognizer's `name`, or its class, and the class of its view.
        public var title: String
    }

    /// The lanes of touches and recognizers, in the order of their first entries.
    public private(set) var lanes: [Lane] = []
    /// The entries, oldest first, including moves of touches and changes of recognizers.
    public private(set) var entries: [Entry] = []

    /// Seconds since the start of the recording.
    public var duration: TimeInterval { max(clock() - start, entries.last?.time ?? 0) }

    /// Called after an entry was added.
    package var onChange: (() -> Void)?

    private let clock: @MainActor () -> TimeInterval
    private let start: TimeInterval
    /// The age in seconds at which entries are removed; nil keeps all.
    private let span: TimeInterval?
    private var inputs: [Int: Int] = [:]
    private var inputCount = 0
    private var recognizers: [ObjectIdentifier: Int] = [:]
    /// The recorded recognizers, retained so that their addresses, the keys of `recognizers`, are not reused.
    private var known: [UIGestureRecognizer] = []

    package init(span: TimeInterval? = nil, clock: @escaping @MainActor () -> TimeInterval) {
        self.span = span
        self.clock = clock
        start = clock()
    }

    /// Records the running app until ``stop()``. Stores at least the last `span` seconds.
    ///
    /// There is one timeline at a time: a running one, including that of a `TestHost`, is returned.
    public static func record(keeping span: TimeInterval) -> GestureTimeline {
        let environment = GestureEnvironment.current
        if let timeline = environment.observer as? GestureTimeline { return timeline }
        let timeline = GestureTimeline(span: span) { CACurrentMediaTime() }
        environment.observer = timeline
        return timeline
    }

    /// Stops recording. The entries stay.
    public func stop() {
        let environment = GestureEnvironment.current
        if environment.observer === self { environment.observer = nil }
    }

    /// Removes all entries, but not the lanes.
    public func clear() {
        entries.removeAll()
    }

    /// The entries of the recognizer whose lane's title is or begins with `title`, as `event` or `event: reason`.
    public func events(of title: String) -> [String] {
        entries.filter { lanes[$0.lane].title.hasPrefix(title) }.map { $0.reason.isEmpty ? $0.event : "\($0.event): \($0.reason)" }
    }

    /// The entries as text, one per line: the time, the lane, the event and its reason. Consecutive moves and changes are combined into one line.
    public var summary: String {
        var lines: [String] = []
        var last: [Int: String] = [:]
        for entry in entries {
            let isRepeated = (entry.event == "moved" || entry.event == "changed") && last[entry.lane] == entry.event
            last[entry.lane] = entry.event
            if isRepeated { continue }
            let why = entry.reason.isEmpty ? "" : ": \(entry.reason)"
            lines.append("\(String(format: "%7.3f", entry.time))  \(lanes[entry.lane].title)  \(entry.event)\(why)")
        }
        return lines.joined(separator: "\n")
    }

    /// The timeline as SVG: time along x, a lane for each touch and recognizer, and the reason beside each failure.
    public var svg: String { drawing(.whole(duration)).svg }

    /// The drawing of a part of the timeline.
    func drawing(_ frame: TimelineFrame) -> TimelineDrawing { TimelineDrawing(lanes: lanes, entries: entries, frame: frame) }

    // MARK: Recording

    private func add(_ lane: Int, _ event: String, _ reason: String = "") {
        entries.append(Entry(time: clock() - start, lane: lane, event: event, reason: reason))
        prune()
        onChange?()
    }

    /// Removes entries that are too old, with their lanes. Does so only when the entries cover more than twice the span.
    private func prune() {
        guard let span, let oldest = entries.first?.time, duration - oldest > 2 * span else { return }
        let cutoff = duration - span
        entries.removeAll { $0.time < cutoff }
        let kept = Set(entries.map(\.lane)).sorted()
        let newLanes = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
        lanes = kept.map { lanes[$0] }
        for index in entries.indices { entries[index].lane = newLanes[entries[index].lane] ?? 0 }
        inputs = inputs.compactMapValues { newLanes[$0] }
        recognizers = recognizers.compactMapValues { newLanes[$0] }
        known.removeAll { recognizers[ObjectIdentifier($0)] == nil }
    }

    private func lane(ofInput number: Int, _ title: (Int) -> String) -> Int {
        if let lane = inputs[number] { return lane }
        inputCount += 1
        lanes.append(Lane(kind: .input, title: title(inputCount)))
        inputs[number] = lanes.count - 1
        return lanes.count - 1
    }

    private func lane(of recognizer: UIGestureRecognizer) -> Int {
        if let lane = recognizers[ObjectIdentifier(recognizer)] { return lane }
        known.append(recognizer)
        lanes.append(Lane(kind: .recognizer, title: title(of: recognizer)))
        recognizers[ObjectIdentifier(recognizer)] = lanes.count - 1
        return lanes.count - 1
    }

    private func title(of recognizer: UIGestureRecognizer) -> String {
        let kind = "\(type(of: recognizer))".replacingOccurrences(of: "UI", with: "").replacingOccurrences(
            of: "GestureRecognizer", with: ""
        ).replacingOccurrences(of: "Recognizer", with: "")
        let suffix = recognizer.view.map { " on \(type(of: $0))" } ?? ""
        return "\(recognizer.name ?? kind.lowercased())\(suffix)"
    }
}

extension GestureTimeline: GestureObserver {
    package func touchDidChange(_ touch: UITouch, in event: UIEvent) {
        let lane = lane(ofInput: touch.number) { count in
            switch touch.type {
            case .direct, .indirect: "finger \(count)"
            case .pencil: "pen \(count)"
            case .indirectPointer: "mouse button \(count)"
            }
        }
        add(lane, "\(touch.phase)", touch.phase == .began ? touch.view.map { "on \(type(of: $0))" } ?? "" : "")
    }

    package func streamDidChange(_ stream: GestureStream, in event: UIEvent) {
        let lane = lane(ofInput: stream.number) { count in
            switch stream.kind {
            case .discreteScroll: "wheel \(count)"
            case .continuousScroll: "touchpad scroll \(count)"
            case .transform: "touchpad pinch \(count)"
            case .wheelZoom: "wheel zoom \(count)"
            case .press: "key \(count)"
            }
        }
        add(lane, "\(stream.phase)", stream.phase == .began ? "on \(type(of: stream.view))" : "")
    }

    package func recognizer(_ recognizer: UIGestureRecognizer, isGiven: Bool, number: Int) {
        let input = inputs[number].map { lanes[$0].title } ?? "an input"
        add(lane(of: recognizer), isGiven ? "sees" : "does not see", input)
    }

    package func recognizer(
        _ recognizer: UIGestureRecognizer, went before: RecognizerState, to after: RecognizerState, because reason: GestureReason
    ) {
        let why: String
        switch reason {
        case .own: why = ""
        case .waits(let other): why = "for \(title(of: other)) to fail"
        case .waitIsOver: why = "what it waited for has failed"
        case .prevented(let other): why = "prevented by \(title(of: other))"
        case .requirement(let other): why = "requires \(title(of: other)) to fail, which recognized"
        case .mayNotBegin: why = "its view or its delegate does not let it begin"
        case .withdrawn: why = "it was disabled, or its view went away"
        case .ignoredEverything: why = "it left its touches to others"
        case .reset: why = ""
        }
        let event: String =
            switch after {
            case .possible: "reset"
            case .waiting: "waits"
            default: "\(after.state)"
            }
        add(lane(of: recognizer), event, why)
    }
}
