import Foundation

/// An animation that runs on a layer.
@MainActor
final class AnimationRecord {
    let key: String
    /// A copy that the layer owns, so that the program's changes have no effect.
    let animation: CAAnimation
    let program: AnimationProgram
    /// The completion group that waits for the end of this animation.
    let group: CompletionGroup?
    /// The absolute time at which the animation was added.
    let addTime: TimeInterval
    /// Whether the begin time is fixed. Until then the animation shows its first value.
    var hasBegun = false
    /// Whether the delegate was notified of the start.
    var hasStarted = false
    /// Whether the delegate was notified of the end. After that, the record only shows the final value (if `isRemovedOnCompletion` is false).
    var hasEnded = false

    /// The time of the animation's ``AnimationDriver`` minus the layer's time, fixed when the animation began: the driver runs in absolute time.
    private var driverTimeShift: TimeInterval = 0
    private var shownProgress: DrivenProgress?
    /// The position in the last sample.
    private var shownPosition: MediaTiming.Position?

    init(key: String, animation: CAAnimation, program: AnimationProgram, group: CompletionGroup?, addTime: TimeInterval) {
        self.key = key
        self.animation = animation
        self.program = program
        self.group = group
        self.addTime = addTime
        hasBegun = program.timing.beginTime != 0
    }

    /// The frame rate of endless animations while the desktop saves power, in frames per second.
    static let powerSavingRate = 30.0

    /// Sets the frame rate. If the desktop saves power, an endless animation without a preferred frame rate has the rate ``powerSavingRate``.
    func setFrameRate(savesPower: Bool) {
        let isLimited = savesPower && animation.preferredFrameRateRange == .default && program.timing.activeDuration == .infinity
        program.timing.frameInterval = isLimited ? 1 / Self.powerSavingRate : animation.timing.frameInterval
    }

    /// The animation's local time at the layer's time `layerTime`.
    func local(layerTime: TimeInterval) -> TimeInterval {
        hasBegun ? program.timing.localTime(parent: layerTime) : program.timing.timeOffset
    }

    /// Begins the animation at the time `absolute`. `map` converts absolute time to the layer's time.
    func begin(at absolute: TimeInterval, map: TimeMap) {
        let layerTime = map(absolute)
        program.timing.beginTime = layerTime
        animation.timing.beginTime = layerTime
        driverTimeShift = absolute - layerTime
        hasBegun = true
    }

    /// The driver's time at the layer's time `layerTime`.
    func driverTime(layerTime: TimeInterval) -> TimeInterval { layerTime + driverTimeShift }

    /// Whether the values of the last sample are wrong at `layerTime`. `timeMoved` is true if `layerTime` differs from the last sample's time.
    func isOutOfDate(at layerTime: TimeInterval, timeMoved: Bool) -> Bool {
        if let driver = animation.driver { return driver.progress(at: driverTime(layerTime: layerTime)) != shownProgress }
        // Before its begin, after its end and within one of its own frames, an animation shows a constant value.
        return timeMoved && program.timing.position(local: local(layerTime: layerTime)) != shownPosition
    }

    /// Writes the animation's values at `layerTime` to `layer`. Returns the damage.
    func apply(layerTime: TimeInterval, to layer: CALayer) -> LayerDamage {
        guard let driver = animation.driver else {
            let local = local(layerTime: layerTime)
            shownPosition = program.timing.position(local: local)
            return program.apply(local: local, to: layer)
        }
        let progress = driver.progress(at: driverTime(layerTime: layerTime))
        shownProgress = progress
        return program.apply(progress: progress, to: layer)
    }

    /// The phase at `layerTime`: before the animation's begin, during the animation, or after its end.
    func phase(layerTime: TimeInterval) -> MediaTiming.Position.Phase { program.timing.position(local: local(layerTime: layerTime)).phase }

    /// Whether the animation is over. If its time runs backwards, the animation is over before its begin time.
    func isOver(layerTime: TimeInterval, slope: Double) -> Bool {
        if let driver = animation.driver {
            return hasBegun && slope != 0 && driver.isOver(at: driverTime(layerTime: layerTime), forwards: slope > 0)
        }
        let rate = slope * program.timing.speed
        guard hasBegun, rate != 0 else { return false }
        let phase = program.timing.position(local: local(layerTime: layerTime)).phase
        return rate > 0 ? phase == .after : phase == .before
    }
}

