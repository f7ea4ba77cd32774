import Foundation

/// The common progress of animations with equal timing, computed once a frame, and the numbers that depend on it.
@MainActor
final class AnimationClock {
    /// The parameters that determine the progress. Animations with equal keys share a clock.
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
    /// Provides the progress in place of the timing.
    private let driver: (any AnimationDriver)?
    /// The timing phase in which the layers joined. A new phase may change more than the numbers, so the layers then leave the clock.
    private let phase: MediaTiming.Position.Phase
    private let direction: FloatingPointSign?
    private(set) var tracks: [LinearTrack] = []
    /// Layers with an animation that has not begun, or that has ended and still shows its last value.
    private(set) var waiting: [Unmanaged<CALayer>] = []
    private var shownProgress = Double.nan
    private var progress = Double.nan

    init(_ record: AnimationRecord, key: Key, base: TimeBase) {
        self.key = key
        self.base = base
        timing = record.program.timing
        driver = record.animation.driver
        phase = driver == nil ? timing.position(local: timing.localTime(parent: base.layerTime)).phase : .active
        direction = Self.direction(base.map.slope * timing.speed)
        progress =
            drivenProgress(layerTime: base.layerTime)?.x ?? value(of: timing.position(local: timing.localTime(parent: base.layerTime)))
        shownProgress = progress
    }

    private func drivenProgress(layerTime: TimeInterval) -> DrivenProgress? {
        driver?.progress(at: layerTime + key.driverTimeShift)
    }

    private static func direction(_ rate: Double) -> FloatingPointSign? { rate == 0 ? nil : rate.sign }

    var isEmpty: Bool { tracks.isEmpty && waiting.isEmpty }
    var isRunning: Bool { phase == .active }

    /// Updates the progress to the current time of its base. Returns false if the layers must be removed from the clock.
    func update() -> Bool {
        if let driver {
            let time = base.layerTime + key.driverTimeShift
            if base.map.slope != 0, driver.isOver(at: time, forwards: base.map.slope > 0) { return false }
            let driven = driver.progress(at: time)
            progress = driven.x
            // If the progress differs along x and y, the values are not functions of one number.
            return driven.x == driven.y
        }
        let position = timing.position(local: timing.localTime(parent: base.layerTime))
        guard position.phase == phase, phase == .active || Self.direction(base.map.slope * timing.speed) == direction else { return false }
        if phase == .active { progress = value(of: position) }
        return true
    }

    private func value(of position: MediaTiming.Position) -> Double {
        guard timing.duration > 0 else { return 1 }
        var fraction = position.time / timing.duration
        if let curve = key.curve { fraction = curve(fraction) }
        return key.spring.map { $0.position(at: fraction * timing.duration) } ?? fraction
    }

    /// Writes the progress to all layers if it changed.
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

    /// Whether the values that were written last are up to date at the base's time `layerTime`.
    func isShown(at layerTime: TimeInterval) -> Bool {
        if let driven = drivenProgress(layerTime: layerTime) { return driven.x == shownProgress && driven.y == shownProgress }
        let position = timing.position(local: timing.localTime(parent: layerTime))
        return position.phase == phase && (phase != .active || value(of: position) == shownProgress)
    }

    /// Forces the next ``show()`` to write, because other code overwrote the shown values.
    func setNeedsShow() { shownProgress = .nan }

    /// The next time at which the clock's layers change, after the time `absolute` of the last update.
    func nextChange(after absolute: TimeInterval) -> AnimationChange {
        if let driver {
            let slope = base.map.slope
            let time = base.layerTime + key.driverTimeShift
            guard slope != 0, let change = driver.nextChange(after: time) else { return .never }
            return change <= time || slope < 0 ? .now : .at(absolute + (change - time) / slope)
        }
        let rate = base.map.slope * timing.speed
        guard rate != 0 else { return .never }
        if phase == .active {
            guard base.map.slope > 0, let next = timing.nextFrame(parent: base.layerTime) else { return .now }
            return .at(absolute + (next - base.layerTime) / base.map.slope)
        }
        guard (phase == .after) != (rate > 0) else { return .never }
        let entry = rate > 0 ? 0 : timing.activeDuration
        return .at(absolute + (entry - timing.localTime(parent: base.layerTime)) / rate)
    }

    // MARK: Members

    /// A layer's entry in a clock.
    struct Membership {
        let clock: AnimationClock
        /// The layer's index in ``AnimationClock/tracks``, or in ``AnimationClock/waiting``.
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

    /// Removes a layer. The last layer moves to the free index, and its membership is updated.
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

    /// Any layer that is still registered with the clock; nil after the last one was removed. A loop uses it to remove all layers.
    var someMember: CALayer? { (tracks.last?.layer ?? waiting.last)?.takeUnretainedValue() }
}

/// The local time that several layers share. It is the time of their nearest ancestor with timing of its own, or absolute time without such an ancestor.
@MainActor
final class TimeBase {
    private(set) weak var layer: CALayer?
    private(set) var map = TimeMap()
    /// The time at the last update.
    private(set) var layerTime: TimeInterval = 0

    init(_ layer: CALayer?) {
        self.layer = layer
    }

    func update(at absolute: TimeInterval) {
        if let layer { map = layer.timeMap }
        layerTime = map(absolute)
    }
}
