import Foundation
import UIKit

/// Types into a text view of its own window, and scrolls it, and prints what processor time that took, until the process rests again: the rows
/// `type-cpu` and `scroll-cpu` of `Benchmarks/run text`. What as long a wait takes in which nothing changes is not counted. Then it ends the
/// program.
@MainActor
final class ProbeTyping {
    private let view: UITextView
    private var costs: [Double] = []
    /// What waiting costs by itself.
    private var rests: [Double] = []
    private var begin = 0.0
    private static let samples = 205
    /// Seconds after which a frame has long been drawn.
    private static let rest = 0.02

    init(_ view: UITextView) { self.view = view }

    func start() {
        later(1.5) { [self] in type() }
    }

    private func type() {
        guard costs.count < Self.samples else {
            report("type-cpu")
            costs = []
            if view.textStorage.length < 1_000_000 { exit(0) }
            return scroll()
        }
        begin = Self.processorTime()
        view.insertText("x")
        later(Self.rest) { [self] in
            costs.append(Self.processorTime() - begin)
            view.deleteBackward()
            later(Self.rest) { [self] in
                begin = Self.processorTime()
                later(Self.rest) { [self] in
                    rests.append(Self.processorTime() - begin)
                    type()
                }
            }
        }
    }

    private func scroll() {
        guard costs.count < Self.samples else {
            report("scroll-cpu")
            exit(0)
        }
        begin = Self.processorTime()
        view.contentOffset.y += 40
        later(Self.rest) { [self] in
            costs.append(Self.processorTime() - begin)
            scroll()
        }
    }

    private func report(_ name: String) {
        let waiting = rests.sorted()
        let sorted = costs.dropFirst(5).sorted().map { $0 - waiting[waiting.count / 2] }
        let line = String(
            format: "lodestone\t%@\t%d\t%.4g\t%.4g\tms", name, view.textStorage.length, sorted[sorted.count / 2],
            sorted[Int(Double(sorted.count) * 0.99)])
        print(line)
        fflush(nil)
    }

    private func later(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(body) }
    }

    /// Milliseconds of all threads.
    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
    }
}
