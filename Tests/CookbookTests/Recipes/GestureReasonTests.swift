import Testing
import UIKit
import UIKitTesting

@MainActor
struct GestureReasonTests {
    @Test func timelineHasTheReason() {
        let host = TestHost(size: CGSize(width: 400, height: 400))
        let tap = UITapGestureRecognizer { _ in }
        tap.name = "tap"
        let doubleTap = UITapGestureRecognizer { _ in }
        doubleTap.name = "double tap"
        doubleTap.numberOfTapsRequired = 2
        tap.require(toFail: doubleTap)
        host.window.addGestureRecognizer(tap)
        host.window.addGestureRecognizer(doubleTap)

        let timeline = host.timeline
        host.tap(at: CGPoint(x: 200, y: 200))

        // tap … waits: for double tap to fail
        print(timeline.summary)
        #expect(timeline.summary.contains("waits"))
    }
}
