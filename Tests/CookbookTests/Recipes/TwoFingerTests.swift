import Testing
import UIKit
import UIKitTesting

@MainActor
struct TwoFingerTests {
    @Test func pinchScalesAndTwoFingersMoveSeparately() {
        let host = TestHost(size: CGSize(width: 400, height: 600))
        var scale: CGFloat = 1
        let pinch = UIPinchGestureRecognizer { scale = $0.scale }
        host.window.addGestureRecognizer(pinch)

        host.pinch(at: CGPoint(x: 200, y: 300), from: 100, to: 200)
        #expect(scale > 1.7)

        let first = host.touchDown(at: CGPoint(x: 100, y: 100))
        let second = host.touchDown(at: CGPoint(x: 300, y: 100))
        first.move(to: CGPoint(x: 100, y: 400), duration: 0.2)
        #expect(second.location == CGPoint(x: 300, y: 100))
        first.lift()
        second.lift()
    }
}
