import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
struct TextDragTests {
    private func fixture() -> (TestHost, UITextView, UITextView) {
        let host = TestHost(size: CGSize(width: 400, height: 500))
        let one = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        let other = UITextView(frame: CGRect(x: 0, y: 250, width: 400, height: 200))
        for view in [one, other] {
            view.font = .systemFont(ofSize: 20)
            view.textDragInteraction?.isEnabled = true
            host.window.addSubview(view)
        }
        one.text = "one two three"
        other.text = "four five"
        host.advance(by: 0.1)
        return (host, one, other)
    }

    private func point(_ view: UITextView, _ index: Int) -> CGPoint {
        let position = view.position(from: view.beginningOfDocument, offset: index) ?? view.endOfDocument
        let rect = view.convert(view.caretRect(for: position), to: nil)
        return CGPoint(x: rect.midX, y: rect.midY)
    }

    private func drag(_ host: TestHost, from start: CGPoint, to end: CGPoint) {
        host.pointer.move(to: start)
        host.pointer.press()
        host.pointer.move(to: CGPoint(x: start.x + 20, y: start.y), duration: 0.1)
        host.pointer.move(to: end, duration: 0.3)
        host.advance(by: 0.2)
        host.pointer.release()
        host.advance(by: 1)
    }

    @Test func dragWithinAViewMovesTextAsOneUndoStep() async {
        let (host, one, _) = fixture()
        one.becomeFirstResponder()
        one.selectedRange = NSRange(location: 4, length: 4)
        host.advance(by: 0.1)
        drag(host, from: point(one, 6), to: point(one, 0))
        await host.settle()
        #expect(one.text == "two one three")
        #expect(one.selectedRange == NSRange(location: 0, length: 4))
        host.press("z", modifiers: .control)
        #expect(one.text == "one two three")
        host.press("z", modifiers: [.control, .shift])
        #expect(one.text == "two one three")
    }

    @Test func fastMouseDragsTheTextOfItsPress() async {
        let (host, one, _) = fixture()
        one.text = "one two three\n\n\nfour"
        one.becomeFirstResponder()
        one.selectedRange = NSRange(location: 4, length: 4)
        host.advance(by: 0.1)
        host.pointer.move(to: point(one, 6))
        host.pointer.press()
        // The first move already ends outside of the selection's line.
        host.pointer.move(to: point(one, 16))
        host.advance(by: 0.2)
        host.pointer.move(to: point(one, 20), duration: 0.2)
        host.advance(by: 0.2)
        host.pointer.release()
        host.advance(by: 1)
        await host.settle()
        #expect(one.text == "one three\n\n\nfourtwo ")
    }

    @Test func dragIntoAnotherViewCopies() async {
        let (host, one, other) = fixture()
        one.becomeFirstResponder()
        one.selectedRange = NSRange(location: 0, length: 4)
        host.advance(by: 0.1)
        drag(host, from: point(one, 2), to: point(other, 5))
        await host.settle()
        #expect(one.text == "one two three")
        #expect(other.text == "four one five")
        #expect(other.isFirstResponder)
    }

    @Test func fingerLiftsTheTextUnderIt() async {
        let (host, one, other) = fixture()
        one.becomeFirstResponder()
        one.selectedRange = NSRange(location: 0, length: 4)
        host.advance(by: 0.1)
        let touch = host.touchDown(at: point(one, 2))
        touch.hold(for: 0.8)
        touch.move(to: point(other, 0), duration: 0.4)
        touch.hold(for: 0.3)
        touch.lift()
        await host.settle()
        #expect(other.text == "one four five")
    }

    @Test func clickOnTheSelectionSetsTheCaret() {
        let (host, one, _) = fixture()
        one.becomeFirstResponder()
        one.selectedRange = NSRange(location: 0, length: 7)
        host.advance(by: 0.1)
        host.pointer.move(to: point(one, 3))
        host.pointer.press()
        #expect(one.selectedRange == NSRange(location: 0, length: 7))
        host.pointer.release()
        #expect(one.selectedRange == NSRange(location: 3, length: 0))
    }

