import Testing
import UIKitTesting

@testable import UIKit

/// Recognizers of key presses.
@Suite @MainActor
struct PressGestureTests {
    private let fixture = GestureFixture()
    private let field: KeyView

    init() {
        field = KeyView(log: fixture.log)
        fixture.view.addSubview(field)
        field.becomeFirstResponder()
    }

    private func tap(_ types: [UIPress.PressType] = [.select]) -> UITapGestureRecognizer {
        let tap = fixture.add(UITapGestureRecognizer(), "tap")
        tap.allowedPressTypes = types.map { NSNumber(value: $0.rawValue) }
        return tap
    }

    @Test func keysAreIgnoredWithoutAllowedPressTypes() {
        fixture.add(UITapGestureRecognizer(), "tap")
        fixture.host.press("Return")
        #expect(fixture.log.take() == ["field.began", "field.ended"])
    }

    @Test func tapRecognizesAllowedKeys() {
        let tap = tap()
        #expect(tap.allowedPressTypes == [4])
        fixture.host.keyDown("Return")
        #expect(tap.state == .possible && fixture.log.take() == ["field.began"])
        fixture.host.keyUp("Return")
        #expect(fixture.log.take() == ["tap ended", "field.cancelled"])
        #expect(tap.state == .possible)
        fixture.host.press("a")
        fixture.host.press("ArrowUp")
        #expect(fixture.log.take() == ["field.began", "field.ended", "field.began", "field.ended"])
    }

    @Test func withoutCancellationTheResponderGetsThePressToo() {
        tap().cancelsTouchesInView = false
        fixture.host.press("Return")
        #expect(fixture.log.take() == ["field.began", "tap ended", "field.ended"])
    }

    @Test func twoPressesAreADoubleTap() {
        let tap = tap()
        tap.numberOfTapsRequired = 2
        fixture.host.press("Return")
        #expect(!fixture.log.take().contains("tap ended"))
        fixture.host.press("Return")
        #expect(fixture.log.take().contains("tap ended"))
        fixture.host.press("Return")
        fixture.host.advance(by: 0.4)
        fixture.host.press("Return")
        #expect(!fixture.log.take().contains("tap ended"))
        fixture.host.advance(by: 0.4)
        #expect(tap.state == .possible)
    }

    @Test func heldKeyIsALongPress() {
        let press = fixture.add(UILongPressGestureRecognizer(), "press")
        press.allowedPressTypes = [4]
        fixture.host.press("Return")
        _ = fixture.log.take()
        fixture.host.keyDown("Return")
        fixture.host.advance(by: 0.6)
        #expect(fixture.log.take() == ["field.began", "press began", "field.cancelled"])
        fixture.host.keyUp("Return")
        #expect(fixture.log.take() == ["press ended"])
    }

    @Test func delegateReceivesThePress() {
        let gestureDelegate = ClosureGestureDelegate()
        var types: [UIPress.PressType] = []
        gestureDelegate.receivePress = { _, press in
            types.append(press.type)
            return false
        }
        tap([.select, .menu, .leftArrow, .pageDown]).delegate = gestureDelegate
        for key in ["Return", "Escape", "ArrowLeft", "PageDown", "x"] { fixture.host.press(key) }
        #expect(types == [.select, .menu, .leftArrow, .pageDown])
        #expect(!fixture.log.take().contains("tap ended"))
    }

    @Test func customRecognizerGetsKeysAndMayIgnoreThem() {
        let recognizer = fixture.add(PressRecognizer(), "custom")
        recognizer.allowedPressTypes = [4]
        fixture.host.keyDown("Return")
        #expect(recognizer.recordedPhases == ["began 1"])
        fixture.host.keyUp("Return")
        #expect(recognizer.recordedPhases == ["began 1", "ended 1"])
        #expect(fixture.log.take() == ["field.began", "custom ended", "field.cancelled"])
        recognizer.ignores = true
        fixture.host.press("Return")
        #expect(recognizer.recordedPhases == ["began 1", "ended 1", "began 1"])
        #expect(fixture.log.take() == ["field.began", "field.ended"])
    }

    @Test func resigningKeyCancels() {
        let recognizer = fixture.add(PressRecognizer(), "custom")
        recognizer.allowedPressTypes = [4]
        fixture.host.keyDown("Return")
        fixture.host.isActive = false
        #expect(recognizer.recordedPhases.last == "cancelled 1")
        #expect(recognizer.state == .possible)
        #expect(fixture.log.take() == ["field.began", "field.cancelled"])
    }

    @Test func removalFromTheWindowCancels() {
        let recognizer = fixture.add(PressRecognizer(), "custom")
        recognizer.allowedPressTypes = [4]
        fixture.host.keyDown("Return")
        fixture.view.removeFromSuperview()
        fixture.host.advance(by: 0.02)
        #expect(recognizer.recordedPhases.last == "cancelled 1")
        #expect(recognizer.state == .possible)
        fixture.host.keyUp("Return")
    }
}

private final class KeyView: UIView {
    let log: GestureLog

    init(log: GestureLog) {
        self.log = log
        super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log("field.began") }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log("field.ended") }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log("field.cancelled") }
}

private final class PressRecognizer: UIGestureRecognizer {
    var recordedPhases: [String] = []
    var ignores = false

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesBegan(presses, with: event)
        recordedPhases.append("began \(event.presses(for: self).count)")
        #expect(presses.first?.gestureRecognizers?.contains(self) ?? false)
        if ignores { for press in presses { ignore(press, for: event) } }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        recordedPhases.append("ended \(event.presses(for: self).count)")
        state = .ended
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        recordedPhases.append("cancelled \(event.presses(for: self).count)")
    }
}
