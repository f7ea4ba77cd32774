import Testing
import UIKit
import UIKitTesting

@MainActor
struct SquareTests {
    @Test func theSquareFollowsTheFinger() {
        let host = TestHost(size: CGSize(width: 400, height: 400))
        let square = UIView(frame: CGRect(x: 100, y: 100, width: 120, height: 120))
        square.addGestureRecognizer(UIPanGestureRecognizer { pan in square.center = pan.location(in: host.window) })
        host.window.addSubview(square)

        host.drag(from: CGPoint(x: 160, y: 160), to: CGPoint(x: 300, y: 200), duration: 0.3)

        #expect(square.center == CGPoint(x: 300, y: 200))
    }
}
