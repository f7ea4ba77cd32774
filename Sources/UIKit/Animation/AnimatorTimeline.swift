import Foundation

/// The state of a property animator over time. It computes the progress of each track while the animator runs or is scrubbed, in both directions.
///
/// A track is a group of animations with its own time range. The first track covers the whole duration; a track with a delay begins later.
/// One number, the head, determines the progress of all tracks. It moves from 0 to 1 in the direction of travel, with time or by scrubbing.
///
/// The progress of a track is `bend(curve(time(head)))`. `time` is a piecewise linear map from the head to the time of the track, and `curve` is
/// the track's curve. `bend` joins the values shown before and after an interruption. Each operation only replaces these functions. Values
/// therefore stay continuous, and no error accumulates over frames.
struct AnimatorTimeline: Sendable {
    /// The total duration in seconds.
    let duration: TimeInterval
    /// The curve of tracks that have no curve of their own.
    let curve: AnimatorCurve
    /// Whether progress is linear in the head while the animator is paused. If false, progress follows the curves.
    var scrubsLinearly = true
    /// Whether the head travels from the end to the start.
    private(set) var isReversed: Bool
    private(set) var tracks: [Track] = []
    private var motion: Motion
    /// The leg of the current motion.
    private var leg: Leg

    /// A group of animations with its own time range.
    struct Track: Sendable {
        /// The time range, as a fraction of the whole in the forward direction.
        let part: ClosedRange<Double>
        /// The track's own curve; nil uses the timeline's curve.
        let curve: AnimatorCurve?
        /// The time range as a fraction of the leg, in the direction of travel.
        var window: ClosedRange<Double>
        /// The function from the head to the track's progress.
        var path: Path

        /// A function from the head to a track's progress.
        struct Path: Sendable {
            var time: PiecewiseLine
            /// The curve; nil means linear.
            var curve: AnimatorCurve?
            var bendX = AnimatorBend.none
            var bendY = AnimatorBend.none

            func travelled(_ head: Double) -> DrivenProgress {
                let curveTime = time(head)
                let value = curve?(curveTime) ?? DrivenProgress(x: curveTime, y: curveTime)
                return DrivenProgress(x: bendX(value.x, at: curveTime), y: bendY(value.y, at: curveTime))
            }
        }
    }

    /// A run to the end: the whole animation, or the rest of it after `continueAnimation`.
    private struct Leg: Sendable {
        /// The curve of all tracks; nil uses each track's own curve.
        var curve: AnimatorCurve?
        var duration: TimeInterval
    }

    private enum Motion: Sendable {
        /// The head is paused. `isEven` is true if progress is linear in the head. `interrupted` is the rest of an interrupted run; scrubbing discards it.
        case still(head: Double, isEven: Bool, interrupted: Interrupted?)
        case running(Run)
    }

    private struct Run: Sendable {
        var start: TimeInterval
        var duration: TimeInterval

        func head(at time: TimeInterval) -> Double {
            if time < start { return 0 }
            return duration > 0 ? min((time - start) / duration, 1) : 1
        }
    }

    private struct Interrupted: Sendable {
        var run: Run
        var head: Double
        var paths: [Track.Path]
    }

    /// Creates a paused timeline at its start, or at its end if it is reversed, with one track for the whole duration.
    init(duration: TimeInterval, curve: AnimatorCurve, isReversed: Bool = false, scrubsLinearly: Bool = true) {
        self.duration = max(duration, 0)
        self.curve = curve
        self.isReversed = isReversed
        self.scrubsLinearly = scrubsLinearly
        leg = Leg(curve: nil, duration: max(duration, 0))
        motion = .still(head: 0, isEven: scrubsLinearly, interrupted: nil)
        addTrack(from: 0, to: 1, curve: nil, at: 0)
    }

    // MARK: Queries

    /// Whether time moves the head now or will move it after a delay.
    var isRunning: Bool { if case .running = motion { true } else { false } }

    /// The time at which the head begins to move; nil while it is paused.
    var start: TimeInterval? { if case .running(let run) = motion { run.start } else { nil } }

    /// The time at which the head reaches its goal; nil while it is paused.
    var end: TimeInterval? { if case .running(let run) = motion { run.start + run.duration } else { nil } }

