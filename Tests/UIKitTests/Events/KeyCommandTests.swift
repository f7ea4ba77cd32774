import Host
import Testing
import UIKitTesting

@testable import UIKit

/// Key commands in the responder chain.
@Suite @MainActor
struct KeyCommandTests {
    private let host = TestHost()
    private let log = GestureLog()
    private let controller: Controller
    private let field: Field

    private final class Field: UIView {
        let log: GestureLog
        var commands: [UIKeyCommand] = []
        var isWilling = true
        var validation: (UICommand) -> Void = { _ in }
        init(log: GestureLog) {
            self.log = log
            super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        }
        required init?(coder: NSCoder) { nil }
        override var canBecomeFirstResponder: Bool { true }
        override var keyCommands: [UIKeyCommand]? { commands }
        override func validate(_ command: UICommand) { validation(command) }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            isWilling && super.canPerformAction(action, withSender: sender)
        }
        func act(_ sender: UIKeyCommand) { log("field \(sender.input ?? "") \(sender.title)") }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            log("press \(presses.first?.key?.characters ?? "")")
        }
    }

    private final class Controller: UIViewController {
        let log: GestureLog
        var actsWhilePresenting = true
        init(log: GestureLog) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        func act(_ sender: UIKeyCommand) { log("controller \(sender.input ?? "") \(sender.propertyList as? Int ?? 0)") }
        func plainAct() { log("plain") }
        override var performsActionsWhilePresentingModally: Bool { actsWhilePresenting }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log("controller press") }
    }

    init() {
        controller = Controller(log: log)
        field = Field(log: log)
        host.window.rootViewController = controller
        controller.view.addSubview(field)
    }

    private func fieldCommand(_ input: String, _ modifiers: UIKeyModifierFlags = [], title: String = "") -> UIKeyCommand {
        UIKeyCommand(title: title, action: Selector(Field.act(_:)), input: input, modifierFlags: modifiers)
    }

    private func controllerCommand(_ input: String, _ modifiers: UIKeyModifierFlags = [], tag: Int = 0) -> UIKeyCommand {
        UIKeyCommand(action: Selector(Controller.act(_:)), input: input, modifierFlags: modifiers, propertyList: tag)
    }

    /// The log entries, without the presses of modifier keys.
    private func take() -> [String] { log.take().filter { $0 != "press " } }

    @Test func nearestResponderWithTheCommandPerformsItInsteadOfThePress() {
        field.becomeFirstResponder()
        field.commands = [fieldCommand("a", title: "A")]
        controller.addKeyCommand(controllerCommand("a"))
        controller.addKeyCommand(controllerCommand("b", tag: 7))
        host.press("a")
        host.press("b")
        host.press("c")
        #expect(take() == ["field a A", "controller b 7", "press c"])
    }

    @Test func removedCommandIsNotPerformed() {
        let command = controllerCommand("a")
        controller.addKeyCommand(command)
        controller.addKeyCommand(command)
        #expect(controller.keyCommands?.count == 1)
        host.press("a")
        controller.removeKeyCommand(command)
        host.press("a")
        #expect(controller.keyCommands == nil)
        #expect(take() == ["controller a 0", "controller press"])
    }

    @Test func withoutAFirstResponderTheFrontControllerIsUsed() async {
        let front = Controller(log: log)
        controller.addKeyCommand(controllerCommand("a", tag: 1))
        controller.addKeyCommand(controllerCommand("b", tag: 1))
        front.addKeyCommand(controllerCommand("a", tag: 2))
        controller.present(front, animated: false)
        await host.settle()
        host.press("a")
        host.press("b")
        #expect(take() == ["controller a 2", "controller b 1"])
        controller.actsWhilePresenting = false
        host.press("b")
        #expect(take() == ["controller press"])
    }

    @Test func visibleChildControllerIsUsed() {
        let children = (1...2).map { number in
            let child = Controller(log: log)
            child.addKeyCommand(controllerCommand("a", tag: number))
            controller.addChild(child)
            child.didMove(toParent: controller)
            return child
        }
        controller.addKeyCommand(controllerCommand("a", tag: 0))
        host.press("a")
        controller.view.addSubview(children[0].view)
        host.press("a")
        controller.view.addSubview(children[1].view)
        host.press("a")
        children[0].view.isHidden = true
        host.press("a")
        #expect(take() == ["controller a 0", "controller a 1", "controller a 0", "controller a 2"])
    }

    @Test func modifiersHaveToMatchExactly() {
        controller.addKeyCommand(controllerCommand("a", .alternate))
        controller.addKeyCommand(controllerCommand("s", [.shift, .command]))
        host.press("a")
        host.press("a", modifiers: [.alternate, .shift])
        host.press("s", modifiers: .command)
        #expect(!log.take().contains { $0.hasPrefix("controller a") || $0.hasPrefix("controller s") })
        host.press("a", modifiers: .alternate)
        host.press("a", modifiers: [.alternate, .alphaShift])
        host.press("s", modifiers: [.command, .shift])
        #expect(log.take().filter { $0 != "controller press" } == ["controller a 0", "controller a 0", "controller s 0"])
    }

    @Test func controlReplacesCommandUnlessACommandUsesControl() {
        controller.addKeyCommand(controllerCommand("a", .command, tag: 1))
        controller.addKeyCommand(controllerCommand("b", .command, tag: 1))
        controller.addKeyCommand(controllerCommand("b", .control, tag: 2))
        controller.addKeyCommand(controllerCommand("c", [.command, .control], tag: 1))
        host.press("a", modifiers: .control)
        host.press("a", modifiers: .command)
        host.press("b", modifiers: .control)
        host.press("b", modifiers: .command)
        host.press("c", modifiers: .control)
        host.press("a", modifiers: [.control, .command])
        #expect(
            log.take().filter { $0 != "controller press" } == ["controller a 1", "controller a 1", "controller b 2", "controller b 1"])
    }

    @Test(arguments: [
        ("ArrowUp", UIKeyCommand.inputUpArrow), ("ArrowDown", UIKeyCommand.inputDownArrow), ("ArrowLeft", UIKeyCommand.inputLeftArrow),
        ("ArrowRight", UIKeyCommand.inputRightArrow), ("Escape", UIKeyCommand.inputEscape), ("PageUp", UIKeyCommand.inputPageUp),
        ("PageDown", UIKeyCommand.inputPageDown), ("Home", UIKeyCommand.inputHome), ("End", UIKeyCommand.inputEnd),
        ("Delete", UIKeyCommand.inputDelete), ("Backspace", UIKeyCommand.inputDelete), ("F1", UIKeyCommand.f1), ("F12", UIKeyCommand.f12),
        ("Tab", "\t"), ("Return", "\r"), ("Space", " "), ("Backspace", "\u{8}"), ("é", "é"),
    ])
    func specialKeys(key: String, input: String) {
        controller.addKeyCommand(controllerCommand(input))
        host.press(key)
        #expect(log.take() == ["controller \(input) 0"])
        host.press(key, modifiers: .alternate)
        #expect(!log.take().contains("controller \(input) 0"))
    }

    @Test func shiftedCharacterMatchesWithOrWithoutShift() {
        controller.addKeyCommand(controllerCommand("+", .command))
        controller.addKeyCommand(controllerCommand("/", [.command, .shift]))
        host.press("+", modifiers: .command)
        host.press("?", modifiers: .command)
        #expect(log.take().filter { $0 != "controller press" } == ["controller + 0", "controller / 0"])
        host.press("=", modifiers: .command)
        #expect(log.take().allSatisfy { $0 == "controller press" })
    }

    @Test func keyOfAnotherScriptMatchesByItsKeyCode() {
        let command = controllerCommand("c", .command)
        controller.addKeyCommand(command)
        // The Cyrillic letter at the position of C on a US keyboard.
        host.typeForeign("с", at: .keyboardC, modifiers: .control)
        #expect(log.take() == ["controller c 0"])
        host.typeForeign("q", at: .keyboardC, modifiers: .control)
        command.allowsAutomaticLocalization = false
        host.typeForeign("с", at: .keyboardC, modifiers: .control)
        #expect(log.take() == ["controller press", "controller press"])
    }

    @Test func leftAndRightAreExchangedFromRightToLeft() {
        controller.view.semanticContentAttribute = .forceRightToLeft
        let command = controllerCommand(UIKeyCommand.inputLeftArrow)
        controller.addKeyCommand(command)
        host.press("ArrowLeft")
        host.press("ArrowRight")
        command.allowsAutomaticMirroring = false
        host.press("ArrowLeft")
        #expect(log.take() == ["controller press", "controller UIKeyInputLeftArrow 0", "controller UIKeyInputLeftArrow 0"])
    }

    @Test func commandWithoutATargetIsSkipped() {
        field.becomeFirstResponder()
        field.commands = [fieldCommand("a")]
        controller.addKeyCommand(controllerCommand("a"))
        field.isWilling = false
        host.press("a")
        field.isWilling = true
        host.press("a")
        #expect(take() == ["controller a 0", "field a "])
    }

    @Test func validateMayDisableACommandOnce() {
        field.becomeFirstResponder()
        let command = fieldCommand("a")
        field.commands = [command]
        field.validation = { $0.attributes.insert(.disabled) }
        host.press("a")
        #expect(take() == ["press a"] && command.attributes.isEmpty)
        field.validation = { $0.state = .on }
        host.press("a")
        #expect(take() == ["field a "] && command.state == .on)
        command.attributes = .disabled
        host.press("a")
        #expect(take() == ["press a"])
    }

    @Test func heldKeyRepeatsItsCommand() {
        field.becomeFirstResponder()
        field.commands = [fieldCommand("a")]
        host.keyDown("a")
        host.keyRepeat("a")
        host.keyRepeat("a")
        #expect(take() == ["field a ", "field a ", "field a "])
        field.isWilling = false
        host.keyRepeat("a")
        field.isWilling = true
        field.resignFirstResponder()
        host.keyRepeat("a")
        host.keyUp("a")
        host.keyRepeat("a")
        #expect(take().isEmpty)
    }

    @Test func heldKeyRepeatsInTheNewFirstResponder() {
        let items = (0..<4).map { _ in Field(log: log) }
        for (index, item) in items.enumerated() {
            controller.view.addSubview(item)
            guard index < 3 else { continue }
            item.commands = [
                UIKeyCommand(input: UIKeyCommand.inputDownArrow) { [log, next = items[index + 1]] _ in
                    log("leave \(index)")
                    next.becomeFirstResponder()
                }
            ]
        }
        items[0].becomeFirstResponder()
        _ = take()
        host.keyDown("ArrowDown")
        host.keyRepeat("ArrowDown")
        host.keyRepeat("ArrowDown")
        #expect(take() == ["leave 0", "leave 1", "leave 2"] && items[3].isFirstResponder)
        // The last item does not have the command.
        host.keyRepeat("ArrowDown")
        items[0].becomeFirstResponder()
        host.keyRepeat("ArrowDown")
        host.keyUp("ArrowDown")
        #expect(take().isEmpty && items[0].isFirstResponder)
    }

    @Test func heldKeyOfAnAncestorsCommandRepeatsToo() {
        let items = (0..<4).map { _ in Field(log: log) }
        items.forEach { controller.view.addSubview($0) }
        controller.addKeyCommand(
            UIKeyCommand(input: "j") { _ in
                if let index = items.firstIndex(where: \.isFirstResponder), index < 3 { items[index + 1].becomeFirstResponder() }
            })
        items[0].becomeFirstResponder()
        host.keyDown("j")
        host.keyRepeat("j")
        host.keyRepeat("j")
        #expect(items[3].isFirstResponder)
        // Any other loss of the first responder status ends the repetition.
        items[0].becomeFirstResponder()
        host.keyRepeat("j")
        host.keyUp("j")
        #expect(items[0].isFirstResponder)
    }

    @Test func resigningKeyEndsTheRepetition() {
        field.becomeFirstResponder()
        field.commands = [fieldCommand("a")]
        host.keyDown("a")
        host.isActive = false
        host.isActive = true
        _ = take()
        host.keyRepeat("a")
        host.keyUp("a")
        #expect(take().isEmpty)
    }

    @Test func actionsMayBeClosuresOrMethodsWithoutASender() {
        controller.addKeyCommand(UIKeyCommand(input: "a", modifierFlags: .command, action: Selector(Controller.plainAct)))
        controller.addKeyCommand(UIKeyCommand(title: "New", input: "n", modifierFlags: .command) { [log] in log($0.title) })
        host.press("a", modifiers: .command)
        host.press("n", modifiers: .command)
        #expect(log.take().filter { $0 != "controller press" } == ["plain", "New"])
    }

    @Test func responderMayBeDeallocatedInItsCommand() {
        var released: Field? = Field(log: log)
        weak let weakResponder = released
        released?.commands = [
            UIKeyCommand(input: "a") { [weak view = released, log] _ in
                view?.removeFromSuperview()
                log("gone")
            }
        ]
        if let view = released { controller.view.addSubview(view) }
        released?.becomeFirstResponder()
        released = nil
        host.keyDown("a")
        host.advance(by: 0.1)
        #expect(weakResponder == nil)
        host.keyRepeat("a")
        host.keyUp("a")
        #expect(log.take() == ["gone"])
    }

    @Test func nearerScrollViewTakesArrowsUnlessTheCommandHasPriority() async {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        scrollView.contentSize = CGSize(width: 300, height: 1000)
        controller.view.addSubview(scrollView)
        let inner = Field(log: log)
        final class Passive: UIView { override var canBecomeFirstResponder: Bool { true } }
        let passive = Passive()
        scrollView.addSubview(passive)
        scrollView.addSubview(inner)
        passive.becomeFirstResponder()
        let command = controllerCommand(UIKeyCommand.inputDownArrow)
        controller.addKeyCommand(command)
        controller.addKeyCommand(controllerCommand(UIKeyCommand.inputRightArrow))
        host.press("ArrowDown")
        await host.settle()
        #expect(log.take().isEmpty && scrollView.contentOffset.y == 40)
        // Key commands receive the keys that do not scroll the view.
        host.press("ArrowRight")
        #expect(log.take() == ["controller UIKeyInputRightArrow 0"])
        command.wantsPriorityOverSystemBehavior = true
        host.press("ArrowDown")
        await host.settle()
        #expect(log.take() == ["controller UIKeyInputDownArrow 0"] && scrollView.contentOffset.y == 40)
        // A subview that handles keys takes precedence over the scroll view.
        inner.becomeFirstResponder()
        command.wantsPriorityOverSystemBehavior = false
        host.press("ArrowDown")
        #expect(log.take() == ["press "] && scrollView.contentOffset.y == 40)
    }

    @Test func actionWithoutATargetGoesUpTheResponderChain() {
        field.becomeFirstResponder()
        let command = fieldCommand("x")
        #expect(UIApplication.shared.sendAction(Selector(Field.act(_:)), to: nil, from: command, for: nil))
        #expect(UIApplication.shared.sendAction(Selector(Controller.act(_:)), to: nil, from: command, for: nil))
        #expect(!UIApplication.shared.sendAction(Selector(UISlider.layoutSubviews), to: nil, from: command, for: nil))
        #expect(field.target(forAction: Selector(Controller.act(_:)), withSender: nil) as? Controller === controller)
        field.isWilling = false
        #expect(!UIApplication.shared.sendAction(Selector(Field.act(_:)), to: nil, from: command, for: nil))
        #expect(log.take() == ["field x ", "controller x 0"])
    }
}

extension TestHost {
    /// Presses a key of another keyboard layout.
    fileprivate func typeForeign(_ characters: String, at keyCode: UIKeyboardHIDUsage, modifiers: HostModifiers) {
        for phase in [HostKey.Phase.down, .up] {
            window.windowScene?.eventSource.receive(
                .key(
                    HostKey(
                        phase: phase, usage: keyCode.rawValue, characters: characters, charactersIgnoringModifiers: characters,
                        timestamp: now, modifiers: modifiers)))
        }
    }
}
