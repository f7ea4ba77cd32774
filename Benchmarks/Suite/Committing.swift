import UIKit
import UIKitTesting

/// `commit-one-of-n`: a frame in which one of N layers changed. `commit-one-deep`: the same at the end of a chain of N views.
@MainActor
enum Committing {
    static func run(count: Int) {
        let scene = Scene(count: count)
        let host = TestHost(size: scene.size, scale: 1)
        let (board, views) = HitTesting.makeBoard(scene)
        host.window.addSubview(board)
        measure("commit-one-of-n", host, views[count / 2], count)
    }

    static func runDeep(depth: Int) {
        let host = TestHost(size: CGSize(width: 100, height: 100), scale: 1)
        var innermost: UIView = host.window
        for _ in 0..<depth {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            innermost.addSubview(view)
            innermost = view
        }
        innermost.backgroundColor = .systemBlue
        measure("commit-one-deep", host, innermost, depth)
    }

    private static func measure(_ name: String, _ host: TestHost, _ view: UIView, _ count: Int) {
        host.advance(by: 0.1)
        let home = view.center
        var samples = Samples(capacity: 500)
        for step in 0..<500 {
            view.center = CGPoint(x: home.x + CGFloat(step % 7), y: home.y)
            samples.time { host.advance(by: 1.0 / 60) }
        }
        samples.report(name, count, in: .us)
    }
}
