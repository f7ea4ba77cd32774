import Foundation

/// The time of a property animator: where each of its tracks is at any moment, while it runs, while a finger holds it, forwards and back.
///
/// A track is a part of the animations with its own place in time: the first one takes all of it, one that is added with a delay begins
/// later. One number, the head, moves everything: it runs from 0 to 1 in the direction of travel, by itself or as it is told. How far
/// a track has travelled is `bend(curve(time(head)))`: a line from the head to a place on the track's curve, the curve, and what joins
/// what was shown before some change with what is to be shown after it. Each operation only chooses others of these, so that nothing
/// ever jumps, and nothing adds up over frames.
struct AnimatorTimeline: Sendable {
    /// Seconds of the whole.
    let duration: TimeInterval
    /// How all of it goes unless told otherwise.
    let curve: AnimatorCurve
    /// Whether the tracks follow the head evenly while it is held, instead of along their curves.
    var scrubsLinearly = true
    /// Whether the head travels from the end to the start.
    private(set) var isReversed: Bool
    private(set) var tracks: [Track] = []
    private var motion: Motion
    /// What the present motion is a piece of.
    private var leg: Leg

    /// A part of the animations.
    struct Track: Sendable {
        /// The part of the whole that it takes, forwards.
        let part: ClosedRange<Double>
        /// Its own curve, if it has one.
        let curve: AnimatorCurve?
        /// The part of the leg that it takes, in the direction of travel.
        var window: ClosedRange<Double>
        /// How it follows the head.
        var path: Path

        /// From the head to how far the track has travelled.
        struct Path: Sendable {
            var time: PiecewiseLine
            /// Nil goes evenly.
            var curve: AnimatorCurve?
            var bendX = AnimatorBend.none
            var bendY = AnimatorBend.none

            func travelled(_ head: Double) -> DrivenProgress {
                let place = time(head)
                let value = curve?(place) ?? DrivenProgress(x: place, y: place)
                return DrivenProgress(x: bendX(value.x, at: place), y: bendY(value.y, at: place))
            }
        }
    }

    /// A way to the end: the whole, or what `continueAnimation` made of the rest of it.
    private struct Leg: Sendable {
        /// Nil is each track's own.
        var curve: AnimatorCurve?
        var duration: TimeInterval
    }

    private enum Motion: Sendable {
        /// The head stands at a place. What is left of a run that was interrupted, as long as nothing moved the head.
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

    /// Stands at its start, or reversed at its end, with one track that takes the whole.
    init(duration: TimeInterval, curve: AnimatorCurve, isReversed: Bool = false, scrubsLinearly: Bool = true) {
        self.duration = max(duration, 0)
        self.curve = curve
        self.isReversed = isReversed
        self.scrubsLinearly = scrubsLinearly
        leg = Leg(curve: nil, duration: max(duration, 0))
        motion = .still(head: 0, isEven: scrubsLinearly, interrupted: nil)
        addTrack(from: 0, to: 1, curve: nil, at: 0)
    }

    // MARK: Where things are

    /// Whether the head moves by itself, now or after a delay.
    var isRunning: Bool { if case .running = motion { true } else { false } }

    /// When the head begins to move, while it runs.
    var start: TimeInterval? { if case .running(let run) = motion { run.start } else { nil } }

    /// When the head is at its goal, while it runs.
    var end: TimeInterval? { if case .running(let run) = motion { run.start + run.duration } else { nil } }

    /// Seconds from now to the end, were it to go on.
    func remaining(at time: TimeInterval) -> TimeInterval {
        switch motion {
        case .running(let run): run.duration * (1 - run.head(at: time))
        case .still(_, _, let interrupted?): interrupted.run.duration * (1 - interrupted.head)
        case .still(let head, _, nil): leg.duration * (1 - head)
        }
    }

    /// How far a track is between its start (0) and its end (1).
    func position(of track: Int, at time: TimeInterval) -> DrivenProgress {
        let travelled = tracks[track].path.travelled(head(at: time))
        return isReversed ? travelled.complement : travelled
    }

    /// How far the whole has come in the direction of travel, from 0 to 1: what is shown of it, or the part of its time when it does not
    /// scrub evenly.
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

