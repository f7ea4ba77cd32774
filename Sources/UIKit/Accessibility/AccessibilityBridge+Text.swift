import Foundation
import Host

// Queries of text elements. Assistive technologies count Unicode code points, UIKit counts UTF-16 units.
extension AccessibilityBridge {
    /// The text that assistive technologies may read aloud. For a secure field, each character is replaced by a bullet.
    func spokenText(of object: NSObject) -> String {
        if let page = ReadingPage(object) { return page.text }
        guard let input = object as? any UITextInput, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        else { return object.accessibilityValue ?? "" }
        let text = input.text(in: all) ?? ""
        return input.isSecureTextEntry == true ? String(repeating: "\u{2022}", count: text.unicodeScalars.count) : text
    }

    func text(of id: UInt64) -> String {
        guard let object = object(id), AccessibilityTree.hasText(object) else { return "" }
        return spokenText(of: object)
    }

    func line(at offset: Int, in id: UInt64) -> Range<Int>? { object(id).flatMap { ReadingPage($0) }?.line(at: offset) }

    func place(inTextAt point: CGPoint, of id: UInt64) -> Int? {
        guard let object = object(id), let page = ReadingPage(object) else { return nil }
        return page.lineStart(at: point)
    }

    func selection(of id: UInt64) -> HostAccessibleSelection? {
        guard let (_, input) = textInput(id), let range = input.selectedTextRange else { return nil }
        let text = plainText(of: input)
        let start = codePoints(input.offset(from: input.beginningOfDocument, to: range.start), in: text)
        let end = codePoints(input.offset(from: input.beginningOfDocument, to: range.end), in: text)
        return HostAccessibleSelection(range: min(start, end)..<max(start, end), caret: end)
    }

    func select(_ range: Range<Int>, in id: UInt64) -> Bool {
        guard let (_, input) = textInput(id), let range = textRange(range, of: input) else { return false }
        _ = (input as? UIResponder)?.becomeFirstResponder()
        input.selectedTextRange = range
        return true
    }

    func replace(_ range: Range<Int>, with text: String, in id: UInt64) -> Bool {
        guard let (object, input) = textInput(id), isEditable(object), let target = textRange(range, of: input) else { return false }
        guard input.shouldChangeText(in: target, replacementText: text) else { return false }
        input.replace(target, withText: text)
        return true
    }

    func frame(ofText range: Range<Int>, in id: UInt64) -> CGRect {
        if let page = object(id).flatMap({ ReadingPage($0) }) { return page.frame(of: range) }
        guard let (object, input) = textInput(id), let target = textRange(range, of: input), let view = object as? UIView else {
            return .zero
        }
        let rect = target.isEmpty ? input.caretRect(for: target.start) : input.firstRect(for: target)
        return UIAccessibility.convertToScreenCoordinates(rect, in: view)
    }

    private func isEditable(_ object: NSObject) -> Bool {
        (object as? any AccessibilityTextEditing)?.allowsAccessibilityEditing ?? true
    }

    private func plainText(of input: any UITextInput) -> String {
        input.textRange(from: input.beginningOfDocument, to: input.endOfDocument).flatMap { input.text(in: $0) } ?? ""
    }

    private func textRange(_ range: Range<Int>, of input: any UITextInput) -> UITextRange? {
        let scalars = plainText(of: input).unicodeScalars
        guard range.lowerBound >= 0, range.upperBound <= scalars.count else { return nil }
        let start = scalars.prefix(range.lowerBound).reduce(0) { $0 + UTF16.width($1) }
        let length = scalars.dropFirst(range.lowerBound).prefix(range.count).reduce(0) { $0 + UTF16.width($1) }
        guard let first = input.position(from: input.beginningOfDocument, offset: start),
            let last = input.position(from: first, offset: length)
        else { return nil }
        return input.textRange(from: first, to: last)
    }

    /// The number of code points in the first `units` UTF-16 units of a text.
    private func codePoints(_ units: Int, in text: String) -> Int {
        var (left, count) = (units, 0)
        for scalar in text.unicodeScalars where left > 0 {
            left -= UTF16.width(scalar)
            count += 1
        }
        return count
    }
}
