internal import Allocations
import UIKit
import UIKitTesting

/// `hit-static` and `hit-after-move`: the view under a point among N siblings.
@MainActor
enum HitTesting {
    static let queries = 10_000
    /// The time in seconds after which a benchmark stops, independent of the number of queries.
    static let limit: TimeInterval = 5
    private static let staticSums: [Int: UInt32] = [1000: 3_773_147, 10_000: 38_564_074, 100_000: 387_891_508]
    private static let movedSums: [Int: UInt32] = [1000: 3_770_122, 10_000: 38_561_297]

    static func run(count: Int) {
        let scene = Scene(count: count)
        let host = TestHost(size: scene.size, scale: 1)
        let empty = lodestone_allocated_bytes()
        let (board, views) = makeBoard(scene)
        host.window.addSubview(board)
        host.advance(by: 0.1)
        row("view-memory", count, Double(lodestone_allocated_bytes() - empty) / Double(count), "B/view")
        // The first hit tests build the index.
        let before = lodestone_allocated_bytes()
        for _ in 0..<10 { _ = board.hitTest(CGPoint(x: 1, y: 1), with: nil) }
        row("hit-index-memory", count, Double(lodestone_allocated_bytes() - before) / Double(count), "B/view")

        measure("hit-static", board, scene, moving: nil, expected: staticSums[count])
        measure("hit-after-move", board, scene, moving: views[count / 2], expected: movedSums[count])
    }

    /// A frame in which all of N views move, without hit tests and with one hit test a frame. It shows the cost of an index that brings no benefit.
    static func runAllMoving(count: Int) {
        let scene = Scene(count: count)
        let host = TestHost(size: scene.size, scale: 1)
        let (board, views) = makeBoard(scene)
        host.window.addSubview(board)
        host.advance(by: 0.1)
        measureAllMoving("frame-all-move", host, views) {}
        for _ in 0..<10 { _ = board.hitTest(CGPoint(x: 1, y: 1), with: nil) }
        measureAllMoving("frame-all-move-hit", host, views) { _ = board.hitTest(CGPoint(x: 5, y: 5), with: nil) }
    }

    private static func measureAllMoving(_ name: String, _ host: TestHost, _ views: [UIView], _ ask: () -> Void) {
        var samples = Samples(capacity: 40)
        for frame in 0..<40 {
            let distance: CGFloat = frame % 2 == 0 ? 7 : -7
            samples.time {
                for view in views { view.center.x += distance }
                ask()
                host.advance(by: 1.0 / 60)
            }
        }
        samples.report(name, views.count, in: .ms)
    }

    /// A view with N subviews, each tagged with its index plus one. The board's own tag is 0.
    static func makeBoard(_ scene: Scene) -> (board: UIView, views: [UIView]) {
        let board = UIView(frame: CGRect(origin: .zero, size: scene.size))
        let views = scene.boxes.enumerated().map { index, box in
            let view = UIView(frame: box)
            view.backgroundColor = .systemBlue
            view.tag = index + 1
            board.addSubview(view)
            return view
        }
        return (board, views)
    }

    private static func measure(_ name: String, _ board: UIView, _ scene: Scene, moving moved: UIView?, expected: UInt32?) {
        var samples = Samples(capacity: queries)
        var points = Mulberry(seed: 7)
        var places = Mulberry(seed: 9)
        var sum: UInt32 = 0
        var first200: UInt32 = 0
        let end = Date(timeIntervalSinceNow: limit)
        var done = 0
        while done < queries, end > Date() {
            let point = CGPoint(
                x: CGFloat(points.next(below: scene.extent)) + 0.5, y: CGFloat(points.next(below: scene.extent)) + 0.5)
            var center = CGPoint.zero
            if let moved {
                let x = places.next(below: scene.extent)
                let y = places.next(below: scene.extent)
                center = CGPoint(x: CGFloat(x) + moved.bounds.width / 2, y: CGFloat(y) + moved.bounds.height / 2)
            }
            let hit = samples.time {
                moved?.center = center
                return board.hitTest(point, with: nil)
            }
            sum &+= UInt32(hit?.tag ?? 0)
            done += 1
            if done == 200 { first200 = sum }
        }
        check(name, scene.boxes.count, first200: first200, sum: sum, queries: done, expected: done == queries ? expected : nil)
        samples.report(name, scene.boxes.count, in: .ns)
    }
}
