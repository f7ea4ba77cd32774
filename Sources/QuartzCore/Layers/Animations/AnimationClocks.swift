import Foundation

/// The animations of one platform whose values are linear functions of the progress, grouped by timing.
///
/// Most animations change numbers linearly with their progress: `start + change · progress`. For those, a frame computes the progress once for all
/// animations of equal timing. Then it iterates over arrays of numbers, without accessing layers or animations.
///
/// A layer joins after a frame has sampled all its animations. It leaves when an animation begins, ends, is added or removed, when the model or the tree
/// changes, or when another animation has the same property.
@MainActor
final class AnimationClocks {
    /// Called with a layer that left and has to be sampled again.
    var onLeave: (CALayer) -> Void = { _ in }
    private var clocks: [AnimationClock.Key: AnimationClock] = [:]
    private var order: [AnimationClock] = []
    private var orderIsComplete = true
    private var bases: [ObjectIdentifier?: TimeBase] = [:]
    private var members: [ObjectIdentifier: Member] = [:]
    /// The time of the last ``update(at:)``.
    private(set) var time = TimeInterval.nan

    private struct Member {
        let layer: CALayer
        let state: LayerAnimations
    }

    /// The number of layers.
    var count: Int { members.count }

    // MARK: Frames

    /// Updates the progress of every clock to the time `absolute`. Removes the layers that need more than new numbers.
    func update(at absolute: TimeInterval) {
        time = absolute
        guard !members.isEmpty else { return }
        for base in bases.values { base.update(at: absolute) }
        for clock in currentOrder where !clock.update() {
            while let layer = clock.someMember { leave(ObjectIdentifier(layer)) }
        }
    }

    /// Writes the values of the last ``update(at:)`` to the layers.
    func show() {
        for clock in currentOrder where clock.isRunning { clock.show() }
    }

    /// The next time of a change, after the last update.
    var nextChange: AnimationChange {
        var next = AnimationChange.never
        for clock in currentOrder {
            switch clock.nextChange(after: time) {
            case .now: return .now
            case .at(let moment): next = next.orEarlier(at: moment)
            case .never: break
            }
        }
        return next
    }

    private var currentOrder: [AnimationClock] {
        if !orderIsComplete {
            orderIsComplete = true
            order = Array(clocks.values)
        }
        return order
    }

    // MARK: Members

    /// Adds a layer that has just been sampled if all its animations are linear. Returns whether the layer was added.
    func join(_ layer: CALayer) -> Bool {
        guard let state = layer.animations, layer.tree != nil, !state.needsSample, !state.records.isEmpty, time.isFinite,
            layer.values.placesSublayersFlat
        else { return false }
        var owner: CALayer?
        var ancestor: CALayer? = layer
        while let current = ancestor {
            // The instances of a replicator show the animation at different times, so no clock can write its values.
            if current is CAReplicatorLayer { return false }
            if owner == nil, current.hasOwnTime { owner = current }
            ancestor = current.parent
        }
        let base = base(of: owner)
        var parts: [(record: AnimationRecord, tracks: [LinearTrack])] = []
        var shown: [LayerProperty] = []
        for record in state.records {
            guard record.hasBegun else { return false }
            let timing = record.program.timing
            let phase: MediaTiming.Position.Phase
            if let driver = record.animation.driver {
                let progress = driver.progress(at: record.driverTime(layerTime: base.layerTime))
                guard progress.x == progress.y else { return false }
                phase = .active
            } else {
                phase = timing.position(local: timing.localTime(parent: base.layerTime)).phase
            }
            var tracks: [LinearTrack] = []
            if phase == .active || timing.isShown(phase) {
                guard case .track(let track) = record.program.body, !shown.contains(where: { $0 === track.path.property }),
                    let lines = LinearTrack.tracks(of: record.program, on: layer, showing: state.presentedStorage)
                else { return false }
                shown.append(track.path.property)
                if phase == .active { tracks = lines }
            }
            if phase == .active {
                guard record.hasStarted, !tracks.isEmpty else { return false }
            } else if phase == .after, !record.hasEnded, base.map.slope != 0 {
                return false
            }
            parts.append((record, tracks))
        }
        for part in parts {
            let clock = clock(for: part.record, base: base)
            if part.tracks.isEmpty { state.memberships.append(clock.wait(layer)) }
            for track in part.tracks { state.memberships.append(clock.join(track)) }
        }
        let identifier = ObjectIdentifier(layer)
        members[identifier] = Member(layer: layer, state: state)
        state.didJoin(self, as: identifier)
        return true
    }

    /// Removes a layer from the clocks. From now on, every frame samples the layer's animations one by one.
    func leave(_ identifier: ObjectIdentifier) {
        guard let member = members.removeValue(forKey: identifier) else { return }
        while let membership = member.state.memberships.popLast() {
            membership.clock.leave(membership)
            if membership.clock.isEmpty {
                clocks[membership.clock.key] = nil
                orderIsComplete = false
            }
        }
        member.state.didLeave()
        if members.isEmpty { bases.removeAll() }
        onLeave(member.layer)
    }

    /// Removes `layer` and all its descendants: their time may differ from now on.
    func leaveAll(in layer: CALayer) {
        for (identifier, member) in members where member.layer === layer || member.layer.isDescendant(of: layer) { leave(identifier) }
    }

    /// Removes all layers, because the timing of their animations may have changed.
    func leaveAll() {
        for identifier in Array(members.keys) { leave(identifier) }
    }

    private func base(of owner: CALayer?) -> TimeBase {
        let key = owner.map { ObjectIdentifier($0) }
        // The key is an address, which may be that of a deallocated layer. So the layer itself is compared, too.
        if let base = bases[key], base.layer === owner {
            // The time base may not have been updated for several frames.
            base.update(at: time)
            return base
        }
        let base = TimeBase(owner)
        base.update(at: time)
        bases[key] = base
        return base
    }

    private func clock(for record: AnimationRecord, base: TimeBase) -> AnimationClock {
        let key = AnimationClock.Key(record, base: base)
        if let clock = clocks[key] { return clock }
        let clock = AnimationClock(record, key: key, base: base)
        clocks[key] = clock
        orderIsComplete = false
        return clock
    }
}
