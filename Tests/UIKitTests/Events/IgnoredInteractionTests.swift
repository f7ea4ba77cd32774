import Testing
import UIKit
import UIKitTesting

@Suite("beginIgnoringInteractionEvents") @MainActor
struct IgnoredInteractionTests {
    private let host = TestHost(size: CGSize(width: 300, height: 400))
    private let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 50))
    private let counter = Counter()

    private final class Counter {
        var taps = 0
        var ends: [UIGestureRecognizer.State] = []
    }

    init() {
        host.window.addSubview(button)
        button.addAction(UIAction { [counter] _ in counter.taps += 1 }, for: .touchUpInside)
    }

    @Test("Taps do nothing between beginIgnoringInteractionEvents and endIgnoringInteractionEvents; the calls can be nested")
    func nested() {
        let app = UIApplication.shared
        #expect(!app.isIgnoringInteractionEvents)
        app.beginIgnoringInteractionEvents()
        app.beginIgnoringInteractionEvents()
        host.tap(at: CGPoint(x: 100, y: 75))
        #expect(counter.taps == 0 && app.isIgnoringInteractionEvents)
        app.endIgnoringInteractionEvents()
        host.tap(at: CGPoint(x: 100, y: 75))
        #expect(counter.taps == 0 && app.isIgnoringInteractionEvents)
        app.endIgnoringInteractionEvents()
        #expect(!app.isIgnoringInteractionEvents)
        host.tap(at: CGPoint(x: 100, y: 75))
        #expect(counter.taps == 1)
        // An unbalanced end call is logged and has no other effect.
        app.endIgnoringInteractionEvents()
        #expect(!app.isIgnoringInteractionEvents)
        host.tap(at: CGPoint(x: 100, y: 75))
        #expect(counter.taps == 2)
    }

    @Test("Active touches are cancelled, and touches that began meanwhile are ignored until they end")
    func underWay() {
        let app = UIApplication.shared
        let pan = UIPanGestureRecognizer()
        pan.addHandler { [counter] in counter.ends.append($0.state) }
        host.window.addGestureRecognizer(pan)
        let finger = host.touchDown(at: CGPoint(x: 30, y: 300))
        finger.move(to: CGPoint(x: 30, y: 250))
        host.advance(by: 0.05)
        #expect(pan.state == .changed || pan.state == .began)
        app.beginIgnoringInteractionEvents()
        host.advance(by: 0.05)
        #expect(counter.ends.last == .cancelled)
        let count = counter.ends.count
        finger.move(to: CGPoint(x: 30, y: 200))
        host.advance(by: 0.05)
        finger.lift()
        let late = host.touchDown(at: CGPoint(x: 100, y: 75))
        app.endIgnoringInteractionEvents()
        late.lift()
        host.advance(by: 0.1)
        #expect(counter.ends.count == count && counter.taps == 0)
        host.tap(at: CGPoint(x: 100, y: 75))
        #expect(counter.taps == 1)
    }

    @Test("An action that calls beginIgnoringInteractionEvents does not cancel its own tap")
    func ownTap() {
        button.addAction(UIAction { _ in UIApplication.shared.beginIgnoringInteractionEvents() }, for: .touchDown)
        button.addAction(UIAction { [counter] _ in counter.ends.append(.cancelled) }, for: .touchCancel)
        host.tap(at: CGPoint(x: 100, y: 75))
        #expect(counter.taps == 0 && counter.ends == [.cancelled])
        UIApplication.shared.endIgnoringInteractionEvents()
        host.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200))
        #expect(counter.ends == [.cancelled])
    }
}
