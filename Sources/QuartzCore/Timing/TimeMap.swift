import Foundation

/// The straight line from absolute time to a layer's: t = slope · absolute + offset.
struct TimeMap: Equatable {
    var slope: Double = 1
    var offset: TimeInterval = 0

    func callAsFunction(_ absolute: TimeInterval) -> TimeInterval { slope == 1 && offset == 0 ? absolute : slope * absolute + offset }

    /// When the layer's time is `local`; nil when its time stands still.
    func absolute(_ local: TimeInterval) -> TimeInterval? { slope == 0 ? nil : (local - offset) / slope }

    /// The map into a time that lies inside of this one.
    func appending(_ timing: MediaTiming) -> TimeMap {
        TimeMap(slope: slope * timing.speed, offset: (offset - timing.beginTime) * timing.speed + timing.timeOffset)
    }
}

extension CALayer {
    var timing: MediaTiming {
        _read { yield givenTiming.value }
        _modify { yield &givenTiming.value }
    }

    /// From absolute time to the layer's own. Costs the layer's depth.
    var timeMap: TimeMap {
        // Few layers have a time of their own: those between are passed by.
        var layer: CALayer? = self
        while let current = layer, !current.hasOwnTime { layer = current.superlayerForTime }
        guard let layer else { return TimeMap() }
        return (layer.superlayerForTime?.timeMap ?? TimeMap()).appending(layer.timing)
    }

    /// The layer's time is not its superlayer's.
    var hasOwnTime: Bool { !givenTiming.isStandard && !timing.isIdentity }

    private var superlayerForTime: CALayer? { (modelLayer ?? self).parent }

    /// A time of one layer in the time of another. Nil is absolute time.
    static func convert(_ t: TimeInterval, from source: CALayer?, to target: CALayer?) -> TimeInterval {
        if source === target { return t }
        // Up to the common ancestor and down from there, since times above it cancel, and may stand still.
        var above: [CALayer] = []
        var layer = target
        while let current = layer {
            above.append(current)
            layer = current.superlayerForTime
        }
        var time = t
        layer = source
        var common = above.count
        while let current = layer {
            if let index = above.firstIndex(where: { $0.model() === current.model() }) {
                common = index
                break
            }
            time = current.timing.parentTime(local: time)
            layer = current.superlayerForTime
        }
        for layer in above[..<common].reversed() { time = layer.timing.localTime(parent: time) }
        return time
    }

    func changeTiming(_ body: (inout MediaTiming) -> Void) {
        let old = timing
        // What began while the time stood still began at the moment it stood at, not at the one it is set to now.
        if old.speed == 0 { tree?.frameLoop.startAnimationsInStillTime(below: self) }
        body(&timing)
        guard timing != old, let tree else { return }
        if timing.isIdentity != old.isIdentity { tree.frameLoop.clocks.leaveAll(in: self) }
        tree.frameLoop.setNeedsSample()
    }
}
