import Foundation

/// An element of one of Interface Builder's documents, with what it contains.
///
/// The tree never changes after it is read. Its depth is bounded by ``InterfaceLimits``, so that functions may call themselves along it.
@usableFromInline
package final class InterfaceElement: Sendable {
    /// The tag, such as `label`.
    @usableFromInline package let name: String
    @usableFromInline package let attributes: InterfaceAttributes
    @usableFromInline package let children: [InterfaceElement]
    /// The characters directly inside of the element, where it has no elements.
    package let text: String
    /// The line of the file that the element begins in, from 1.
    package let line: Int
    /// What tells the object from others of the document.
    package let id: String?
    /// Which property of the element around it this one is.
    @usableFromInline package let key: String?
    /// How many objects with an identifier there are, this one and those inside.
    package let objectCount: Int
    @usableFromInline let childNames: NameMarks
    @usableFromInline let childKeys: NameMarks
    @usableFromInline let mentioned: NameMarks

    package init(name: String, attributes: InterfaceAttributes, children: [InterfaceElement] = [], text: String = "", line: Int = 0) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.line = line
        id = attributes["id"]
        key = attributes["key"]
        var names = NameMarks()
        var keys = NameMarks()
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

    /// Whether the element may have an attribute, or a child that is a property, of one of the names that `names` stands for.
    @inlinable
    package func mayMention(_ names: NameMarks) -> Bool { mentioned.haveSome(of: names) }

    /// The first child with the tag `name`.
    @inlinable
    package func child(_ name: String) -> InterfaceElement? {
        guard childNames.have(name) else { return nil }
        // By places, since a child by itself would be retained.
        for index in children.indices where children[index].name == name { return children[index] }
        return nil
    }

    /// Whether there may be a child with the tag `name`.
    @inlinable
    package func mayHaveChild(_ name: String) -> Bool { childNames.have(name) }

    /// The child that is the property `key`.
    @inlinable
    package func child(key: String) -> InterfaceElement? {
        guard childKeys.have(key) else { return nil }
        for index in children.indices where children[index].key == key { return children[index] }
        return nil
    }

    /// The children of the first child with the tag `name`: what `<subviews>` or `<constraints>` contain.
    package func contents(of name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

    // MARK: Values

    /// A truth; nil where the attribute is missing or neither `YES` nor `NO`.
    package func flag(_ attribute: String) -> Bool? {
        switch attributes[attribute] {
        case "YES", "yes", "true", "1": true
        case "NO", "no", "false", "0": false
        default: nil
        }
    }

    /// A finite number; nil where the attribute is missing or is none.
    package func number(_ attribute: String) -> CGFloat? {
        guard let text = attributes[attribute] else { return nil }
        return InterfaceNumbers.number(text)
    }

    /// A whole number; nil where the attribute is missing or is none.
    package func integer(_ attribute: String) -> Int? {
        guard let value = number(attribute), abs(value) < 1e15 else { return nil }
        return Int(value)
    }

    /// The rectangle of a `<rect>`; nil where one of its numbers is missing.
    package var rect: CGRect? {
        guard let x = number("x"), let y = number("y"), let width = number("width"), let height = number("height") else { return nil }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// The size of a `<size>`.
    package var size: CGSize? {
        guard let width = number("width"), let height = number("height") else { return nil }
        return CGSize(width: width, height: height)
    }

    /// The point of a `<point>`.
    package var point: CGPoint? {
        guard let x = number("x"), let y = number("y") else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The text that is the property `key`: an attribute, or a `<string>` or `<mutableString>` where the text has several lines.
    package func string(_ key: String) -> String? {
        if let value = attributes[key] { return value }
        guard let child = child(key: key), child.name == "string" || child.name == "mutableString" else { return nil }
        guard child["base64-UTF8"] == "YES" else { return child.text }
        // Interface Builder leaves the padding out.
        let bare = child.text.filter { !$0.isWhitespace }
        let padded = bare + String(repeating: "=", count: (4 - bare.count % 4) % 4)
        return Data(base64Encoded: padded).flatMap { String(data: $0, encoding: .utf8) }
    }

    /// Whether the document says that the property `key` is nil.
    package func isNil(_ key: String) -> Bool { child(key: key)?.name == "nil" }
}

/// Numbers as documents write them.
package enum InterfaceNumbers {
    /// A finite number of at most a million million; nil for everything else.
    package static func number(_ text: String) -> CGFloat? {
        if let plain = plainNumber(text) { return plain }
        guard let value = Double(text), value.isFinite, abs(value) <= 1e12 else { return nil }
        return CGFloat(value)
    }

    /// A number of at most 12 digits, with a point or without: then digits and power of ten are exact, and so is their quotient as near as can be.
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

    /// A ratio: `0.5`, `16:9` or `16/9`. Nil where it is none, or divides by zero.
    package static func ratio(_ text: String) -> CGFloat? {
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" })
        guard parts.count == 2, let first = number(String(parts[0])), let second = number(String(parts[1])), second != 0 else {
            return number(text)
        }
        return first / second
    }
}
