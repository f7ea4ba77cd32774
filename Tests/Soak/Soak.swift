import Foundation
import GalleryScreens
import UIKit
import UIKitTesting

/// Uses the Gallery for hours of the virtual clock, and checks that memory, open files and live objects do not grow.
///
///     Soak [--hours 1] [--minutes M] [--seed 1]
///
/// A round opens a demo, performs 40 random actions and leaves the demo. After each round the program measures itself. It prints the growth per simulated hour,
/// and ends with status 1 if one exceeds its limit. `--minutes` limits the real time.
@main
@MainActor
enum Soak {
    /// The growth that is allowed in a simulated hour. Caches fill slowly, for example that of glyphs.
    private static let limits = Measurement(kilobytes: 1024, files: 0.05, objects: 0.5)

    static func main() async {
        func option(_ name: String) -> Double? {
            CommandLine.arguments.firstIndex(of: name).flatMap { CommandLine.arguments.dropFirst($0 + 1).first }.flatMap { Double($0) }
        }
        let hours = option("--hours") ?? 1
        let end = option("--minutes").map { ContinuousClock.now + .seconds($0 * 60) }
        let user = SoakUser(seed: UInt64(option("--seed") ?? 1))
        var samples: [(hour: Double, measurement: Measurement)] = []
        while user.seconds < hours * 3600, end.map({ ContinuousClock.now < $0 }) ?? true {
            await user.playRound()
            samples.append((user.seconds / 3600, Measurement(objects: user.liveObjects)))
            if samples.count % 10 == 0, let last = samples.last {
                print("\(user.rounds) rounds, \(number(last.hour)) hours: \(last.measurement)")
                fflush(nil)
            }
        }
        // The first third fills caches.
        let measured = Array(samples.dropFirst(samples.count / 3))
        func perHour(_ value: (Measurement) -> Double) -> Double { slope(measured.map { ($0.hour, value($0.measurement)) }) }
        let growth = Measurement(kilobytes: perHour { $0.kilobytes }, files: perHour { $0.files }, objects: perHour { $0.objects })
        print("\(user.rounds) rounds, \(user.actions) actions, \(number(user.seconds / 3600)) simulated hours")
        print("growth in a simulated hour, after the first third: \(growth)")
        let isFlat = growth.kilobytes <= limits.kilobytes && growth.files <= limits.files && growth.objects <= limits.objects
        if !isFlat { print("Not flat. The limits are \(limits). These objects outlived their demo: \(user.survivors)") }
        exit(isFlat ? 0 : 1)
    }

    nonisolated static func number(_ value: Double) -> String { String(format: "%.2f", value) }

    /// The slope of the regression line.
    private static func slope(_ points: [(x: Double, y: Double)]) -> Double {
        guard points.count > 1 else { return 0 }
        let count = Double(points.count)
        let (x, y) = (points.map(\.x).reduce(0, +) / count, points.map(\.y).reduce(0, +) / count)
        let variance = points.map { ($0.x - x) * ($0.x - x) }.reduce(0, +)
        return variance > 0 ? points.map { ($0.x - x) * ($0.y - y) }.reduce(0, +) / variance : 0
    }
}
