import Testing
import UIKit
import UIKitTesting

@MainActor
struct SwipeTests {
    @Test func swipeToTheLeftShowsTheNextPage() {
        let host = TestHost(size: CGSize(width: 400, height: 600))
        var page = 0
        let swipe = UISwipeGestureRecognizer { _ in page += 1 }
        swipe.direction = .left
        host.window.addGestureRecognizer(swipe)

        host.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 300), duration: 0.15)
        #expect(page == 1)

        // A slow drag is not a swipe.
        host.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 300), duration: 3)
        #expect(page == 1)
    }
}
