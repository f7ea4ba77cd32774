import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Commands that change text styles")
struct TextStyleCommandTests {
    let host = TestHost(size: CGSize(width: 320, height: 480))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))

    init() {
        view.font = .systemFont(ofSize: 17)
        view.text = "one two"
        view.allowsEditingTextAttributes = true
        host.window.addSubview(view)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 3)
        host.advance(by: 0.1)
    }

    private func font(at index: Int) -> UIFont? { view.textStorage.attribute(.font, at: index, effectiveRange: nil) as? UIFont }
    private func traits(at index: Int) -> UIFontDescriptor.SymbolicTraits { font(at: index)?.fontDescriptor.symbolicTraits ?? [] }
    private func line(at index: Int) -> Int {
        view.textStorage.attribute(.underlineStyle, at: index, effectiveRange: nil) as? Int ?? 0
    }

    @Test("Ctrl+B, Ctrl+I and Ctrl+U change the style of the selected text, keep the selection, and are undone one by one")
    func keys() {
        host.press("b", modifiers: .control)
        #expect(traits(at: 0).contains(.traitBold) && !traits(at: 4).contains(.traitBold))
        host.press("i", modifiers: .control)
        #expect(traits(at: 2).isSuperset(of: [.traitBold, .traitItalic]))
        host.press("u", modifiers: .control)
        #expect(line(at: 0) == NSUnderlineStyle.single.rawValue && line(at: 4) == 0)
        #expect(view.selectedRange == NSRange(location: 0, length: 3))
        #expect(font(at: 0)?.pointSize == 17 && view.text == "one two")
        host.press("z", modifiers: .control)
        #expect(line(at: 0) == 0 && traits(at: 0).contains(.traitItalic))
        host.press("z", modifiers: .control)
        #expect(!traits(at: 0).contains(.traitItalic) && traits(at: 0).contains(.traitBold))
    }

    @Test("A style command removes the style if the whole selection has it, and otherwise applies it")
    func partly() {
        view.toggleBoldface(nil)
        view.selectedRange = NSRange(location: 0, length: 7)
        view.toggleBoldface(nil)
        #expect(traits(at: 0).contains(.traitBold) && traits(at: 6).contains(.traitBold))
        view.toggleBoldface(nil)
        #expect(!traits(at: 0).contains(.traitBold) && !traits(at: 6).contains(.traitBold))
        view.toggleUnderline(nil)
        view.toggleUnderline(nil)
        #expect(line(at: 0) == 0 && line(at: 6) == 0)
    }

    @Test("Without a selection a command sets the style of the next typed text")
    func typing() {
        view.selectedRange = NSRange(location: 7, length: 0)
        host.press("b", modifiers: .control)
        host.type("!")
        #expect(view.text == "one two!")
        #expect(traits(at: 7).contains(.traitBold) && !traits(at: 6).contains(.traitBold))
    }

    @Test("Size commands (by one point) and updateTextAttributes change the selected text; direction commands change whole paragraphs")
    func others() {
        view.increaseSize(nil)
        #expect(font(at: 0)?.pointSize == 18 && font(at: 4)?.pointSize == 17)
        view.decreaseSize(nil)
        view.decreaseSize(nil)
        #expect(font(at: 0)?.pointSize == 16)
        view.makeTextWritingDirectionRightToLeft(nil)
        func direction(_ index: Int) -> NSWritingDirection? {
            (view.textStorage.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle)?.baseWritingDirection
        }
        #expect(direction(0) == .rightToLeft && direction(6) == .rightToLeft)
        view.makeTextWritingDirectionLeftToRight(nil)
        #expect(direction(6) == .leftToRight)
        view.updateTextAttributes { $0.merging([.kern: 3]) { $1 } }
        #expect(view.textStorage.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 3)
        #expect(view.textStorage.attribute(.kern, at: 3, effectiveRange: nil) == nil)
    }

    @Test("pasteAndMatchStyle uses the style at the insertion point")
    func pasting() {
        view.toggleBoldface(nil)
        view.copy(nil)
        view.selectedRange = NSRange(location: 7, length: 0)
        view.pasteAndMatchStyle(nil)
        #expect(view.text == "one twoone" && !traits(at: 8).contains(.traitBold))
        view.paste(nil)
        #expect(view.text == "one twooneone" && traits(at: 11).contains(.traitBold))
    }

    @Test("A text view without allowsEditingTextAttributes passes style commands and their keys to the next responder")
    func refusal() {
        let pressed = Pressed(frame: host.window.bounds)
        host.window.addSubview(pressed)
        pressed.addSubview(view)
        view.becomeFirstResponder()
        #expect(view.canPerformAction(Selector("toggleBoldface:", UIResponder.toggleBoldface(_:)), withSender: nil))
        view.allowsEditingTextAttributes = false
        view.selectedRange = NSRange(location: 0, length: 3)
        #expect(!view.canPerformAction(Selector("toggleBoldface:", UIResponder.toggleBoldface(_:)), withSender: nil))
        view.toggleBoldface(nil)
        host.press("b", modifiers: .control)
        #expect(!traits(at: 0).contains(.traitBold) && view.text == "one two")
        #expect(pressed.count == 1)
    }

    @Test("A responder performs the style commands that its class overrides")
    func responding() {
        let bold = Selector("toggleBoldface:", UIResponder.toggleBoldface(_:))
        #expect(!UIView().responds(to: bold) && view.responds(to: bold) && !UIView().responds(to: .copy))
        #expect(Bolder().responds(to: bold) && Bolder().canPerformAction(bold, withSender: nil))
        #expect(!Bolder().responds(to: Selector("toggleItalics:", Bolder.toggleItalics(_:))))
    }
}

private final class Bolder: UIView {
    private(set) var count = 0
    override func toggleBoldface(_ sender: Any?) { count += 1 }
}

/// A view that overrides the command for Ctrl+B.
private final class Pressed: UIView {
    var count = 0
    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "b", modifierFlags: .control, action: Selector("bold", Pressed.bold))]
    }
    func bold() { count += 1 }
}
