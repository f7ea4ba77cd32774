import Foundation
import Host
import QuartzCore
import UIKit

/// Types into a text view, scrolls it, prints the processor time of each frame, and ends the program. Its results are the rows `type-cpu` and `scroll-cpu` of
/// `Benchmarks/run text`.
@MainActor
final class ProbeTyping {
    private let view: UITextView
    private var costs: [Double] = []
    private var begin = 0.0
    /// Called after the next frame.
    private var next: (() -> Void)?
    private static let samples = 205
    /// The seconds between a frame and the next change. A refresh interval is over by then.
    private static let rest = 0.02

    init(_ view: UITextView) { self.view = view }

    func start() {
        // A window of an X server shows a frame before it ends.
        FrameLoop.current?.addCommitHook { [self] _ in
            let body = next
            next = nil
            body?()
        }
        later(1.5) { [self] in type() }
    }

    private func type() {
        guard costs.count < Self.samples else {
            report("type-cpu")
            costs = []
            if view.textStorage.length < 1_000_000 { exit(0) }
            return scroll()
        }
        time {
            view.insertText("x")
        } then: { [self] in
            later(Self.rest) { [self] in
                next = { [self] in later(Self.rest) { [self] in type() } }
                view.deleteBackward()
            }
        }
    }

    private func scroll() {
        guard costs.count < Self.samples else {
            report("scroll-cpu")
            exit(0)
        }
        time {
            view.contentOffset.y += 40
        } then: { [self] in
            later(Self.rest) { [self] in scroll() }
        }
    }

    /// Measures `body` and the frame that shows its effect.
    private func time(_ body: () -> Void, then following: @escaping () -> Void) {
        begin = Self.processorTime()
        next = { [self] in
            costs.append(Self.processorTime() - begin)
            following()
        }
        body()
    }

    private func report(_ name: String) {
        let sorted = costs.dropFirst(5).sorted()
        let line = String(
            format: "lodestone\t%@\t%d\t%.4g\t%.4g\tms", name, view.textStorage.length, sorted[sorted.count / 2],
            sorted[Int(Double(sorted.count) * 0.99)])
        print(line)
        fflush(nil)
    }

    /// The toolkit's timer, as in the peers: `DispatchQueue` uses another thread, which would be measured too.
    private func later(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        _ = FrameLoop.current?.platform?.schedule(after: seconds, body)
    }

    /// The processor time of all threads in milliseconds.
    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
    }
}
