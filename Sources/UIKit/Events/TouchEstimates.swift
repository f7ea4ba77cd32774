import Foundation
import Host

/// The estimated properties of a pen. They are needed because some drivers report pressure and tilt only when they change.
///
/// If a sample lacks a property, the last known value is used as an estimate. The next sample with the property updates the earlier samples.
/// Updates are only expected for properties that the pen has reported before.
@MainActor
struct TouchEstimates {
    /// A sample with estimated properties that expects an update.
    private struct Waiting {
        let index: Int
        var sample: HostSample
        let previous: CGPoint
        var missing: UITouch.Properties
    }

    /// A sample that an update has completed.
    struct Refined {
        let index: Int
        let sample: HostSample
        let previous: CGPoint
        let missing: UITouch.Properties
    }

    /// For each sample of the last event, the missing properties and the index of their update.
    private(set) var expected: [(missing: UITouch.Properties, index: Int?)] = []
    /// The samples that were completed since the last call of ``takeRefined()``.
    private(set) var refined: [Refined] = []
    private var waiting: [Waiting] = []
    private var pressure: Double?
    private var tilt: CGPoint?

    /// Estimates the missing properties of an event's samples, which are ordered from the oldest. Completes earlier samples that expect an update.
    /// `measured` is the set of properties that the pen has reported; the properties of these samples are added to it.
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

    /// Returns the completed samples and removes them.
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
