import Foundation

/// The animations of one platform that are nothing but numbers on straight lines, put together by their timing.
///
/// Most animations most of the time have one progress, and numbers that follow it: `start + change · progress`. For those a frame finds
/// the progress once for all animations of equal timing, and then runs through arrays of numbers, without asking layers or animations.
/// A layer joins after a sample has shown what all its animations show, and leaves when anything else than that line has to be looked
/// at: an animation that begins, ends, is added or removed, a change of the model or of the tree, another animation of the same property.
@MainActor
final class AnimationClocks {
    /// Called with a layer that left and has to be sampled again.
    var onLeave: (CALayer) -> Void = { _ in }
    private var clocks: [AnimationClock.Key: AnimationClock] = [:]
    private var order: [AnimationClock] = []
    private var orderIsComplete = true
    private var bases: [ObjectIdentifier?: TimeBase] = [:]
    private var members: [ObjectIdentifier: Member] = [:]
    /// The moment of the last ``update(at:)``.
    private(set) var time = TimeInterval.nan

    private struct Member {
        let layer: CALayer
        let state: LayerAnimations
    }

    /// How many layers there are.
    var count: Int { members.count }

    // MARK: Frames

    /// Finds every progress at a moment. Layers of which more has to be known leave.
    func update(at absolute: TimeInterval) {
        time = absolute
        guard !members.isEmpty else { return }
        for base in bases.values { base.update(at: absolute) }
        for clock in currentOrder where !clock.update() {
            while let layer = clock.someMember { leave(ObjectIdentifier(layer)) }
        }
    }

    /// Shows what ``update(at:)`` found.
    func show() {
        for clock in currentOrder where clock.isRunning { clock.show() }
    }

    /// When something changes next, after the moment of the last update.
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

    /// Takes in a layer that has just been sampled, if its animations are no more than numbers on lines. Answers whether they are.
    func join(_ layer: CALayer) -> Bool {
        guard let state = layer.animations, layer.tree != nil, !state.needsSample, !state.records.isEmpty, time.isFinite,
            layer.values.placesSublayersFlat
        else { return false }
        var owner: CALayer?
        var ancestor: CALayer? = layer
        while let current = ancestor {
            // Its instances show other times.
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
            let phase: MediaTiming.Place.Phase
            if let driver = record.animation.driver {
                let progress = driver.progress(at: record.driverTime(layerTime: base.layerTime))
                guard progress.x == progress.y else { return false }
                phase = .active
            } else {
                phase = timing.place(local: timing.localTime(parent: base.layerTime)).phase
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

    /// Takes a layer out, whose animations are from now on sampled one by one.
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

    /// Takes out `layer` and all layers inside of it: they may be in another time from now on.
    func leaveAll(in layer: CALayer) {
        for (identifier, member) in members where member.layer === layer || member.layer.isDescendant(of: layer) { leave(identifier) }
    }

    private func base(of owner: CALayer?) -> TimeBase {
        let key = owner.map { ObjectIdentifier($0) }
        // Another layer may have lived at the same address.
        if let base = bases[key], base.layer === owner {
            // It may not have been looked at for long.
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
