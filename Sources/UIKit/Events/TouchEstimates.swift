import Foundation
import Host

/// Estimated properties of a pen: some drivers report pressure and tilt only after a change.
///
/// A sample without them gets the last known values, and the next sample with them updates the earlier ones. Only properties that the pen
/// is known to measure are awaited.
@MainActor
struct TouchEstimates {
    /// A sample that awaits properties.
    private struct Waiting {
        let index: Int
        var sample: HostSample
        let previous: CGPoint
        var missing: UITouch.Properties
    }

    /// A sample that was completed.
    struct Refined {
        let index: Int
        let sample: HostSample
        let previous: CGPoint
        let missing: UITouch.Properties
    }

    /// The missing properties of the last event's samples, in order, with the index of each update.
    private(set) var expected: [(missing: UITouch.Properties, index: Int?)] = []
    /// The samples completed since the last call.
    private(set) var refined: [Refined] = []
    private var waiting: [Waiting] = []
    private var pressure: Double?
    private var tilt: CGPoint?

    /// Completes an event's samples, oldest first, and earlier ones that wait. `measured` is the set of properties that the pen is known to
    /// measure, and is extended by these samples.
    mutating func complete(_ samples: inout [HostSample], after position: CGPoint, measured: inout UITouch.Properties) {
        expected.removeAll(keepingCapacity: true)
        var previous = position
        for index in samples.indices {
            var missing: UITouch.Properties = []
            if samples[index].pressure == nil { missing.insert(.force) }
            if samples[index].tilt == nil { missing.formUnion([.azimuth, .altitude]) }
            let told = UITouch.Properties([.force, .azimuth, .altitude]).subtracting(missing)
            measured.formUnion(told)
            pressure = samples[index].pressure ?? pressure
            tilt = samples[index].tilt ?? tilt
            refine(told, from: samples[index])
            missing.formIntersection(measured)
            if missing.contains(.force) { samples[index].pressure = pressure ?? GestureConstants.averagePenPressure }
            if missing.contains(.azimuth) { samples[index].tilt = tilt }
            let number = missing.isEmpty ? nil : UITouch.makeNumber()
            expected.append((missing, number))
            if let number {
                waiting.append(Waiting(index: number, sample: samples[index], previous: previous, missing: missing))
            }
            previous = samples[index].position
        }
    }

    /// Returns the completed samples, each once.
    mutating func takeRefined() -> [Refined] {
        defer { refined.removeAll() }
        return refined
    }

    private mutating func refine(_ told: UITouch.Properties, from sample: HostSample) {
        guard !told.isEmpty else { return }
        for index in waiting.indices {
            let found = waiting[index].missing.intersection(told)
            guard !found.isEmpty else { continue }
            if found.contains(.force) { waiting[index].sample.pressure = sample.pressure }
            if found.contains(.azimuth) { waiting[index].sample.tilt = sample.tilt }
            waiting[index].missing.subtract(found)
            let done = waiting[index]
            refined.append(Refined(index: done.index, sample: done.sample, previous: done.previous, missing: done.missing))
        }
        waiting.removeAll { $0.missing.isEmpty }
    }
}
