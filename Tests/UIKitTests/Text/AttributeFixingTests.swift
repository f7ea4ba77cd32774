import Testing
import UIKit

@MainActor
@Suite("fixAttributes(in:)")
struct AttributeFixingTests {
    @Test("Fixing gives a paragraph the style of its first character, and removes attachments from characters other than U+FFFC")
    func fixing() {
        let right = NSMutableParagraphStyle()
        right.alignment = .right
        let text = NSMutableAttributedString(string: "abc\ndef\u{FFFC}", attributes: [.attachment: NSTextAttachment()])
        text.addAttribute(.paragraphStyle, value: right, range: NSRange(location: 0, length: 2))
        text.addAttribute(.paragraphStyle, value: right, range: NSRange(location: 5, length: 1))
        text.fixAttributes(in: NSRange(location: 0, length: text.length))
        func style(_ index: Int) -> NSParagraphStyle? {
            text.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle
        }
        #expect((0...3).allSatisfy { style($0) == right } && (4...7).allSatisfy { style($0) == nil })
        #expect((0...6).allSatisfy { text.attribute(.attachment, at: $0, effectiveRange: nil) == nil })
        #expect(text.attribute(.attachment, at: 7, effectiveRange: nil) is NSTextAttachment)
        text.fixAttributes(in: NSRange(location: 0, length: 0))
        text.fixAttributes(in: NSRange(location: 6, length: 9))
        #expect(text.string == "abc\ndef\u{FFFC}")
    }

    @Test("Edits of an NSTextStorage subclass with its own storage notify its delegate and its text view")
    func ownStorage() {
        let storage = Doubled()
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), textContainer: container)
        let listener = Listener()
        listener.view = view
        storage.delegate = listener
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: NSAttributedString(string: "one\ntwo\nthree"))
        #expect(listener.recordedTexts == ["one\ntwo\nthree"])
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
        storage.replaceCharacters(in: NSRange(location: 6, length: 5), with: "3\n4")
        storage.endEditing()
        #expect(listener.recordedTexts.last == "1\ntwo\n3\n4" && listener.recordedTexts.count == 2 && view.text == "1\ntwo\n3\n4")
        view.text = "all"
        #expect(storage.replaced.last == "all", "a view's text comes as it comes from the app")
        view.attributedText = NSAttributedString(string: "1\ntwo\n3\n4")
        storage.addAttribute(.kern, value: 3, range: NSRange(location: 2, length: 3))
        var extent = NSRange()
        let whole = NSRange(location: 0, length: storage.length)
        #expect(storage.attributes(at: 3, longestEffectiveRange: &extent, in: whole)[.kern] as? Int == 3)
        #expect(extent == NSRange(location: 2, length: 3))
        #expect(storage.attribute(.kern, at: 0, longestEffectiveRange: &extent, in: whole) == nil)
        #expect(extent == NSRange(location: 0, length: 2))
        storage.removeAttribute(.kern, range: whole)
        let height = manager.usedRect(for: container).height
        let fresh = UITextView(frame: view.frame)
        fresh.attributedText = view.attributedText
        #expect(height == fresh.layoutManager.usedRect(for: fresh.textContainer).height)
    }
}

@MainActor
private final class Listener: NSObject, NSTextStorageDelegate {
    weak var view: UITextView?
    var recordedTexts: [String] = []

    nonisolated func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        MainActor.assumeIsolated { recordedTexts.append(view?.text ?? "") }
    }
}

/// A text storage that stores its text in another storage.
private final class Doubled: NSTextStorage {
    private let backing = NSMutableAttributedString(string: "")

    private(set) var replaced: [String] = []

    override var string: String { backing.string }
    override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        replaced.append(attrString.string)
        super.replaceCharacters(in: range, with: attrString)
    }
    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        backing.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
        backing.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        backing.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
}