/// The animations of a layer and the values that they show.
@MainActor
final class LayerAnimations {
    var records: [AnimationRecord] = []
    /// The layer's properties with the animations applied.
    var presented: LayerValues {
        _read { yield presentedStorage.pointee }
        _modify { yield &presentedStorage.pointee }
    }
    /// The memory of ``presented``. An ``AnimationClock`` writes numbers directly into it.
    let presentedStorage: UnsafeMutablePointer<LayerValues>
    /// Whether the model or the animations changed since the last sample.
    var needsSample = true {
        didSet { if needsSample, let clocks { clocks.leave(memberIdentifier) } }
    }
    /// The clocks that update the layer's numbers in each frame; nil if every frame samples the animations.
    private(set) weak var clocks: AnimationClocks?
    private var unnamedCount = 0
    private var memberIdentifier = ObjectIdentifier(LayerAnimations.self)
    /// The layer's memberships in the clocks.
    var memberships: [AnimationClock.Membership] = []
    /// Whether the layer should try to join clocks. True after a change of the animations.
    var mayJoinClocks = true
    /// The transition that is running.
    var transition: (any TransitionEffect)?
    /// Animated values of the program's own keys.
    var presentedCustomValues: [String: AnimatableValue] = [:]
    /// The damage of the last sample: the parts of the layer that differed from the model's.
    var damage: LayerDamage = []
    /// The layer's time in the last sample.
    private(set) var lastLayerTime = TimeInterval.nan
    private var transformSums: [TransformSum] = []

    init(_ values: LayerValues) {
        presentedStorage = .allocate(capacity: 1)
        presentedStorage.initialize(to: values)
    }

    isolated deinit {
        presentedStorage.deinitialize(count: 1)
        presentedStorage.deallocate()
    }

    func didJoin(_ clocks: AnimationClocks, as identifier: ObjectIdentifier) {
        self.clocks = clocks
        memberIdentifier = identifier
    }

    func didLeave() {
        clocks = nil
        mayJoinClocks = true
    }

    func animation(forKey key: String) -> CAAnimation? { records.first { $0.key == key }?.animation }

    /// The key of an unnamed animation that is the only one of its layer.
    static let firstUnusedKey = "lodestone.0"

    /// A unique key for an animation that was added without one.
    var unusedKey: String {
        unnamedCount += 1
        return "lodestone.\(unnamedCount)"
    }

    var keys: [String]? { records.isEmpty ? nil : records.map(\.key) }

    /// Whether the last sample is wrong at `layerTime`.
    func isOutOfDate(at layerTime: TimeInterval) -> Bool {
        if needsSample { return true }
        let timeMoved = layerTime != lastLayerTime
        return records.contains { $0.isOutOfDate(at: layerTime, timeMoved: timeMoved) }
    }

    /// Applies all animations at `layerTime`. Returns the damage.
    func sample(_ layer: CALayer, layerTime: TimeInterval) -> LayerDamage {
        if needsSample { mayJoinClocks = true }
        needsSample = false
        lastLayerTime = layerTime
        layer.resetPresentedValues(isAnimated: true)
        transition = nil
        if !presentedCustomValues.isEmpty {
            // Redraws the layer even if the new sample has no values for these keys: its drawing used the old values.
            for key in presentedCustomValues.keys where type(of: layer).needsDisplay(forKey: key) { layer.baseSetNeedsDisplay() }
            presentedCustomValues.removeAll()
        }
        transformSums.removeAll(keepingCapacity: true)
        var shown: LayerDamage = []
        for record in records { shown.formUnion(record.apply(layerTime: layerTime, to: layer)) }
        defer { damage = shown }
        return shown.union(damage)
    }

    /// Adds the difference of an additive animation to the differences that were added before. Returns the transform with all differences.
    ///
    /// A change of the layer's transform adds a difference dᵢ: the old transform times the inverse of the new one. M is the layer's own transform. The result
    /// is d₁ · d₂ · M. At the moment of each change, the result equals the transform that was visible before.
    func addTransform(_ difference: CATransform3D, below shown: AnimatableValue, of property: LayerProperty) -> CATransform3D {
        let index =
            transformSums.firstIndex { $0.property === property }
            ?? {
                let base = if case .transform(let base) = shown { base } else { CATransform3DIdentity }
                transformSums.append(TransformSum(property: property, base: base))
                return transformSums.count - 1
            }()
        transformSums[index].difference = CATransform3DConcat(transformSums[index].difference, difference)
        return CATransform3DConcat(transformSums[index].difference, transformSums[index].base)
    }
}

/// The sum of the differences that additive animations apply to a transform.
private struct TransformSum {
    let property: LayerProperty
    /// The transform before the additive animations.
    let base: CATransform3D
    var difference = CATransform3DIdentity
}

/// The next time at which the animated values of a layer change.
enum AnimationChange: Equatable {
    case now
    case at(TimeInterval)
    case never

    /// The earlier of this time and `moment`.
    func orEarlier(at moment: TimeInterval) -> AnimationChange {
        switch self {
        case .now: .now
        case .at(let other): .at(min(other, moment))
        case .never: .at(moment)
        }
    }
}

/// The end of an animation whose delegate has not yet been notified.
@MainActor
struct AnimationEnd {
    let record: AnimationRecord
    let finished: Bool

    func announce() {
        guard !record.hasEnded else { return }
        record.hasEnded = true
        record.animation.delegate?.animationDidStop(record.animation, finished: finished)
        record.animation.stopHandler?(finished)
        record.group?.leave()
    }
}