    /// Stops the head where it is.
    mutating func pause(at time: TimeInterval) {
        guard case .running(let run) = motion else { return }
        let head = run.head(at: time)
        hold(
            travelled: tracks.map { $0.path.travelled(head) }, places: tracks.map { $0.path.time(head) },
            interrupted: Interrupted(run: run, head: head, paths: tracks.map(\.path)))
    }

    /// Puts the head somewhere, from 0 to 1 in the direction of travel. It has to stand still.
    mutating func scrub(to fraction: Double) {
        guard case .still(_, let isEven, _) = motion else { return }
        motion = .still(head: min(max(fraction, 0), 1), isEven: isEven, interrupted: nil)
    }

    /// Lets the head run on to its goal, after `delay` seconds: what an interruption left, or from where it was put.
    mutating func run(at time: TimeInterval, delay: TimeInterval = 0) {
        guard case .still(let head, let isEven, let interrupted) = motion else { return }
        if let interrupted, delay > 0 {
            let places = interrupted.paths.map { $0.time(interrupted.head) }
            launch(travelled: travelled(at: head), places: places, leg: leg, at: time + delay)
        } else if let interrupted {
            resume(interrupted, duration: interrupted.run.duration, at: time)
        } else if isEven {
            launch(travelled: travelled(at: head), leg: wholeLeg, at: time + delay)
        } else {
            launch(travelled: travelled(at: head), places: tracks.map { $0.path.time(head) }, leg: leg, at: time + delay)
        }
    }

    /// Lets the head run to its goal in `seconds`, along `curve`; nil keeps what is left of the present one.
    mutating func run(at time: TimeInterval, curve: AnimatorCurve?, seconds: TimeInterval) {
        guard case .still(let head, let isEven, let interrupted) = motion else { return }
        let travelled = travelled(at: head)
        if let curve {
            // What has yet to begin waits as long a part of the rest as it would have.
            let begin = isEven ? head : tracks[0].path.time(head)
            for index in tracks.indices {
                let window = isEven ? wholeWindow(of: tracks[index].part) : tracks[index].window
                tracks[index].window = window.lowerBound.inRest(after: begin)...max(window.upperBound.inRest(after: begin), 1e-3)
            }
            let leg = Leg(curve: curve, duration: seconds)
            launch(travelled: travelled, places: tracks.map { _ in 0 }, leg: leg, at: time)
        } else if let interrupted {
            resume(interrupted, duration: seconds / max(1 - interrupted.head, 1e-9), at: time)
        } else {
            let places = isEven ? places(of: travelled) : tracks.map { $0.path.time(head) }
            launch(travelled: travelled, places: places, leg: isEven ? wholeLeg : leg, seconds: seconds, at: time)
        }
    }

    /// Turns round, in mid flight too: everything goes on from where it is.
    mutating func reverse(at time: TimeInterval) {
        let now = head(at: time)
        let back = travelled(at: now).map(\.complement)
        isReversed.toggle()
        leg = wholeLeg
        for index in tracks.indices { tracks[index].window = wholeWindow(of: tracks[index].part) }
        switch motion {
        case .running(let run): launch(travelled: back, leg: leg, at: max(time, run.start))
        case .still: hold(travelled: back, places: places(of: back), interrupted: nil)
        }
    }

    /// Adds a track that begins and ends after parts of what is left, and answers its number.
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
            // On the way back nothing is to be shown of what is added: it is at its start already.
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

    // MARK: Lines

    private var wholeLeg: Leg { Leg(curve: nil, duration: duration) }

    /// The part of the whole that a track takes in the direction of travel.
    private func wholeWindow(of part: ClosedRange<Double>) -> ClosedRange<Double> {
        isReversed ? (1 - part.upperBound)...(1 - part.lowerBound) : part
    }

    private func travelled(at head: Double) -> [DrivenProgress] { tracks.map { $0.path.travelled(head) } }

    private func shape(of track: Track, in leg: Leg) -> AnimatorCurve { leg.curve ?? track.curve ?? curve }

