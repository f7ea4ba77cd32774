import Foundation

/// An element of an Interface Builder document, with its children.
///
/// The tree is immutable. ``InterfaceLimits`` bounds its depth, so recursive functions are safe.
@usableFromInline
package final class InterfaceElement: Sendable {
    /// The tag, such as `label`.
    @usableFromInline package let name: String
    @usableFromInline package let attributes: InterfaceAttributes
    @usableFromInline package let children: [InterfaceElement]
    /// The character data of the element; empty if it has child elements.
    package let text: String
    /// The line of the start tag, from 1.
    package let line: Int
    /// The object ID, unique in the document; nil if the element is not an object.
    package let id: String?
    /// The property of the parent element that this element sets.
    @usableFromInline package let key: String?
    /// The number of elements with an object ID in this subtree, including this one.
    package let objectCount: Int
    @usableFromInline let childNames: NameBloomFilter
    @usableFromInline let childKeys: NameBloomFilter
    @usableFromInline let mentioned: NameBloomFilter

    package init(name: String, attributes: InterfaceAttributes, children: [InterfaceElement] = [], text: String = "", line: Int = 0) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.line = line
        id = attributes["id"]
        key = attributes["key"]
        var names = NameBloomFilter()
        var keys = NameBloomFilter()
        var count = id == nil ? 0 : 1
        for index in children.indices {
            count += children[index].objectCount
            names.add(children[index].name)
            if let key = children[index].key { keys.add(key) }
        }
        childNames = names
        childKeys = keys
        objectCount = count
        mentioned = attributes.marks.union(childKeys)
    }

    @inlinable
    package subscript(attribute: String) -> String? { attributes[attribute] }

    /// Whether the element may have an attribute or a property child with one of the names. False is certain (Bloom filter).
    @inlinable
    package func mayMention(_ names: NameBloomFilter) -> Bool { mentioned.haveSome(of: names) }

    /// The first child with the tag `name`.
    @inlinable
    package func child(_ name: String) -> InterfaceElement? {
        guard childNames.have(name) else { return nil }
        // Iterate over indices, since a local child would be retained.
        for index in children.indices where children[index].name == name { return children[index] }
        return nil
    }

    /// Whether there may be a child with the tag `name`. False is certain (Bloom filter).
    @inlinable
    package func mayHaveChild(_ name: String) -> Bool { childNames.have(name) }

    /// The child whose `key` attribute is `key`.
    @inlinable
    package func child(key: String) -> InterfaceElement? {
        guard childKeys.have(key) else { return nil }
        for index in children.indices where children[index].key == key { return children[index] }
        return nil
    }

    /// The children of the first child with the tag `name`, for example of `<subviews>` or `<constraints>`.
    package func contents(of name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

    // MARK: Values

    /// A Boolean; nil if the attribute is missing or neither `YES` nor `NO`.
    package func flag(_ attribute: String) -> Bool? {
        switch attributes[attribute] {
        case "YES", "yes", "true", "1": true
        case "NO", "no", "false", "0": false
        default: nil
        }
    }

    /// A finite number; nil if the attribute is missing or not a number.
    package func number(_ attribute: String) -> CGFloat? {
        guard let text = attributes[attribute] else { return nil }
        return InterfaceNumbers.number(text)
    }

    /// An integer; nil if the attribute is missing or not a number. Fractions are truncated.
    package func integer(_ attribute: String) -> Int? {
        guard let value = number(attribute), abs(value) < 1e15 else { return nil }
        return Int(value)
    }

    /// The rectangle of a `<rect>`; nil if one of its numbers is missing.
    package var rect: CGRect? {
        guard let x = number("x"), let y = number("y"), let width = number("width"), let height = number("height") else { return nil }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// The size of a `<size>`; nil if one of its numbers is missing.
    package var size: CGSize? {
        guard let width = number("width"), let height = number("height") else { return nil }
        return CGSize(width: width, height: height)
    }

    /// The point of a `<point>`; nil if one of its numbers is missing.
    package var point: CGPoint? {
        guard let x = number("x"), let y = number("y") else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The string of the property `key`: an attribute, or a `<string>` or `<mutableString>` child if the text has several lines.
    package func string(_ key: String) -> String? {
        if let value = attributes[key] { return value }
        guard let child = child(key: key), child.name == "string" || child.name == "mutableString" else { return nil }
        guard child["base64-UTF8"] == "YES" else { return child.text }
        // Interface Builder omits the base64 padding.
        let bare = child.text.filter { !$0.isWhitespace }
        let padded = bare + String(repeating: "=", count: (4 - bare.count % 4) % 4)
        return Data(base64Encoded: padded).flatMap { String(data: $0, encoding: .utf8) }
    }

    /// Whether the document explicitly sets the property `key` to nil.
    package func isNil(_ key: String) -> Bool { child(key: key)?.name == "nil" }
}

/// Parses numbers in documents.
package enum InterfaceNumbers {
    /// A finite number with an absolute value of at most 1e12; nil for other text.
    package static func number(_ text: String) -> CGFloat? {
        if let plain = plainNumber(text) { return plain }
        guard let value = Double(text), value.isFinite, abs(value) <= 1e12 else { return nil }
        return CGFloat(value)
    }

    /// The fast path: a number of at most 12 digits, optionally with a decimal point. Digits and power of ten are exact, so the quotient is correctly
    /// rounded.
    private static func plainNumber(_ text: String) -> CGFloat? {
        var text = text
        return text.withUTF8 { bytes in
            var digits = 0
            var count = 0
            var scale = 0
            let isNegative = bytes.first == UInt8(ascii: "-")
            for index in (isNegative ? 1 : 0)..<max(bytes.count, isNegative ? 1 : 0) {
                let byte = bytes[index]
                if byte == UInt8(ascii: "."), scale == 0, count > 0 {
                    scale = 1
                } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), count < 12 {
                    digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
                    count += 1
                    scale *= 10
                } else {
                    return nil
                }
            }
            guard count > 0, scale != 1 else { return nil }
            let value = scale == 0 ? CGFloat(digits) : CGFloat(digits) / CGFloat(scale)
            return isNegative ? -value : value
        }
    }

    /// A ratio: `0.5`, `16:9` or `16/9`. Nil if the text is not a ratio or its denominator is zero.
    package static func ratio(_ text: String) -> CGFloat? {
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" })
        guard parts.count == 2, let first = number(String(parts[0])), let second = number(String(parts[1])), second != 0 else {
            return number(text)
        }
        return first / second
    }
}
