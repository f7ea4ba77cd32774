import Foundation

/// How far animations of equal timing are, found once a frame for all of them, and the numbers that follow it.
@MainActor
final class AnimationClock {
    /// What makes the progress of two animations the same at every moment.
    struct Key: Hashable {
        let base: ObjectIdentifier
        let beginTime, duration, speed, timeOffset, repeatCount, repeatDuration, frameInterval: Double
        let autoreverses: Bool
        let curve: UnitBezier?
        let spring: SpringCurve?
        let driver: ObjectIdentifier?
        let driverTimeShift: Double

        @MainActor init(_ record: AnimationRecord, base: TimeBase) {
            let program = record.program
            let timing = program.timing
            driver = record.animation.driver.map { ObjectIdentifier($0) }
            driverTimeShift = driver == nil ? 0 : record.driverTime(layerTime: 0)
            self.base = ObjectIdentifier(base)
            (beginTime, duration, speed) = (timing.beginTime, timing.duration, timing.speed)
            (timeOffset, repeatCount, repeatDuration) = (timing.timeOffset, timing.repeatCount, timing.repeatDuration)
            autoreverses = timing.autoreverses
            frameInterval = timing.frameInterval
            curve = program.curve
            if case .track(let track) = program.body, case .spring(_, let curve) = track.interpolation {
                spring = curve
            } else {
                spring = nil
            }
        }
    }

    let key: Key
    let base: TimeBase
    private let timing: MediaTiming
    /// Says how far the animations are, in place of their timing.
    private let driver: (any AnimationDriver)?
    /// Where its time is, as it was when layers joined; when that changes they leave, since then more happens than numbers that move.
    private let phase: MediaTiming.Place.Phase
    private let direction: FloatingPointSign?
    private(set) var tracks: [LinearTrack] = []
    /// Layers whose animation does not begin yet, or stays after its end.
    private(set) var waiting: [Unmanaged<CALayer>] = []
    private var shownProgress = Double.nan
    private var progress = Double.nan

    init(_ record: AnimationRecord, key: Key, base: TimeBase) {
        self.key = key
        self.base = base
        timing = record.program.timing
        driver = record.animation.driver
        phase = driver == nil ? timing.place(local: timing.localTime(parent: base.layerTime)).phase : .active
        direction = Self.direction(base.map.slope * timing.speed)
        progress =
            drivenProgress(layerTime: base.layerTime)?.x ?? value(of: timing.place(local: timing.localTime(parent: base.layerTime)))
        shownProgress = progress
    }

    private func drivenProgress(layerTime: TimeInterval) -> DrivenProgress? {
        driver?.progress(at: layerTime + key.driverTimeShift)
    }

    private static func direction(_ rate: Double) -> FloatingPointSign? { rate == 0 ? nil : rate.sign }

    var isEmpty: Bool { tracks.isEmpty && waiting.isEmpty }
    var isRunning: Bool { phase == .active }

    /// Finds the progress for the time that its base has now. False when its layers have to leave.
    func update() -> Bool {
        if let driver {
            let time = base.layerTime + key.driverTimeShift
            if base.map.slope != 0, driver.isOver(at: time, forwards: base.map.slope > 0) { return false }
            let driven = driver.progress(at: time)
            progress = driven.x
            // Points that are at different places along x and y are on no line of one number.
            return driven.x == driven.y
        }
        let place = timing.place(local: timing.localTime(parent: base.layerTime))
        guard place.phase == phase, phase == .active || Self.direction(base.map.slope * timing.speed) == direction else { return false }
        if phase == .active { progress = value(of: place) }
        return true
    }

    private func value(of place: MediaTiming.Place) -> Double {
        guard timing.duration > 0 else { return 1 }
        var fraction = place.time / timing.duration
        if let curve = key.curve { fraction = curve(fraction) }
        return key.spring.map { $0.position(at: fraction * timing.duration) } ?? fraction
    }

