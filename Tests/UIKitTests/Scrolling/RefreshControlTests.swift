import Testing
import UIKitTesting

@testable import UIKit

@Suite("Refresh controls") @MainActor
struct RefreshControlTests {
    let fixture = ScrollFixture()
    let refresh = UIRefreshControl()

    init() { fixture.scrollView.refreshControl = refresh }

    @Test("A pull beyond the threshold refreshes once; the content rests below the control until endRefreshing")
    func pull() async {
        var count = 0
        refresh.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        let finger = fixture.drag(from: CGPoint(x: 200, y: 150), by: CGPoint(x: 0, y: 10), times: 15, lift: false)
        #expect(!refresh.isRefreshing)
        finger.move(to: CGPoint(x: 200, y: 450), duration: 0.2)
        #expect(refresh.isRefreshing)
        finger.move(to: CGPoint(x: 200, y: 150), duration: 0.2)
        finger.move(to: CGPoint(x: 200, y: 450), duration: 0.2)
        finger.hold(for: 0.2)
        finger.lift()
        fixture.host.advance(by: 1)
        #expect(count == 1)
        #expect(fixture.y == -60)
        #expect(fixture.scrollView.adjustedContentInset.top == 60)
        refresh.endRefreshing()
        await fixture.host.settle()
        #expect(fixture.y == 0)
        #expect(fixture.scrollView.adjustedContentInset.top == 0)
    }

    @Test("A shorter pull does nothing, and a disabled control does nothing")
    func tooSoon() async {
        _ = fixture.drag(from: CGPoint(x: 200, y: 150), by: CGPoint(x: 0, y: 10), times: 12, thenHold: 0.2)
        await fixture.host.settle()
        #expect(!refresh.isRefreshing)
        refresh.isEnabled = false
        _ = fixture.drag(from: CGPoint(x: 200, y: 120), by: CGPoint(x: 0, y: 10), times: 36, thenHold: 0.2)
        await fixture.host.settle()
        #expect(!refresh.isRefreshing)
        #expect(fixture.y == 0)
    }

    @Test("beginRefreshing and endRefreshing do not move content during a drag; removing the control removes its inset")
    func program() async {
        var count = 0
        refresh.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        refresh.beginRefreshing()
        #expect(refresh.isRefreshing && count == 0 && fixture.y == 0)
        let finger = fixture.drag(from: CGPoint(x: 200, y: 400), by: CGPoint(x: 0, y: -10), times: 10, lift: false)
        refresh.endRefreshing()
        #expect(fixture.y == 90)
        finger.hold(for: 0.2)
        finger.lift()
        #expect(fixture.scrollView.adjustedContentInset.top == 0)
        refresh.beginRefreshing()
        fixture.scrollView.refreshControl = nil
        #expect(fixture.scrollView.adjustedContentInset.top == 0)
        #expect(refresh.superview == nil)
    }
}