    @Test func delegatesAllowDragsAndDrops() async {
        final class Decider: NSObject, UITextDragDelegate, UITextDropDelegate, UITextViewDelegate {
            var calls: [String] = []
            func textDraggableView(
                _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
            ) -> [UIDragItem] {
                calls.append("items \(textDraggableView.text(in: dragRequest.dragRange) ?? "")")
                return [UIDragItem(itemProvider: NSItemProvider(object: "other" as NSString))]
            }
            func textDroppableView(
                _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
            ) -> UITextDropProposal { UITextDropProposal(dropAction: .replaceAll) }
            func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest) {
                calls.append("drop \(drop.isSameView)")
            }
        }
        let (host, one, other) = fixture()
        let decider = Decider()
        one.textDragDelegate = decider
        other.textDropDelegate = decider
        one.becomeFirstResponder()
        one.selectedRange = NSRange(location: 0, length: 3)
        host.advance(by: 0.1)
        drag(host, from: point(one, 1), to: point(other, 5))
        await host.settle()
        #expect(decider.calls == ["items one", "drop false"])
        #expect(other.text == "other")
    }

    @Test func secureAndReadOnlyTextsAcceptNoDrop() async {
        let (host, one, other) = fixture()
        one.isSecureTextEntry = true
        one.becomeFirstResponder()
        one.selectedRange = NSRange(location: 0, length: 13)
        host.advance(by: 0.1)
        drag(host, from: point(one, 2), to: point(other, 5))
        await host.settle()
        #expect(other.text == "four five")
        one.isSecureTextEntry = false
        other.isEditable = false
        one.selectedRange = NSRange(location: 0, length: 13)
        host.advance(by: 0.1)
        drag(host, from: point(one, 2), to: point(other, 5))
        await host.settle()
        #expect(other.text == "four five")
    }

    @Test func middleButtonPastesTheSelection() {
        let (host, one, other) = fixture()
        one.becomeFirstResponder()
        host.pointer.move(to: point(one, 0))
        host.pointer.press()
        host.pointer.move(to: point(one, 3), duration: 0.2)
        host.pointer.release()
        func middle(_ point: CGPoint) {
            host.pointer.move(to: point)
            host.pointer.press(.button(3))
            host.pointer.release()
            host.advance(by: 0.1)
        }
        middle(point(other, 4))
        #expect(other.text == "fourone five")
        // The primary selection keeps its text when the selection becomes empty, until other text is selected.
        one.becomeFirstResponder()
        one.selectedRange = NSRange(location: 13, length: 0)
        middle(point(one, 13))
        #expect(one.text == "one two threeone")
        host.selectOutside("elsewhere")
        middle(point(other, 0))
        #expect(other.text == "elsewherefourone five")
        other.isSecureTextEntry = true
        other.selectAll(nil)
        middle(point(one, 0))
        #expect(one.text == "elsewhereone two threeone")
    }

    @Test func pasteboardKeepsStyles() {
        let (host, one, other) = fixture()
        other.allowsEditingTextAttributes = true
        one.textStorage.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 30), range: NSRange(location: 4, length: 3))
        one.becomeFirstResponder()
        one.selectedRange = NSRange(location: 0, length: 7)
        host.press("c", modifiers: .control)
        #expect(host.clipboardFormats.contains("text/html"))
        #expect(UIPasteboard.general.string == "one two")
        other.becomeFirstResponder()
        other.selectedRange = NSRange(location: 0, length: 0)
        host.press("v", modifiers: .control)
        #expect(other.text == "one twofour five")
        #expect((other.textStorage.attribute(.font, at: 5, effectiveRange: nil) as? UIFont)?.pointSize == 30)
        // A view without allowsEditingTextAttributes receives the plain text.
        one.selectedRange = NSRange(location: 0, length: 0)
        one.becomeFirstResponder()
        host.press("v", modifiers: .control)
        #expect(one.text == "one twoone two three")
    }
}