    /// Shows the progress on all layers, when it is another one than before.
    func show() {
        guard progress != shownProgress else { return }
        shownProgress = progress
        let progress = progress
        tracks.withUnsafeBufferPointer { tracks in
            for index in tracks.indices {
                tracks[index].show(progress)
                tracks[index].layer._withUnsafeGuaranteedRef { $0.numbersDidMove(tracks[index].damage) }
            }
        }
    }

    /// Whether what is shown is what has to be shown when the base's time is `layerTime`.
    func isShown(at layerTime: TimeInterval) -> Bool {
        if let driven = drivenProgress(layerTime: layerTime) { return driven.x == shownProgress && driven.y == shownProgress }
        let place = timing.place(local: timing.localTime(parent: layerTime))
        return place.phase == phase && (phase != .active || value(of: place) == shownProgress)
    }

    /// What is shown is not what the clock showed: it is to be shown again.
    func setNeedsShow() { shownProgress = .nan }

    /// When the clock's layers change next, after its base's moment `absolute`.
    func nextChange(after absolute: TimeInterval) -> AnimationChange {
        if let driver {
            let slope = base.map.slope
            let time = base.layerTime + key.driverTimeShift
            guard slope != 0, let change = driver.nextChange(after: time) else { return .never }
            return change <= time || slope < 0 ? .now : .at(absolute + (change - time) / slope)
        }
        let rate = base.map.slope * timing.speed
        guard rate != 0 else { return .never }
        if phase == .active { return .now }
        guard (phase == .after) != (rate > 0) else { return .never }
        let entry = rate > 0 ? 0 : timing.activeDuration
        return .at(absolute + (entry - timing.localTime(parent: base.layerTime)) / rate)
    }

    // MARK: Members

    /// A layer's part in a clock.
    struct Membership {
        let clock: AnimationClock
        /// Its index in ``AnimationClock/tracks``, or in ``AnimationClock/waiting``.
        var index: Int
        let isWaiting: Bool
    }

    func join(_ track: LinearTrack) -> Membership {
        tracks.append(track)
        return Membership(clock: self, index: tracks.count - 1, isWaiting: false)
    }

    func wait(_ layer: CALayer) -> Membership {
        waiting.append(.passUnretained(layer))
        return Membership(clock: self, index: waiting.count - 1, isWaiting: true)
    }

    /// Takes a member out. The last one takes its place, and is told.
    func leave(_ membership: Membership) {
        let moved: CALayer
        let oldIndex: Int
        if membership.isWaiting {
            oldIndex = waiting.count - 1
            moved = waiting[oldIndex].takeUnretainedValue()
            waiting.swapAt(membership.index, oldIndex)
            waiting.removeLast()
        } else {
            oldIndex = tracks.count - 1
            moved = tracks[oldIndex].layer.takeUnretainedValue()
            tracks.swapAt(membership.index, oldIndex)
            tracks.removeLast()
        }
        guard oldIndex != membership.index, let state = moved.animations else { return }
        for position in state.memberships.indices {
            let other = state.memberships[position]
            if other.clock === self, other.index == oldIndex, other.isWaiting == membership.isWaiting {
                state.memberships[position].index = membership.index
            }
        }
    }

    /// Some layer that is still in.
    var someMember: CALayer? { (tracks.last?.layer ?? waiting.last)?.takeUnretainedValue() }
}

/// A time that layers live in: that of the innermost layer around them which has a time of its own, or absolute time.
@MainActor
final class TimeBase {
    private(set) weak var layer: CALayer?
    private(set) var map = TimeMap()
    /// The time at the moment of the last update.
    private(set) var layerTime: TimeInterval = 0

    init(_ layer: CALayer?) {
        self.layer = layer
    }

    func update(at absolute: TimeInterval) {
        if let layer { map = layer.timeMap }
        layerTime = map(absolute)
    }
}
