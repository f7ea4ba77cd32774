import Testing
import UIKitTesting

@testable import UIKit

@Suite @MainActor
struct PressTests {
    private final class KeyView: UIView {
        let log: GestureLog
        init(log: GestureLog) {
            self.log = log
            super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        }
        required init?(coder: NSCoder) { nil }
        override var canBecomeFirstResponder: Bool { true }
        private func note(_ what: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
            for press in presses {
                guard let key = press.key else { continue }
                log(
                    "\(what) \(key.characters) \(key.keyCode)\(key.modifierFlags.contains(.shift) ? " shift" : "") of \(event?.allPresses.count ?? 0)"
                )
            }
        }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("began", presses, event) }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("ended", presses, event) }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("cancelled", presses, event) }
    }

    private let host = TestHost()
    private let log = GestureLog()

    private func keyView() -> KeyView {
        let view = KeyView(log: log)
        host.window.addSubview(view)
        view.becomeFirstResponder()
        return view
    }

    @Test func firstResponderGetsKeys() {
        let view = keyView()
        #expect(view.isFirstResponder)
        host.press("a")
        #expect(log.take() == ["began a keyboardA of 1", "ended a keyboardA of 1"])
    }

    @Test func modifiersArePressesToo() {
        _ = keyView()
        host.press("B")
        #expect(
            log.take() == [
                "began  keyboardLeftShift shift of 1", "began B keyboardB shift of 2", "ended B keyboardB shift of 2",
                "ended  keyboardLeftShift of 1",
            ])
    }

    @Test func repeatingKeyIsOnePress() {
        _ = keyView()
        host.keyDown("x")
        host.keyRepeat("x")
        host.keyRepeat("x")
        host.keyUp("x")
        #expect(log.take() == ["began x keyboardX of 1", "ended x keyboardX of 1"])
    }

    @Test func pressedKeysAreCancelledWhenTheAppResignsActive() {
        _ = keyView()
        host.keyDown("x")
        host.isActive = false
        host.keyUp("x")
        #expect(log.take() == ["began x keyboardX of 1", "cancelled x keyboardX of 1"])
    }

    @Test func withoutAFirstResponderTheFrontControllerGetsKeys() {
        final class Controller: UIViewController {
            var count = 0
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { count += 1 }
        }
        let controller = Controller()
        host.window.rootViewController = controller
        host.press("a")
        #expect(controller.count == 1)
    }
}
