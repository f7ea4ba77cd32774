import Testing
import UIKit
import UIKitTesting

@MainActor
struct RootLayoutTests {
    @Test func windowWithoutAFrameHasTheScenesSizeImmediately() {
        let host = TestHost(size: CGSize(width: 320, height: 480))
        let window = UIWindow()
        #expect(window.bounds.size == host.window.bounds.size)
        let controller = UIViewController()
        controller.view.frame = window.bounds
        window.rootViewController = controller
        window.addSubview(controller.view)
        window.makeKeyAndVisible()
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    @Test func givenFrameStays() {
        let host = TestHost(size: CGSize(width: 320, height: 480))
        let window = UIWindow(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
        window.makeKeyAndVisible()
        #expect(window.frame == CGRect(x: 10, y: 10, width: 100, height: 50))
        let other = UIWindow()
        other.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        other.makeKeyAndVisible()
        #expect(other.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(host.window !== other)
    }

    @Test func distanceBetweenAnchorsHasNoItem() {
        let bench = LayoutBench()
        let views = bench.makeViews(3)
        let distance = views[0].leadingAnchor.anchorWithOffset(to: views[1].leadingAnchor)
        let other = views[1].leadingAnchor.anchorWithOffset(to: views[2].leadingAnchor)
        let constraint = distance.constraint(equalTo: other)
        #expect(constraint.firstItem == nil && constraint.secondItem == nil)
        #expect(constraint.firstAttribute == .notAnAttribute && constraint.secondAttribute == .notAnAttribute)
    }
}
