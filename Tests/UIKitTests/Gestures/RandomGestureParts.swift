import UIKitTesting

@testable import UIKit

/// A view that reports its touches and presses.
final class RandomView: UIView {
    var onTouches: ((UITouch.Phase, Set<UITouch>) -> Void)?
    var onPresses: ((UIPress.Phase, Set<UIPress>) -> Void)?
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { onPresses?(.began, presses) }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { onPresses?(.ended, presses) }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { onPresses?(.cancelled, presses) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { onTouches?(.began, touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { onTouches?(.moved, touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTouches?(.ended, touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { onTouches?(.cancelled, touches) }
}

/// A delegate that returns random results.
final class RandomDelegate: UIGestureRecognizerDelegate {
    private let chance: (Double) -> Bool
    private let onDecision: () -> Void

    init(chance: @escaping (Double) -> Bool, onDecision: @escaping () -> Void) {
        self.chance = chance
        self.onDecision = onDecision
    }

    private func randomDecision(_ share: Double) -> Bool {
        onDecision()
        return chance(share)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { randomDecision(0.9) }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { randomDecision(0.4) }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { randomDecision(0.2) }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { randomDecision(0.2) }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { randomDecision(0.9) }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { randomDecision(0.9) }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { randomDecision(0.95) }
}

/// A recognizer that decides at random, at the latest when its last finger is lifted, as a recognizer must.
final class RandomRecognizer: UIGestureRecognizer {
    private let roll: () -> Int
    /// Whether the state was set to `.began` in this recognition, even if the transition was delayed.
    private var hasBegun = false

    init(roll: @escaping () -> Int) {
        self.roll = roll
        super.init(target: nil, action: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        decide()
        if roll() == 0, let touch = touches.first { ignore(touch, for: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { decide() }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > 0 { return decide() }
        state = hasBegun || roll() > 4 ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        // Some classes of apps ignore that touches can be cancelled.
        if roll() > 3 { state = .cancelled }
        if numberOfTouches == 0 && state == .possible && !hasBegun { state = .failed }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        decide()
        if roll() == 0, let press = presses.first { ignore(press, for: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        if hasInput { return decide() }
        state = hasBegun || roll() > 4 ? .ended : .failed
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        if hasInput { return decide() }
        if state == .possible && !hasBegun { state = .failed }
    }

    override func reset() {
        super.reset()
        hasBegun = false
        if roll() == 0 { state = .failed }
    }

    private func decide() {
        switch (hasBegun, roll()) {
        case (false, 0): state = .failed
        case (false, 1): state = .recognized
        case (false, 2), (false, 3):
            hasBegun = true
            state = .began
        case (true, 0): state = .ended
        case (true, 1): state = .cancelled
        case (true, _): state = .changed
        default: break
        }
    }
}