    /// The places on the tracks' own curves at which they have travelled so far. What has travelled too far begins anew.
    private func places(of travelled: [DrivenProgress]) -> [Double] {
        zip(tracks, travelled).map { track, travelled in
            if max(abs(travelled.x - 1), abs(travelled.y - 1)) < 1e-9 { return 1 }
            let place = travelled.x < 1 ? shape(of: track, in: wholeLeg).time(reaching: travelled.x) : 0
            return place < 1 ? place : 0
        }
    }

    private mutating func resume(_ interrupted: Interrupted, duration: TimeInterval, at time: TimeInterval) {
        for index in tracks.indices { tracks[index].path = interrupted.paths[index] }
        let head = interrupted.head
        // A run that was interrupted before it began still has its delay over.
        motion = .running(Run(start: time - head * duration, duration: duration))
    }

    /// Starts along the whole's own curves.
    private mutating func launch(travelled: [DrivenProgress], leg: Leg, at start: TimeInterval) {
        for index in tracks.indices { tracks[index].window = wholeWindow(of: tracks[index].part) }
        launch(travelled: travelled, places: places(of: travelled), leg: leg, at: start)
    }

    /// Starts at places of the leg's curves, at which the tracks have travelled so far; `seconds` is how long it takes, if not the
    /// rest of the leg.
    private mutating func launch(
        travelled: [DrivenProgress], places: [Double], leg: Leg, seconds: TimeInterval? = nil, at start: TimeInterval
    ) {
        self.leg = leg
        let begin = places[0]
        motion = .running(Run(start: start, duration: seconds ?? leg.duration * (1 - begin)))
        for index in tracks.indices {
            let (track, now, place) = (tracks[index], travelled[index], places[index])
            guard place < 1 || now != .arrived else {
                tracks[index].path = .arrived
                continue
            }
            let curve = shape(of: track, in: leg)
            let first = place > 0 ? 0 : track.window.lowerBound.inRest(after: begin)
            let last = track.window.upperBound.inRest(after: begin)
            let here = curve(min(place, 1))
            tracks[index].path = Track.Path(
                time: PiecewiseLine([(first, place), (last > first ? last : 1, 1)], ends: .level), curve: curve,
                bendX: .onwards(from: here.x, to: now.x, at: place), bendY: .onwards(from: here.y, to: now.y, at: place))
        }
    }

    /// Stands still where the tracks have travelled so far, at `places` of their curves.
    private mutating func hold(travelled: [DrivenProgress], places: [Double], interrupted: Interrupted?) {
        guard scrubsLinearly else {
            let head = places[0]
            motion = .still(head: head, isEven: false, interrupted: interrupted)
            for index in tracks.indices {
                let track = tracks[index]
                let curve = shape(of: track, in: leg)
                let here = curve(places[index])
                tracks[index].path = Track.Path(
                    time: .joining(track.window, at: head, to: places[index]), curve: curve,
                    bendX: .bothWays(from: here.x, to: travelled[index].x, at: places[index]),
                    bendY: .bothWays(from: here.y, to: travelled[index].y, at: places[index]))
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
    /// At the goal already.
    fileprivate static let arrived = Self(
        time: PiecewiseLine(constant: 1), curve: nil)

    /// Along all of a curve, between two places of the head.
    fileprivate init(beginning first: Double, ending last: Double, curve: AnimatorCurve?) {
        self.init(
            time: PiecewiseLine([(first, 0), (last, 1)], ends: .level), curve: curve)
    }
}

extension DrivenProgress {
    fileprivate static let arrived = DrivenProgress(x: 1, y: 1)

    /// As far as from the other end.
    fileprivate var complement: DrivenProgress { DrivenProgress(x: 1 - x, y: 1 - y) }
}

extension Double {
    /// A part of what is left after this one.
    fileprivate func further(_ part: Double) -> Double { self + (1 - self) * part }

    /// Where this part of the whole lies in what is left after `begin`, from 0 to 1.
    fileprivate func inRest(after begin: Double) -> Double { begin < 1 ? Swift.min(Swift.max((self - begin) / (1 - begin), 0), 1) : 0 }
}

extension PiecewiseLine {
    /// From 0 at the beginning of `window` to 1 at its end by way of `now` where the head is at `head`.
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
