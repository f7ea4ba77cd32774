import Testing
import UIKitTesting

@MainActor
@Suite("Touches, mouse and keys")
struct FingerTests {
    /// A view that records its touches and keys.
    final class Listener: UIView {
        var touches: [(phase: UITouch.Phase, point: CGPoint, time: TimeInterval)] = []
        var coalesced: [Int] = []
        var touchCounts: [Int] = []
        var presses: [String] = []
        var buttons: [UIEvent.ButtonMask] = []

        override var canBecomeFirstResponder: Bool { true }

        private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
            for touch in touches {
                self.touches.append((touch.phase, touch.location(in: self), touch.timestamp))
                coalesced.append(event?.coalescedTouches(for: touch)?.count ?? 0)
            }
            touchCounts.append(touches.count)
            if let event { buttons.append(event.buttonMask) }
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            self.presses += presses.compactMap(\.key).map { "down \($0.characters) \($0.keyCode.rawValue)" }
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            self.presses += presses.compactMap(\.key).map { "up \($0.characters) \($0.keyCode.rawValue)" }
        }
    }

    let host = TestHost()
    let view = Listener(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    init() {
        view.isMultipleTouchEnabled = true
        host.window.addSubview(view)
    }

    @Test func `a finger's phases reach the view immediately`() {
        let finger = host.touchDown(at: CGPoint(x: 10, y: 10))
        #expect(view.touches.map(\.phase) == [.began])
        finger.move(to: CGPoint(x: 30, y: 40))
        #expect(finger.location == CGPoint(x: 30, y: 40))
        #expect(view.touches.last?.point == CGPoint(x: 30, y: 40))
        finger.lift()
        #expect(view.touches.map(\.phase) == [.began, .moved, .ended])
        #expect(!finger.isDown)
    }

    @Test func `a touch can be cancelled`() {
        let finger = host.touchDown(at: CGPoint(x: 10, y: 10))
        finger.cancel()
        #expect(view.touches.map(\.phase) == [.began, .cancelled])
    }

    @Test func `a move with a duration is one event a frame along a straight line`() {
        let finger = host.touchDown(at: .zero)
        let start = host.now
        finger.move(to: CGPoint(x: 100, y: 50), duration: 0.5)
        #expect(abs(host.now - start - 0.5) < 1e-9)
        let moves = view.touches.filter { $0.phase == .moved }
        #expect(moves.count == 30)
        for (index, move) in moves.enumerated() {
            let progress = CGFloat(index + 1) / 30
            #expect(abs(move.point.x - 100 * progress) < 1e-6 && abs(move.point.y - 50 * progress) < 1e-6)
            #expect(abs(move.time - start - Double(index + 1) / 60) < 1e-6)
        }
        finger.lift()
    }

    @Test func `the frame of a move's last event shows its effect`() {
        host.advance(by: 1)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        box.isUserInteractionEnabled = false
        box.backgroundColor = .red
        view.addSubview(box)
        view.addGestureRecognizer(UIPanGestureRecognizer { box.center = $0.location(in: self.view) })
        let finger = host.touchDown(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 200, y: 300), duration: 0.2)
        // The frame is at the end of the move. With LODESTONE_SEED, it is up to an interval later.
        if host.isFrameRequested { host.advance(by: 1.0 / 60) }
        let pixel = host.snapshot().color(x: 400, y: 600)
        #expect(pixel?.red == 1 && pixel?.alpha == 1)
        finger.lift()
    }

    @Test func `several positions in one event are coalesced touches`() {
        let finger = host.touchDown(at: .zero)
        finger.move(through: [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2), CGPoint(x: 3, y: 3)])
        #expect(view.touches.last?.point == CGPoint(x: 3, y: 3))
        #expect(view.coalesced.last == 3)
        finger.lift()
    }

    @Test func `a double tap of the host is recognized`() {
        var taps = 0
        let double = UITapGestureRecognizer { _ in taps += 1 }
        double.numberOfTapsRequired = 2
        view.addGestureRecognizer(double)
        host.tap(at: CGPoint(x: 100, y: 100), count: 2)
        #expect(taps == 1)
    }

    @Test func `a long press of the host is recognized`() {
        var states: [UIGestureRecognizer.State] = []
        view.addGestureRecognizer(UILongPressGestureRecognizer { states.append($0.state) })
        host.longPress(at: CGPoint(x: 100, y: 100))
        #expect(states == [.began, .ended])
    }

    @Test func `two fingers of a pinch move in one event a frame`() {
        host.pinch(at: CGPoint(x: 200, y: 400), from: 100, to: 200, duration: 0.25)
        let moves = view.touchCounts.dropFirst(2).dropLast(2)
        #expect(moves.count == 15 && moves.allSatisfy { $0 == 2 })
        let ends = view.touches.filter { $0.phase == .ended }.map(\.point.x).sorted()
        #expect(ends == [100, 300])
    }

    @Test func `a rotation keeps its fingers opposite each other`() {
        host.rotate(at: CGPoint(x: 200, y: 400), radius: 100, by: .pi / 2)
        let ends = view.touches.filter { $0.phase == .ended }.map(\.point)
        #expect(ends.count == 2)
        #expect(ends.contains { abs($0.x - 200) < 1e-6 && abs($0.y - 500) < 1e-6 })
        #expect(ends.contains { abs($0.x - 200) < 1e-6 && abs($0.y - 300) < 1e-6 })
    }

    @Test func `a mouse presses, drags and releases`() {
        host.pointer.move(to: CGPoint(x: 20, y: 20))
        #expect(view.touches.isEmpty)
        host.pointer.press()
        host.pointer.move(to: CGPoint(x: 60, y: 20), duration: 0.1)
        host.pointer.release()
        #expect(view.touches.first?.phase == .began && view.touches.last?.phase == .ended)
        #expect(view.touches.filter { $0.phase == .moved }.count == 6)
        #expect(view.touches.last?.point == CGPoint(x: 60, y: 20))
        #expect(view.buttons.first == .primary)
    }

    @Test func `the first responder gets keys with their characters`() {
        view.becomeFirstResponder()
        host.press("a")
        host.press("Return")
        host.press("ArrowLeft")
        #expect(view.presses.count == 6)
        #expect(view.presses.first == "down a 4")
        #expect(view.presses.dropFirst(2).first?.hasSuffix("40") == true)
        #expect(view.presses.last?.hasSuffix("80") == true)
    }

    @Test func `modifiers are pressed before their key and released after it`() {
        view.becomeFirstResponder()
        host.press("A", modifiers: .command)
        let codes = view.presses.map { "\($0.prefix(2)) \($0.split(separator: " ").last ?? "")" }
        #expect(codes == ["do 225", "do 227", "do 4", "up 4", "up 227", "up 225"])
    }
}