    /// The remaining time in seconds if the timeline runs to its goal.
    func remaining(at time: TimeInterval) -> TimeInterval {
        switch motion {
        case .running(let run): run.duration * (1 - run.head(at: time))
        case .still(_, _, let interrupted?): interrupted.run.duration * (1 - interrupted.head)
        case .still(let head, _, nil): leg.duration * (1 - head)
        }
    }

    /// The progress of a track, from 0 at its start to 1 at its end, independent of the direction of travel.
    func position(of track: Int, at time: TimeInterval) -> DrivenProgress {
        let travelled = tracks[track].path.travelled(head(at: time))
        return isReversed ? travelled.complement : travelled
    }

    /// The fraction completed in the direction of travel, from 0 to 1. It is the progress if scrubbing is linear, otherwise the fraction of time.
    func fractionComplete(at time: TimeInterval) -> Double {
        switch motion {
        case .still(let head, _, _): head
        case .running(let run):
            min(max(scrubsLinearly ? tracks[0].path.travelled(run.head(at: time)).x : tracks[0].path.time(run.head(at: time)), 0), 1)
        }
    }

    private func head(at time: TimeInterval) -> Double {
        switch motion {
        case .still(let head, _, _): head
        case .running(let run): run.head(at: time)
        }
    }

    // MARK: Operations

    /// Pauses the head.
    mutating func pause(at time: TimeInterval) {
        guard case .running(let run) = motion else { return }
        let head = run.head(at: time)
        hold(
            travelled: tracks.map { $0.path.travelled(head) }, curveTimes: tracks.map { $0.path.time(head) },
            interrupted: Interrupted(run: run, head: head, paths: tracks.map(\.path)))
    }

    /// Moves the head to a fraction from 0 to 1 in the direction of travel. The timeline must be paused.
    mutating func scrub(to fraction: Double) {
        guard case .still(_, let isEven, _) = motion else { return }
        motion = .still(head: min(max(fraction, 0), 1), isEven: isEven, interrupted: nil)
    }

    /// Runs to the goal after `delay` seconds. Resumes an interrupted run, or else starts from the scrubbed position.
    mutating func run(at time: TimeInterval, delay: TimeInterval = 0) {
        guard case .still(let head, let isEven, let interrupted) = motion else { return }
        if let interrupted, delay > 0 {
            let curveTimes = interrupted.paths.map { $0.time(interrupted.head) }
            launch(travelled: travelled(at: head), curveTimes: curveTimes, leg: leg, at: time + delay)
        } else if let interrupted {
            resume(interrupted, duration: interrupted.run.duration, at: time)
        } else if isEven {
            launch(travelled: travelled(at: head), leg: wholeLeg, at: time + delay)
        } else {
            launch(travelled: travelled(at: head), curveTimes: tracks.map { $0.path.time(head) }, leg: leg, at: time + delay)
        }
    }

    /// Runs to the goal in `seconds` along `curve`. If `curve` is nil, keeps the rest of the current curve.
    mutating func run(at time: TimeInterval, curve: AnimatorCurve?, seconds: TimeInterval) {
        guard case .still(let head, let isEven, let interrupted) = motion else { return }
        let travelled = travelled(at: head)
        if let curve {
            // A track that has not begun keeps its delay in proportion to the remaining time.
            let begin = isEven ? head : tracks[0].path.time(head)
            for index in tracks.indices {
                let window = isEven ? wholeWindow(of: tracks[index].part) : tracks[index].window
                tracks[index].window = window.lowerBound.inRest(after: begin)...max(window.upperBound.inRest(after: begin), 1e-3)
            }
            let leg = Leg(curve: curve, duration: seconds)
            launch(travelled: travelled, curveTimes: tracks.map { _ in 0 }, leg: leg, at: time)
        } else if let interrupted {
            resume(interrupted, duration: seconds / max(1 - interrupted.head, 1e-9), at: time)
        } else {
            let curveTimes = isEven ? curveTimes(of: travelled) : tracks.map { $0.path.time(head) }
            launch(travelled: travelled, curveTimes: curveTimes, leg: isEven ? wholeLeg : leg, seconds: seconds, at: time)
        }
    }

    /// Reverses the direction, even while running. All tracks continue from their current progress.
    mutating func reverse(at time: TimeInterval) {
        let now = head(at: time)
        let back = travelled(at: now).map(\.complement)
        isReversed.toggle()
        leg = wholeLeg
        for index in tracks.indices { tracks[index].window = wholeWindow(of: tracks[index].part) }
        switch motion {
        case .running(let run): launch(travelled: back, leg: leg, at: max(time, run.start))
        case .still: hold(travelled: back, curveTimes: curveTimes(of: back), interrupted: nil)
        }
    }

