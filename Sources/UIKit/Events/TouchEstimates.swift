import Foundation
import Host

/// What a pen did not tell of itself at once: some drivers report how hard it presses, or how it is held, only when that changed.
///
/// Such a report gets the last value that is known, and the next one that has it tells what the earlier ones should have said. Only what the
/// pen is known to measure is waited for.
@MainActor
struct TouchEstimates {
    /// A report that lacks something which is to follow.
    private struct Waiting {
        let index: Int
        var sample: HostSample
        let previous: CGPoint
        var missing: UITouch.Properties
    }

    /// A report that was completed.
    struct Refined {
        let index: Int
        let sample: HostSample
        let previous: CGPoint
        let missing: UITouch.Properties
    }

    /// What the reports of the last event lack, in their order, and the number of each that waits.
    private(set) var expected: [(missing: UITouch.Properties, index: Int?)] = []
    /// The reports that were completed since they were last taken.
    private(set) var refined: [Refined] = []
    private var waiting: [Waiting] = []
    private var pressure: Double?
    private var tilt: CGPoint?

    /// Takes in the reports of an event, oldest first, completes those that lack something, and those before them that waited for it.
    /// `measured` is what the pen is known to measure, and learns what these reports have.
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

    /// The reports that were completed, each once.
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
