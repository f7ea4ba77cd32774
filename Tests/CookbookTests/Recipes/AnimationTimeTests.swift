import Testing
import UIKit
import UIKitTesting

@MainActor
struct AnimationTimeTests {
    @Test func viewIsHalfwayInTheMiddleOfTheAnimation() {
        let host = TestHost()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        host.window.addSubview(view)

        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 200 }
        host.advance(by: 0.5)

        // The view has its final frame. The picture of it is on the way.
        #expect(view.frame.minX == 200)
        #expect(abs(host.presentedFrame(of: view).minX - 100) < 5)
    }
}
