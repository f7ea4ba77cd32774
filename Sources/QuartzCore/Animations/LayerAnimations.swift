import Foundation

/// An animation that runs on a layer.
@MainActor
final class AnimationRecord {
    let key: String
    /// The layer's own copy.
    let animation: CAAnimation
    let program: AnimationProgram
    /// What waits for the end of this animation.
    let group: CompletionGroup?
    /// When it was added, in absolute time.
    let addTime: TimeInterval
    /// It shows what it shows from its beginning: the beginning is settled.
    var hasBegun = false
    /// Its delegate has heard of the start.
    var hasStarted = false
    /// Its delegate has heard of the end; it only stays to go on showing its last value.
    var hasEnded = false

    /// What drives the animation, from absolute time: the layer's time and what that was behind when the animation began.
    private var driverTimeShift: TimeInterval = 0
    private var shownProgress: DrivenProgress?
    /// Where its time was in the last sample.
    private var shownPhase: MediaTiming.Place.Phase?

    init(key: String, animation: CAAnimation, program: AnimationProgram, group: CompletionGroup?, addTime: TimeInterval) {
        self.key = key
        self.animation = animation
        self.program = program
        self.group = group
        self.addTime = addTime
        hasBegun = program.timing.beginTime != 0
    }

    /// The animation's own time when its layer's is `layerTime`.
    func local(layerTime: TimeInterval) -> TimeInterval {
        hasBegun ? program.timing.localTime(parent: layerTime) : program.timing.timeOffset
    }

    /// The animation begins at the moment `absolute`, in a layer whose time is `map`.
    func begin(at absolute: TimeInterval, map: TimeMap) {
        let layerTime = map(absolute)
        program.timing.beginTime = layerTime
        animation.timing.beginTime = layerTime
        driverTimeShift = absolute - layerTime
        hasBegun = true
    }

    /// What the animation's driver knows as the moment at which the layer's time is `layerTime`.
    func driverTime(layerTime: TimeInterval) -> TimeInterval { layerTime + driverTimeShift }

    /// Whether what was shown last is no longer right at `layerTime`; `timeMoved` tells whether that is another time.
    func isOutOfDate(at layerTime: TimeInterval, timeMoved: Bool) -> Bool {
        if let driver = animation.driver { return driver.progress(at: driverTime(layerTime: layerTime)) != shownProgress }
        guard timeMoved else { return false }
        // One that has yet to begin, or is over, shows the same all the time.
        let phase = program.timing.place(local: local(layerTime: layerTime)).phase
        return phase == .active || phase != shownPhase
    }

    /// Shows on `layer` what the animation shows at `layerTime`; answers what of the picture that changes.
    func apply(layerTime: TimeInterval, to layer: CALayer) -> LayerDamage {
        guard let driver = animation.driver else {
            let local = local(layerTime: layerTime)
            shownPhase = program.timing.place(local: local).phase
            return program.apply(local: local, to: layer)
        }
        let progress = driver.progress(at: driverTime(layerTime: layerTime))
        shownProgress = progress
        return program.apply(progress: progress, to: layer)
    }

    /// Whether it waits, runs or is over at `layerTime`.
    func phase(layerTime: TimeInterval) -> MediaTiming.Place.Phase { program.timing.place(local: local(layerTime: layerTime)).phase }

    /// Whether it is over, in the direction in which its time runs.
    func isOver(layerTime: TimeInterval, slope: Double) -> Bool {
        if let driver = animation.driver {
            return hasBegun && slope != 0 && driver.isOver(at: driverTime(layerTime: layerTime), forwards: slope > 0)
        }
        let rate = slope * program.timing.speed
        guard hasBegun, rate != 0 else { return false }
        let phase = program.timing.place(local: local(layerTime: layerTime)).phase
        return rate > 0 ? phase == .after : phase == .before
    }
}

/// The animations of a layer and what they show.
@MainActor
final class LayerAnimations {
    var records: [AnimationRecord] = []
    /// The layer's properties as they are shown.
    var presented: LayerValues {
        _read { yield presentedStorage.pointee }
        _modify { yield &presentedStorage.pointee }
    }
    /// Where ``presented`` lies: an ``AnimationClock`` writes numbers there.
    let presentedStorage: UnsafeMutablePointer<LayerValues>
    /// The model or the animations changed since the last sample.
    var needsSample = true {
        didSet { if needsSample, let clocks { clocks.leave(memberIdentifier) } }
    }
    /// What moves the layer's numbers on from frame to frame; nil while every frame samples the animations.
    private(set) weak var clocks: AnimationClocks?
    private var unnamedCount = 0
    private var memberIdentifier = ObjectIdentifier(LayerAnimations.self)
    /// The layer's parts in the clocks.
    var memberships: [AnimationClock.Membership] = []
    /// Something about the animations changed since it was last found that clocks cannot move them.
    var mayJoinClocks = true
    /// The transition that is seen at the moment.
    var transition: LayerTransition?
    /// What animations show of the values that the program keeps under keys of its own.
    var presentedCustomValues: [String: AnimatableValue] = [:]
    /// What the last sample showed differently from the model.
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

    /// The key of an animation that is given none, and has the layer for itself.
    static let firstUnusedKey = "lodestone.0"

    /// A key that no animation of the layer has, for one that is given none.
    var unusedKey: String {
        unnamedCount += 1
        return "lodestone.\(unnamedCount)"
    }

    var keys: [String]? { records.isEmpty ? nil : records.map(\.key) }

    /// Whether the last sample is no longer right at `layerTime`.
    func isOutOfDate(at layerTime: TimeInterval) -> Bool {
        if needsSample { return true }
        let timeMoved = layerTime != lastLayerTime
        return records.contains { $0.isOutOfDate(at: layerTime, timeMoved: timeMoved) }
    }

    /// Shows everything as it is at `layerTime`; answers what of the picture that changes.
    func sample(_ layer: CALayer, layerTime: TimeInterval) -> LayerDamage {
        if needsSample { mayJoinClocks = true }
        needsSample = false
        lastLayerTime = layerTime
        layer.beginPresenting()
        transition = nil
        if !presentedCustomValues.isEmpty {
            // What was drawn from them is out of date, whatever follows.
            for key in presentedCustomValues.keys where type(of: layer).needsDisplay(forKey: key) { layer.baseSetNeedsDisplay() }
            presentedCustomValues.removeAll()
        }
        transformSums.removeAll(keepingCapacity: true)
        var shown: LayerDamage = []
        for record in records { shown.formUnion(record.apply(layerTime: layerTime, to: layer)) }
        defer { damage = shown }
        return shown.union(damage)
    }

    /// Adds a difference to those that were added before, and answers the transform with all of them.
    ///
    /// With differences d₁, d₂ (each the old transform times the inverse of the new one) and the layer's own transform M the result is
    /// d₁ · d₂ · M: at the moment of each change that is exactly what was shown before.
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

/// The differences that animations add to a transform.
private struct TransformSum {
    let property: LayerProperty
    /// The transform below the differences.
    let base: CATransform3D
    var difference = CATransform3DIdentity
}

/// When what a layer's animations show changes next.
enum AnimationChange: Equatable {
    case now
    case at(TimeInterval)
    case never

    /// This or `moment`, whichever is earlier.
    func orEarlier(at moment: TimeInterval) -> AnimationChange {
        switch self {
        case .now: .now
        case .at(let other): .at(min(other, moment))
        case .never: .at(moment)
        }
    }
}

/// An animation that is over, whose delegate has yet to hear of it.
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