    /// Adds a track that begins and ends at fractions of the remaining time, and returns its index.
    @discardableResult
    mutating func addTrack(from: Double, to: Double, curve: AnimatorCurve?, at time: TimeInterval) -> Int {
        let from = min(max(from, 0), 1)
        let to = min(max(to, from), 1)
        let now = head(at: time)
        let isFresh: Bool
        let isEven: Bool
        if case .still(let head, let even, let interrupted) = motion {
            (isFresh, isEven) = (head == 0 && interrupted == nil, even)
        } else {
            (isFresh, isEven) = (false, false)
        }
        let shape = leg.curve ?? curve ?? self.curve
        if isFresh {
            let window = isReversed ? (1 - to)...(1 - from) : from...to
            let path = Track.Path(
                time: .joining(window, at: 0, to: 0), curve: isEven ? nil : shape)
            tracks.append(Track(part: from...to, curve: curve, window: window, path: path))
            return tracks.count - 1
        }
        let begin = isEven ? now : tracks[0].path.time(now)
        if isReversed {
            // In the reverse direction, a new track is already at its goal, so its animations display nothing.
            let part = (1 - begin)...1.0
            tracks.append(Track(part: part, curve: curve, window: wholeWindow(of: part), path: .arrived))
        } else {
            let window = begin.further(from)...begin.further(to)
            let path = Track.Path(beginning: now.further(from), ending: now.further(to), curve: isEven ? nil : shape)
            tracks.append(Track(part: window, curve: curve, window: window, path: path))
        }
        if case .still(let head, let isEven, var interrupted?) = motion {
            let (first, last) = (interrupted.head.further(from), interrupted.head.further(to))
            interrupted.paths.append(isReversed ? .arrived : Track.Path(beginning: first, ending: last, curve: shape))
            motion = .still(head: head, isEven: isEven, interrupted: interrupted)
        }
        return tracks.count - 1
    }

    // MARK: Helpers

    private var wholeLeg: Leg { Leg(curve: nil, duration: duration) }

    /// The time range of a track as a fraction of the whole, in the direction of travel.
    private func wholeWindow(of part: ClosedRange<Double>) -> ClosedRange<Double> {
        isReversed ? (1 - part.upperBound)...(1 - part.lowerBound) : part
    }

    private func travelled(at head: Double) -> [DrivenProgress] { tracks.map { $0.path.travelled(head) } }

    private func shape(of track: Track, in leg: Leg) -> AnimatorCurve { leg.curve ?? track.curve ?? curve }

    /// The times at which the tracks' own curves reach the given progress. The time of a track that has overshot its goal is 0.
    private func curveTimes(of travelled: [DrivenProgress]) -> [Double] {
        zip(tracks, travelled).map { track, travelled in
            if max(abs(travelled.x - 1), abs(travelled.y - 1)) < 1e-9 { return 1 }
            let curveTime = travelled.x < 1 ? shape(of: track, in: wholeLeg).time(reaching: travelled.x) : 0
            return curveTime < 1 ? curveTime : 0
        }
    }

    private mutating func resume(_ interrupted: Interrupted, duration: TimeInterval, at time: TimeInterval) {
        for index in tracks.indices { tracks[index].path = interrupted.paths[index] }
        let head = interrupted.head
        // A run that was interrupted during its delay resumes immediately.
        motion = .running(Run(start: time - head * duration, duration: duration))
    }

    /// Starts a run along the tracks' own curves.
    private mutating func launch(travelled: [DrivenProgress], leg: Leg, at start: TimeInterval) {
        for index in tracks.indices { tracks[index].window = wholeWindow(of: tracks[index].part) }
        launch(travelled: travelled, curveTimes: curveTimes(of: travelled), leg: leg, at: start)
    }

