import Foundation
import Host

extension CALayer {
    // MARK: Adding and removing

    func baseAdd(_ animation: CAAnimation, forKey key: String?) {
        guard modelLayer == nil else {
            return layersLog.error("Cannot add an animation to the presentation layer of \(identification). Add it to its model layer.")
        }
        let key = animation.fixedKey ?? key ?? animations?.unusedKey ?? LayerAnimations.firstUnusedKey
        let copy = animation.makeCopy()
        guard let program = copy.makeProgram(for: self, defaultDuration: CATransaction.animationDuration()) else { return }
        copy.timing.duration = program.timing.duration
        baseRemoveAnimation(forKey: key)
        let state = animations ?? LayerAnimations(values)
        animations = state
        let (time, completion) = CATransaction.join()
        let record = AnimationRecord(key: key, animation: copy, program: program, group: completion, addTime: time)
        // A driver may already provide a progress, and code may read it before the next frame. So the animation begins now.
        if copy.driver != nil, tree != nil { record.begin(at: record.addTime, map: timeMap) }
        let loop = tree?.frameLoop ?? FrameLoop.current
        record.setFrameRate(savesPower: loop?.savesPower ?? false)
        state.records.append(record)
        state.needsSample = true
        loop?.animate(self)
    }

    func baseRemoveAnimation(forKey key: String) {
        guard let state = animations, let index = state.records.firstIndex(where: { $0.key == key }) else { return }
        let record = state.records.remove(at: index)
        state.needsSample = true
        let end = AnimationEnd(record: record, finished: false)
        if let loop = tree?.frameLoop ?? FrameLoop.current { loop.announce(end, of: self) } else { end.announce() }
    }

    func baseRemoveAllAnimations() {
        guard let state = animations else { return }
        for record in state.records { baseRemoveAnimation(forKey: record.key) }
    }

    // MARK: Frames

    /// Fixes the begin times of animations that were added since the last frame.
    ///
    /// An animation without a begin time begins at the time of its addition. If more than a frame has passed since then, its first frame still shows its first
    /// value. So an animation is shown from its start even if the program is busy at launch.
    func startPendingAnimations(at time: HostFrameTime) {
        guard let state = animations, !state.records.isEmpty else { return }
        guard tree != nil else {
            // Without a window nothing is visible, so the animations end at once.
            let records = state.records
            animations = nil
            resetPresentedValues(isAnimated: false)
            for record in records { AnimationEnd(record: record, finished: !record.hasStarted).announce() }
            return
        }
        let map = timeMap
        for record in state.records where !record.hasBegun {
            record.begin(at: min(max(record.addTime, time.timestamp - time.interval), time.timestamp), map: map)
            state.needsSample = true
        }
    }

    /// Fixes the begin times of animations that were added while the layer's time was paused. Called before the program changes that time.
    func startAnimationsInStillTime() {
        guard tree != nil, let state = animations else { return }
        let map = timeMap
        guard map.slope == 0 else { return }
        for record in state.records where !record.hasBegun { record.begin(at: record.addTime, map: map) }
        state.needsSample = true
    }

    /// Notifies delegates of starts, and removes animations that are over.
    func collectEndedAnimations(at absolute: TimeInterval, into ended: inout [AnimationEnd]) {
        guard let state = animations else { return }
        if tree == nil {
            for record in state.records where !record.hasEnded { ended.append(AnimationEnd(record: record, finished: false)) }
            animations = nil
            resetPresentedValues(isAnimated: false)
            return
        }
        let map = timeMap
        let layerTime = map(absolute)
        var isOneOver = false
        for record in state.records where record.hasBegun {
            if !record.hasStarted, record.program.timing.position(local: record.local(layerTime: layerTime)).phase != .before {
                record.hasStarted = true
                record.animation.delegate?.animationDidStart(record.animation)
            }
            if !record.hasEnded, record.isOver(layerTime: layerTime, slope: map.slope) {
                ended.append(AnimationEnd(record: record, finished: true))
                isOneOver = true
            }
        }
        if isOneOver {
            state.records.removeAll { record in
                record.animation.isRemovedOnCompletion && record.isOver(layerTime: layerTime, slope: map.slope)
            }
            state.needsSample = true
        }
    }

    /// Applies the animations at `absolute`.
    func sampleAnimations(at absolute: TimeInterval) {
        guard let state = animations else { return }
        let layerTime = timeMap(absolute)
        if state.clocks == nil {
            guard state.isOutOfDate(at: layerTime) else { return }
        } else {
            guard !state.memberships.allSatisfy({ $0.clock.isShown(at: layerTime) }) else { return }
            // The sample overwrites the numbers that clocks wrote, so the clocks must write them again.
            for membership in state.memberships { membership.clock.setNeedsShow() }
        }
        let heightBefore = state.presented.height
        let perspectiveBefore = sublayerList.isEmpty ? nil : state.presented.sublayerTransformAboutAnchor
        let damage = state.sample(self, layerTime: layerTime)
        if !sublayerList.isEmpty, state.presented.sublayerTransformAboutAnchor != perspectiveBefore {
            for sublayer in sublayerList { sublayer.invalidate(.node) }
        }
        if state.presented.height != heightBefore { parent?.reorderSublayers() }
        if !damage.isEmpty { invalidate(damage) }
        if state.records.isEmpty {
            animations = nil
            resetPresentedValues(isAnimated: false)
        }
    }

