import UIKit

/// A window with 2,000 views that do not move, and one view among them that a touch drags.
final class StillDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let window = LoopProbe.makeWindow()
        self.window = window
        let board = UIView(frame: window.bounds)
        window.addSubview(board)
        for index in 0..<2000 {
            let view = UIView(frame: CGRect(x: index % 50 * 24, y: index / 50 * 18, width: 20, height: 14))
            view.backgroundColor = index % 3 == 0 ? .systemGreen : .systemYellow
            board.addSubview(view)
            // In the middle of the z-order, so that some views are above and some below.
            if index == 1000 { board.addSubview(makeCard()) }
        }
        window.addGestureRecognizer(
            UIPanGestureRecognizer { [weak board] pan in
                board?.viewWithTag(1)?.center = pan.location(in: board)
                LoopProbe.say("moved")
            })
        LoopProbe.say("ready")
    }

    private func makeCard() -> UIView {
        let card = UIView(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
        card.backgroundColor = .systemRed
        card.tag = 1
        return card
    }
}
