import Testing
import UIKitTesting

@MainActor
@Suite("Test keys")
struct KeyTests {
    /// A first responder that records its keys.
    private final class Listener: UIView {
        var codes: [UIKeyboardHIDUsage] = []
        var text = ""

        override var canBecomeFirstResponder: Bool { true }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for key in presses.compactMap(\.key) {
                codes.append(key.keyCode)
                text += key.characters
            }
        }
    }

    private let host = TestHost(size: CGSize(width: 200, height: 200))
    private let listener = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        host.window.addSubview(listener)
        listener.becomeFirstResponder()
    }

    @Test func constantsOfUIKeyCommandNameTheirKeys() {
        let constants = [
            UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow,
            UIKeyCommand.inputEscape, UIKeyCommand.inputPageUp, UIKeyCommand.inputPageDown, UIKeyCommand.inputHome, UIKeyCommand.inputEnd,
            UIKeyCommand.inputDelete, UIKeyCommand.f1, UIKeyCommand.f12, "\r", "\t", "\u{8}", "\u{1B}",
        ]
        for constant in constants { host.press(constant) }
        #expect(
            listener.codes == [
                .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardEscape, .keyboardPageUp,
                .keyboardPageDown, .keyboardHome, .keyboardEnd, .keyboardDeleteOrBackspace, .keyboardF1, .keyboardF12,
                .keyboardReturnOrEnter, .keyboardTab, .keyboardDeleteOrBackspace, .keyboardEscape,
            ])
    }

    @Test func unknownKeyFailsTheTestAtItsLine() {
        let line = #line + 2
        withKnownIssue {
            host.press("Hyper", modifiers: .control)
        } matching: { issue in
            issue.sourceLocation?.line == line && issue.comments.contains { $0.rawValue.contains("No key is called \"Hyper\"") }
                && issue.comments.contains { $0.rawValue.contains("ArrowDown") }
        }
        withKnownIssue { host.keyDown("Hyper") }
        withKnownIssue { host.keyRepeat("Hyper") }
        withKnownIssue { host.keyUp("Hyper") }
        #expect(listener.codes.isEmpty)
        host.press("a")
        #expect(listener.text == "a")
    }

    @Test func everyNamedKeyCanBePressed() {
        #expect(TestHost.keyNames.count == 37 && TestHost.keyNames.contains("Escape") && !TestHost.keyNames.contains("UIKeyInputEscape"))
        for name in TestHost.keyNames { host.press(name) }
        // Return and Enter are the same key, and so are Space and its character.
        #expect(Set(listener.codes).count == TestHost.keyNames.count - 1)
    }
}
