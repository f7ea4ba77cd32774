import Testing
import UIKitTesting

@testable import UIKit

/// Recognizers of keys.
@Suite @MainActor
struct PressGestureTests {
    private let stage = GestureStage()
    private let field: KeyView

    init() {
        field = KeyView(log: stage.log)
        stage.view.addSubview(field)
        field.becomeFirstResponder()
    }

    private func tap(_ types: [UIPress.PressType] = [.select]) -> UITapGestureRecognizer {
        let tap = stage.add(UITapGestureRecognizer(), "tap")
        tap.allowedPressTypes = types.map { NSNumber(value: $0.rawValue) }
        return tap
    }

    @Test func keysAreNoGesturesUnlessAsked() {
        stage.add(UITapGestureRecognizer(), "tap")
        stage.host.press("Return")
        #expect(stage.log.take() == ["field.began", "field.ended"])
    }

    @Test func aTapRecognizesAKeyOfItsTypes() {
        let tap = tap()
        #expect(tap.allowedPressTypes == [4])
        stage.host.keyDown("Return")
        #expect(tap.state == .possible && stage.log.take() == ["field.began"])
        stage.host.keyUp("Return")
        #expect(stage.log.take() == ["tap ended", "field.cancelled"])
        #expect(tap.state == .possible)
        stage.host.press("a")
        stage.host.press("ArrowUp")
        #expect(stage.log.take() == ["field.began", "field.ended", "field.began", "field.ended"])
    }

    @Test func withoutCancellingTheResponderIsToldToo() {
        tap().cancelsTouchesInView = false
        stage.host.press("Return")
        #expect(stage.log.take() == ["field.began", "tap ended", "field.ended"])
    }

    @Test func twoPressesAreADoubleTap() {
        let tap = tap()
        tap.numberOfTapsRequired = 2
        stage.host.press("Return")
        #expect(!stage.log.take().contains("tap ended"))
        stage.host.press("Return")
        #expect(stage.log.take().contains("tap ended"))
        stage.host.press("Return")
        stage.host.advance(by: 0.4)
        stage.host.press("Return")
        #expect(!stage.log.take().contains("tap ended"))
        stage.host.advance(by: 0.4)
        #expect(tap.state == .possible)
    }

    @Test func aLongPressHolds() {
        let press = stage.add(UILongPressGestureRecognizer(), "press")
        press.allowedPressTypes = [4]
        stage.host.press("Return")
        _ = stage.log.take()
        stage.host.keyDown("Return")
        stage.host.advance(by: 0.6)
        #expect(stage.log.take() == ["field.began", "press began", "field.cancelled"])
        stage.host.keyUp("Return")
        #expect(stage.log.take() == ["press ended"])
    }

    @Test func theDelegateIsAskedForThePress() {
        let answers = Answers()
        var types: [UIPress.PressType] = []
        answers.receivePress = { _, press in
            types.append(press.type)
            return false
        }
        tap([.select, .menu, .leftArrow, .pageDown]).delegate = answers
        for key in ["Return", "Escape", "ArrowLeft", "PageDown", "x"] { stage.host.press(key) }
        #expect(types == [.select, .menu, .leftArrow, .pageDown])
        #expect(!stage.log.take().contains("tap ended"))
    }

    @Test func aCustomClassSeesKeysAndMayIgnoreThem() {
        let recognizer = stage.add(PressRecognizer(), "custom")
        recognizer.allowedPressTypes = [4]
        stage.host.keyDown("Return")
        #expect(recognizer.seen == ["began 1"])
        stage.host.keyUp("Return")
        #expect(recognizer.seen == ["began 1", "ended 1"])
        #expect(stage.log.take() == ["field.began", "custom ended", "field.cancelled"])
        recognizer.ignores = true
        stage.host.press("Return")
        #expect(recognizer.seen == ["began 1", "ended 1", "began 1"])
        #expect(stage.log.take() == ["field.began", "field.ended"])
    }

    @Test func aWindowThatLosesTheKeyboardCancels() {
        let recognizer = stage.add(PressRecognizer(), "custom")
        recognizer.allowedPressTypes = [4]
        stage.host.keyDown("Return")
        stage.host.isActive = false
        #expect(recognizer.seen.last == "cancelled 1")
        #expect(recognizer.state == .possible)
        #expect(stage.log.take() == ["field.began", "field.cancelled"])
    }

    @Test func aViewThatLeavesItsWindowCancels() {
        let recognizer = stage.add(PressRecognizer(), "custom")
        recognizer.allowedPressTypes = [4]
        stage.host.keyDown("Return")
        stage.view.removeFromSuperview()
        stage.host.advance(by: 0.02)
        #expect(recognizer.seen.last == "cancelled 1")
        #expect(recognizer.state == .possible)
        stage.host.keyUp("Return")
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
    var seen: [String] = []
    var ignores = false

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesBegan(presses, with: event)
        seen.append("began \(event.presses(for: self).count)")
        #expect(presses.first?.gestureRecognizers?.contains(self) ?? false)
        if ignores { for press in presses { ignore(press, for: event) } }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        seen.append("ended \(event.presses(for: self).count)")
        state = .ended
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        seen.append("cancelled \(event.presses(for: self).count)")
    }
}