    /// Starts a run from the progress `travelled`. Each track begins at its time in `curveTimes` on the leg's curve. `seconds` is the duration; nil uses the
    /// rest of the leg.
    private mutating func launch(
        travelled: [DrivenProgress], curveTimes: [Double], leg: Leg, seconds: TimeInterval? = nil, at start: TimeInterval
    ) {
        self.leg = leg
        let begin = curveTimes[0]
        motion = .running(Run(start: start, duration: seconds ?? leg.duration * (1 - begin)))
        for index in tracks.indices {
            let (track, now, curveTime) = (tracks[index], travelled[index], curveTimes[index])
            guard curveTime < 1 || now != .arrived else {
                tracks[index].path = .arrived
                continue
            }
            let curve = shape(of: track, in: leg)
            let first = curveTime > 0 ? 0 : track.window.lowerBound.inRest(after: begin)
            let last = track.window.upperBound.inRest(after: begin)
            let here = curve(min(curveTime, 1))
            tracks[index].path = Track.Path(
                time: PiecewiseLine([(first, curveTime), (last > first ? last : 1, 1)], ends: .level), curve: curve,
                bendX: .onwards(from: here.x, to: now.x, at: curveTime), bendY: .onwards(from: here.y, to: now.y, at: curveTime))
        }
    }

    /// Pauses at the progress `travelled`. `curveTimes` are the corresponding times on the tracks' curves.
    private mutating func hold(travelled: [DrivenProgress], curveTimes: [Double], interrupted: Interrupted?) {
        guard scrubsLinearly else {
            let head = curveTimes[0]
            motion = .still(head: head, isEven: false, interrupted: interrupted)
            for index in tracks.indices {
                let track = tracks[index]
                let curve = shape(of: track, in: leg)
                let here = curve(curveTimes[index])
                tracks[index].path = Track.Path(
                    time: .joining(track.window, at: head, to: curveTimes[index]), curve: curve,
                    bendX: .bothWays(from: here.x, to: travelled[index].x, at: curveTimes[index]),
                    bendY: .bothWays(from: here.y, to: travelled[index].y, at: curveTimes[index]))
            }
            return
        }
        let head = min(max(travelled[0].x, 0), 1)
        motion = .still(head: head, isEven: true, interrupted: interrupted)
        for index in tracks.indices {
            let window = wholeWindow(of: tracks[index].part)
            tracks[index].path = Track.Path(
                time: .identity, curve: nil, bendX: .line(.joining(window, at: head, to: travelled[index].x)),
                bendY: .line(.joining(window, at: head, to: travelled[index].y)))
        }
    }
}

extension AnimatorTimeline.Track.Path {
    /// The function of a track that has reached its goal.
    fileprivate static let arrived = Self(
        time: PiecewiseLine(constant: 1), curve: nil)

    /// A function that runs through a whole curve while the head moves from `first` to `last`.
    fileprivate init(beginning first: Double, ending last: Double, curve: AnimatorCurve?) {
        self.init(
            time: PiecewiseLine([(first, 0), (last, 1)], ends: .level), curve: curve)
    }
}

extension DrivenProgress {
    fileprivate static let arrived = DrivenProgress(x: 1, y: 1)

    /// The progress in the opposite direction.
    fileprivate var complement: DrivenProgress { DrivenProgress(x: 1 - x, y: 1 - y) }
}

extension Double {
    /// Moves the fraction towards 1 by `part` of its distance to 1.
    fileprivate func further(_ part: Double) -> Double { self + (1 - self) * part }

    /// The relative position of this fraction between `begin` and 1, from 0 to 1.
    fileprivate func inRest(after begin: Double) -> Double { begin < 1 ? Swift.min(Swift.max((self - begin) / (1 - begin), 0), 1) : 0 }
}

extension PiecewiseLine {
    /// A line from 0 at the beginning of `window` to 1 at its end. It has the value `now` at the head's position `head`.
    fileprivate static func joining(_ window: ClosedRange<Double>, at head: Double, to now: Double) -> PiecewiseLine {
        var points: [(x: Double, y: Double)] = []
        if head > 0 { points.append((0, min(now, 0))) }
        if window.lowerBound > 0, window.lowerBound < head, now > 0 { points.append((window.lowerBound, 0)) }
        points.append((head, now))
        if window.upperBound > window.lowerBound, window.upperBound < head, now >= 1 {
            points.insert((window.upperBound, 1), at: points.count - 1)
        }
        if window.lowerBound > head, now <= 0 { points.append((window.lowerBound, now)) }
        if window.upperBound > head, window.upperBound < 1 { points.append((window.upperBound, 1)) }
        if head < 1 { points.append((1, 1)) }
        return PiecewiseLine(points, ends: .level)
    }
}