    func nextAnimationChange(after absolute: TimeInterval) -> AnimationChange {
        guard let state = animations else { return .never }
        if state.records.isEmpty || state.needsSample { return .now }
        let map = timeMap
        let layerTime = map(absolute)
        var next = AnimationChange.never
        for record in state.records {
            guard record.hasBegun else { return .now }
            if let driver = record.animation.driver {
                if record.hasEnded { continue }
                let driven = record.driverTime(layerTime: layerTime)
                guard map.slope != 0, let change = driver.nextChange(after: driven) else { continue }
                if change <= driven || map.slope < 0 { return .now }
                next = next.orEarlier(at: absolute + (change - driven) / map.slope)
                continue
            }
            let timing = record.program.timing
            let rate = map.slope * timing.speed
            guard rate != 0 else { continue }
            let local = record.local(layerTime: layerTime)
            let phase = timing.position(local: local).phase
            if phase == .active {
                guard map.slope > 0, let change = record.program.nextFrame(parent: layerTime) else { return .now }
                next = next.orEarlier(at: absolute + (change - layerTime) / map.slope)
                continue
            }
            if (phase == .after) == (rate > 0) {
                // A finished animation that is not removed changes again only if time runs backwards.
                if record.hasEnded { continue }
                return .now
            }
            // The next change is at the animation's begin or, if time runs backwards, at its end.
            let entry = rate > 0 ? 0 : timing.activeDuration
            let moment = absolute + (entry - local) / rate
            next = next.orEarlier(at: moment)
        }
        return next
    }

    // MARK: Presentation

    /// The absolute time of the shown values: that of the running frame, or now.
    var momentOfPresentation: TimeInterval {
        let loop = tree?.frameLoop ?? FrameLoop.current
        return loop?.frameTime?.timestamp ?? loop?.platform?.clock.now() ?? CACurrentMediaTime()
    }

    /// Updates the shown values of this layer and every ancestor to the current time.
    func refreshPresentation() {
        guard modelLayer == nil else { return }
        let now = momentOfPresentation
        var layer: CALayer? = self
        while let current = layer {
            current.sampleAnimations(at: now)
            layer = current.parent
        }
    }

    /// The currently shown ``opacity``.
    package var presentedOpacity: CGFloat {
        guard animations != nil else { return values.opacity }
        refreshPresentation()
        return shownValues(true).opacity
    }

    func makePresentation() -> CALayer? {
        if modelLayer != nil { return self }
        guard tree != nil, rendering.wasCommitted else { return nil }
        refreshPresentation()
        return presentationCopy()
    }

    /// A presentation layer with the values of the last sample.
    func presentationCopy() -> CALayer {
        let copy = CALayer.make(type(of: self), showing: self)
        copy.modelLayer = self
        return copy
    }

    // MARK: Actions

    /// Whether there is a ``delegate``. Does not retain it.
    var hasDelegate: Bool { owner != nil || givenDelegate != nil }

    /// Whether the owner, which comes before all other action sources, currently returns "no action" for every event.
    var hasNoActions: Bool {
        // A subclass of CALayer may return its own actions, so it is excluded.
        guard type(of: self) == CALayer.self, let owner else { return false }
        return owner.givesNoActions
    }

    func baseAction(forKey event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) { return action }
        if let action = actions?[event] { return action }
        if let action = (style?["actions"] as? [String: any CAAction])?[event] { return action }
        if let action = type(of: self).defaultAction(forKey: event) { return action }
        guard rendering.wasCommitted, tree != nil, !isRoot, let property = property(named: event), property.animatesImplicitly
        else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.duration = CATransaction.animationDuration()
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }
}

/// Creates layers of a class that is only known at run time; see `CAAnimation.make(_:)`.
@_documentation(visibility: internal)
open class _DynamicLayer: CALayer {
    public required override init() {
        super.init()
    }

    public required override init(layer: Any) {
        super.init(layer: layer)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

extension CALayer {
    /// Creates a layer of the class `type`, whose `init()` need not be `required`. Views use it for their `layerClass`.
    @inline(never)
    package static func make(_ type: CALayer.Type) -> CALayer {
        unsafeBitCast(type, to: _DynamicLayer.Type.self).init()
    }

    /// Creates a layer of the class `type` as a copy of `layer`.
    @inline(never)
    private static func make(_ type: CALayer.Type, showing layer: CALayer) -> CALayer {
        unsafeBitCast(type, to: _DynamicLayer.Type.self).init(layer: layer)
    }
}
