import Testing
import UIKitTesting

@testable import UIKit

@Suite("Refresh controls") @MainActor
struct RefreshControlTests {
    let stage = ScrollStage()
    let refresh = UIRefreshControl()

    init() { stage.scrollView.refreshControl = refresh }

    @Test("A pull beyond the threshold refreshes once; the content rests below the control until endRefreshing")
    func pull() async {
        var count = 0
        refresh.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        let finger = stage.drag(from: CGPoint(x: 200, y: 150), by: CGPoint(x: 0, y: 10), times: 15, lift: false)
        #expect(!refresh.isRefreshing)
        finger.move(to: CGPoint(x: 200, y: 450), duration: 0.2)
        #expect(refresh.isRefreshing)
        finger.move(to: CGPoint(x: 200, y: 150), duration: 0.2)
        finger.move(to: CGPoint(x: 200, y: 450), duration: 0.2)
        finger.hold(for: 0.2)
        finger.lift()
        stage.host.advance(by: 1)
        #expect(count == 1)
        #expect(stage.y == -60)
        #expect(stage.scrollView.adjustedContentInset.top == 60)
        refresh.endRefreshing()
        await stage.host.settle()
        #expect(stage.y == 0)
        #expect(stage.scrollView.adjustedContentInset.top == 0)
    }

    @Test("A pull that is too short does nothing; a disabled control does nothing either")
    func tooSoon() async {
        _ = stage.drag(from: CGPoint(x: 200, y: 150), by: CGPoint(x: 0, y: 10), times: 12, thenHold: 0.2)
        await stage.host.settle()
        #expect(!refresh.isRefreshing)
        refresh.isEnabled = false
        _ = stage.drag(from: CGPoint(x: 200, y: 120), by: CGPoint(x: 0, y: 10), times: 36, thenHold: 0.2)
        await stage.host.settle()
        #expect(!refresh.isRefreshing)
        #expect(stage.y == 0)
    }

    @Test("Refreshing in code does not move content that is dragged; removing the control removes its inset")
    func program() async {
        var count = 0
        refresh.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        refresh.beginRefreshing()
        #expect(refresh.isRefreshing && count == 0 && stage.y == 0)
        let finger = stage.drag(from: CGPoint(x: 200, y: 400), by: CGPoint(x: 0, y: -10), times: 10, lift: false)
        refresh.endRefreshing()
        #expect(stage.y == 90)
        finger.hold(for: 0.2)
        finger.lift()
        #expect(stage.scrollView.adjustedContentInset.top == 0)
        refresh.beginRefreshing()
        stage.scrollView.refreshControl = nil
        #expect(stage.scrollView.adjustedContentInset.top == 0)
        #expect(refresh.superview == nil)
    }
}
