import UIKit
import UIKitTesting

/// `drop-update`: one move of a drag among N views with drop interactions, from the session's new position to the target's proposal and the drag's appearance.
/// Each move is over another view, so that it leaves one target and enters the next.
/// `drop-update-same`: moves within one of the views.
@MainActor
enum Dropping {
    static let moves = 10_000

    static func run(count: Int) {
        let scene = Scene(count: count)
        let host = TestHost(size: scene.size, scale: 1)
        let (board, views) = HitTesting.makeBoard(scene)
        let target = Target()
        for view in views { view.addInteraction(UIDropInteraction(delegate: target)) }
        host.window.addSubview(board)
        host.advance(by: 0.1)

        let session = DropSession(items: [], allowsMoveOperation: true, at: DragLocation(.zero, in: host.window.windowScene))
        let tracker = DropTracker(session: session, in: .current)
        // The index of the board's subviews is built by the first hit test.
        tracker.update(at: DragLocation(CGPoint(x: 1, y: 1), in: host.window.windowScene))
        measure("drop-update", count, tracker, target, host) { number in
            let box = scene.boxes[number * 7919 % count]
            // The last boxes of a row extend beyond the window.
            let last = CGFloat(scene.extent) - 0.5
            return CGPoint(x: min(box.midX, last), y: min(box.midY, last))
        }
        let home = scene.boxes[count / 2]
        measure("drop-update-same", count, tracker, target, host) { number in
            CGPoint(x: home.minX + CGFloat(number % 8) / 8 * home.width, y: home.midY)
        }
        tracker.end()
    }

    private static func measure(
        _ name: String, _ count: Int, _ tracker: DropTracker, _ target: Target, _ host: TestHost, _ makePoint: (Int) -> CGPoint
    ) {
        var samples = Samples(capacity: moves)
        let scene = host.window.windowScene
        let before = target.updates
        for number in 0..<moves {
            let point = makePoint(number)
            samples.time { tracker.update(at: DragLocation(point, in: scene)) }
        }
        if target.updates - before != moves { note("\(name): \(target.updates - before) of \(moves) moves found a target") }
        samples.report(name, count, in: .ns)
    }

    /// A delegate that accepts all drops.
    private final class Target: NSObject, UIDropInteractionDelegate {
        var updates = 0
        private let proposal = UIDropProposal(operation: .copy)

        func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
            updates += 1
            return proposal
        }
    }
}
