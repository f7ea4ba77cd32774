internal import Allocations
import Host
import UIKit
import UIKitTesting

/// The cost of an event from the host's sample to recognizers, targets and views. In `pan-move` and `pinch-move` the first recognizer excludes the others, as
/// usual; with `-together` all recognize simultaneously. N is the number of recognizers. The number in the name is the depth of the touched view.
@MainActor
enum GestureEvents {
    /// The number of events timed together, because one takes about as long as reading the clock.
    private static let batch = 100
    private static let batches = 300

    static func run(recognizers count: Int, depth: Int, together: Bool) {
        let stage = Stage(depth: depth)
        for index in 0..<count {
            let recognizer: UIGestureRecognizer =
                switch together ? 0 : index % 5 {
                case 0: UIPanGestureRecognizer { _ in stage.actions += 1 }
                case 1: UITapGestureRecognizer { _ in stage.actions += 1 }
                case 2: UILongPressGestureRecognizer { _ in stage.actions += 1 }
                case 3: UIPinchGestureRecognizer { _ in stage.actions += 1 }
                default: UISwipeGestureRecognizer { _ in stage.actions += 1 }
                }
            if together { recognizer.delegate = stage.permissive }
            // Along the chain of views, the last recognizer at its end.
            stage.views[(stage.views.count - 1) * (index + 1) / count].addGestureRecognizer(recognizer)
        }
        let name = together ? "pan-move-together-\(depth)" : "pan-move-\(depth)"
        stage.measure(name, count, batch: batch, batches: batches, fingers: 1, expected: together ? count : 1)
    }

    /// A pinch by two fingers, which both move in each event, alone or with a simultaneous rotation and pan.
    static func runPinch(together: Bool) {
        let stage = Stage(depth: 5)
        let recognizers: [UIGestureRecognizer] = [
            UIPinchGestureRecognizer { _ in stage.actions += 1 }, UIRotationGestureRecognizer { _ in stage.actions += 1 },
            UIPanGestureRecognizer { _ in stage.actions += 1 },
        ]
        for recognizer in together ? recognizers : [recognizers[0]] {
            recognizer.delegate = stage.permissive
            stage.views[0].addGestureRecognizer(recognizer)
        }
        let count = together ? 3 : 1
        stage.measure("pinch-move", count, batch: batch, batches: batches, fingers: 2, expected: count)
    }

    @MainActor
    private final class Stage {
        let host = TestHost(size: CGSize(width: 4000, height: 4000), scale: 1)
        /// The views from the outermost to the innermost.
        var views: [UIView] = []
        let permissive = Permissive()
        var actions = 0

        init(depth: Int) {
            var parent: UIView = host.window
            for _ in 0..<depth {
                let view = UIView(frame: parent.bounds)
                parent.addSubview(view)
                views.append(view)
                parent = view
            }
        }

        func measure(_ name: String, _ count: Int, batch: Int, batches: Int, fingers: Int, expected: Int) {
            guard let source = host.window.windowScene?.eventSource, let platform = Platform.current else { return }
            var samples = Samples(capacity: batches)
            var allocations = 0
            var positions = (0..<fingers).map { CGPoint(x: 1000 + 300 * CGFloat($0), y: 1000) }
            func send(_ phase: HostTouch.Phase, _ finger: Int) {
                source.receive(
                    .touch(
                        HostTouch(
                            id: UInt64(finger), phase: phase,
                            sample: HostSample(position: positions[finger], timestamp: platform.clock.now()))))
            }
            func step(_ number: Int) {
                for finger in 0..<fingers {
                    // The fingers move apart and rotate, so that each recognizer has changes. They stay inside of the views.
                    let turn = CGFloat(number % 1000) / 500 * .pi
                    let angle: CGFloat = finger == 0 ? turn : 2 * turn + 1
                    let radius: CGFloat = finger == 0 ? 200 : 500
                    positions[finger] = CGPoint(x: 2000 + radius * cos(angle), y: 2000 + radius * sin(angle))
                    send(.moved, finger)
                }
                source.flush()
            }
            Platform.with(platform) {
                for finger in 0..<fingers { send(.began, finger) }
                for number in 0..<2 * batch { step(number) }
                actions = 0
                for number in 0..<batches {
                    let before = lodestone_allocation_count()
                    let begin = nanoseconds()
                    for index in 0..<batch { step(number * batch + index) }
                    samples.add((nanoseconds() - begin) / UInt64(batch))
                    allocations = max(allocations, lodestone_allocation_count() - before)
                }
                let told = actions
                for finger in 0..<fingers { send(.ended, finger) }
                let perEvent = Double(told) / Double(batch * batches)
                note(
                    "check\tlodestone\t\(name)\t\(count)\tactions an event \(perEvent)\tallocations in \(batch) events: at most \(allocations)"
                )
                if perEvent != Double(expected) {
                    note("\(name): \(expected) actions an event were expected; something else was measured.")
                }
            }
            samples.report(name, count, in: .ns)
        }
    }

    private final class Permissive: UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
    }
}
