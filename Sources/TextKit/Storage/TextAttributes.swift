import Foundation

/// A set of attributes, shared by many paragraphs.
package final class TextAttributes {
    package let values: [NSAttributedString.Key: Any]

    package init(_ values: [NSAttributedString.Key: Any]) {
        self.values = values
    }

    /// An empty set of attributes.
    package static var none: TextAttributes { TextAttributes([:]) }

    /// Whether two sets have equal attributes.
    package func isSame(as other: TextAttributes) -> Bool {
        if self === other { return true }
        guard values.count == other.values.count else { return false }
        return values.allSatisfy { key, value in
            guard let otherValue = other.values[key] else { return false }
            return TextAttributes.areEqual(value, otherValue)
        }
    }

    static func areEqual(_ left: Any, _ right: Any) -> Bool {
        if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return false
    }
}

/// A run: text with one set of attributes.
package struct AttributedRun {
    package var text: String
    package var attributes: TextAttributes

    package init(_ text: String, _ attributes: TextAttributes) {
        self.text = text
        self.attributes = attributes
    }

    /// The runs of `string`.
    package static func runs(of string: NSAttributedString) -> [AttributedRun] {
        runs(of: string, in: NSRange(location: 0, length: string.length))
    }

    /// The runs of a range of `string`.
    static func runs(of string: NSAttributedString, in range: NSRange) -> [AttributedRun] {
        let text = string.string as NSString
        var runs: [AttributedRun] = []
        string.enumerateAttributes(in: range, options: []) { attributes, part, _ in
            runs.append(AttributedRun(text.substring(with: part), TextAttributes(attributes)))
        }
        return runs
    }
}
