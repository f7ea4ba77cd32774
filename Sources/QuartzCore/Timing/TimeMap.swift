import Foundation

/// The linear function from absolute time to a layer's time: t = slope · absolute + offset.
struct TimeMap: Equatable {
    var slope: Double = 1
    var offset: TimeInterval = 0

    func callAsFunction(_ absolute: TimeInterval) -> TimeInterval { slope == 1 && offset == 0 ? absolute : slope * absolute + offset }

    /// The map from absolute time to a nested local time, which `timing` derives from the time of this map.
    func appending(_ timing: MediaTiming) -> TimeMap {
        TimeMap(slope: slope * timing.speed, offset: (offset - timing.beginTime) * timing.speed + timing.timeOffset)
    }
}
