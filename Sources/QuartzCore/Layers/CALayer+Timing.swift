import Foundation

extension CALayer {
    var timing: MediaTiming {
        _read { yield givenTiming.value }
        _modify { yield &givenTiming.value }
    }

    /// The map from absolute time to the layer's own. O(depth).
    var timeMap: TimeMap {
        // Skips layers without timing of their own: most layers use the time of their superlayer.
        var layer: CALayer? = self
        while let current = layer, !current.hasOwnTime { layer = current.superlayerForTime }
        guard let layer else { return TimeMap() }
        return (layer.superlayerForTime?.timeMap ?? TimeMap()).appending(layer.timing)
    }

    /// Whether the layer's time differs from its superlayer's.
    var hasOwnTime: Bool { !givenTiming.isStandard && !timing.isIdentity }

    private var superlayerForTime: CALayer? { (modelLayer ?? self).parent }

    /// Converts a time of one layer to the time of another. Nil is absolute time.
    static func convert(_ t: TimeInterval, from source: CALayer?, to target: CALayer?) -> TimeInterval {
        if source === target { return t }
        // Converts through the common ancestor. The time maps above it cancel out, and the map of a paused layer there would have no inverse.
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
        // Animations added while the layer is paused start at the paused time, not at the new one.
        if old.speed == 0 { tree?.frameLoop.startAnimationsInStillTime(below: self) }
        body(&timing)
        guard timing != old, let tree else { return }
        if timing.isIdentity != old.isIdentity { tree.frameLoop.clocks.leaveAll(in: self) }
        tree.frameLoop.setNeedsSample()
    }
}
