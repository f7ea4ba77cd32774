import Foundation
import Testing
import UIKit
import UIKitTesting

/// A machine that sleeps, and a program that is stopped, so that the next frame is a day later.
@Suite("Faults of the clock") @MainActor
struct ClockFaultTests {
    private static let day: TimeInterval = 86_400

    @Test("A day after the window was hidden, animations and motions are at their end, and nothing hangs")
    func dayBetweenFrames() {
        let host = TestHost(size: CGSize(width: 400, height: 600))
        let scroll = UIScrollView(frame: host.window.bounds)
        scroll.contentSize = CGSize(width: 400, height: 10_000)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        host.window.addSubview(scroll)
        host.window.addSubview(box)
        host.advance(by: 0.1)
        host.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 100))
        var ends: [Bool] = []
        UIView.animate(withDuration: 0.3) {
            box.alpha = 0.5
        } completion: {
            ends.append($0)
        }
        let animator = UIViewPropertyAnimator(duration: 5, dampingRatio: 0.5) { box.center.x = 300 }
        animator.addCompletion { ends.append($0 == .end) }
        animator.startAnimation()
        host.advance(by: 0.05)
        host.isVisible = false
        let begin = ContinuousClock.now
        host.advance(by: Self.day)
        host.isVisible = true
        host.advance(by: 1)
        #expect(ContinuousClock.now - begin < .seconds(60))
        #expect(ends.count == 2 && box.alpha == 0.5 && box.center.x == 300)
        #expect(!scroll.isDecelerating && (0...9400).contains(scroll.contentOffset.y))
        #expect(host.isSettled)
    }

    @Test("A touch that is held during a day is still tracked, and ends once")
    func heldTouch() {
        let host = TestHost(size: CGSize(width: 400, height: 600))
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        host.window.addSubview(button)
        host.advance(by: 0.1)
        let finger = host.touchDown(at: CGPoint(x: 50, y: 50))
        host.advance(by: Self.day)
        #expect(button.isTracking)
        finger.lift()
        host.advance(by: 0.1)
        #expect(taps == 1 && !button.isTracking)
    }
}
