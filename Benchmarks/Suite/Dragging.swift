import DNDDragAndDrop
import Host
import UIKit
import UIKitTesting

/// `drag-step`: a finger drags a view over N targets, of which those with an even index are registered. Timed is one move, from the host's sample to the
/// delegate's enter and leave calls.
@MainActor
enum Dragging {
    private static let steps = 10_000
    private static let sums: [Int: UInt32] = [1000: 1_938_649, 10_000: 26_212_759, 100_000: 263_531_508]

    static func run(count: Int) {
        let scene = Scene(count: count)
        let host = TestHost(size: CGSize(width: scene.extent + 200, height: scene.extent), scale: 1)
        let (board, views) = HitTesting.makeBoard(scene)
        host.window.addSubview(board)
        // The drag begins beside the board, so that the first step onto a target enters it.
        let start = CGPoint(x: scene.extent + 100, y: scene.extent / 2)
        let grip = UIView(frame: CGRect(x: start.x - 30, y: start.y - 20, width: 60, height: 40))
        host.window.addSubview(grip)

        let controller = DNDDragAndDropController(window: host.window)
        let handler = Handler()
        controller.registerDragSource(grip, withDelegate: handler)
        for view in views where view.tag % 2 == 1 { controller.registerDropTarget(view, withDelegate: handler) }
        // The other views take no touches: hit testing passes through them, as in the scenes of the other toolkits.
        for view in views where view.tag % 2 == 0 { view.isUserInteractionEnabled = false }
        host.advance(by: 0.1)

        guard let source = host.window.windowScene?.eventSource, let platform = Platform.current else { return }
        // The same as the host: a touch sample, then the delivery for the frame.
        func send(_ phase: HostTouch.Phase, at point: CGPoint) {
            let sample = HostSample(position: point, timestamp: platform.clock.now())
            source.receive(.touch(HostTouch(id: 1, phase: phase, sample: sample)))
            source.flush()
        }
        Platform.with(platform) {
            var walk = Walk(extent: scene.extent)
            send(.began, at: start)
            send(.moved, at: CGPoint(x: start.x + 30, y: start.y))

            var samples = Samples(capacity: steps)
            var first200: UInt32 = 0
            let end = Date(timeIntervalSinceNow: HitTesting.limit)
            var done = 0
            while done < steps, end > Date() {
                walk.step()
                let point = walk.point
                samples.time { send(.moved, at: point) }
                done += 1
                if done == 200 { first200 = handler.entered }
            }
            check("drag-step", count, first200: first200, sum: handler.entered, queries: done, expected: done == steps ? sums[count] : nil)
            samples.report("drag-step", count, in: .us)
            send(.ended, at: walk.point)
        }
    }

    /// Both the drag source's and the drop targets' delegate. Sums the tags of the entered targets.
    private final class Handler: DNDDragSourceDelegate, DNDDropTargetDelegate {
        var entered: UInt32 = 0

        func draggingView(for operation: DNDDragOperation) -> UIView? {
            UIView(frame: CGRect(origin: .zero, size: Walk.draggedSize))
        }

        func dragOperation(_ operation: DNDDragOperation, didEnterDropTarget target: UIView) {
            entered &+= UInt32(target.tag)
        }

        func dragOperation(_ operation: DNDDragOperation, didLeaveDropTarget target: UIView) {}

        func dragOperation(_ operation: DNDDragOperation, didDropInDropTarget target: UIView) {}
    }
}
