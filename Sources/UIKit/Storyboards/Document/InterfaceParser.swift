import Foundation
import Markup

/// Reads a document's text into a tree of elements, within ``InterfaceLimits``.
final class InterfaceParser: MarkupReader {
    /// An element whose end has not come yet.
    private struct Open {
        let name: String
        let attributes: InterfaceAttributes
        let line: Int
        var children: [InterfaceElement] = []
        var text = ""
    }

    private let file: String
    private var open: [Open] = []
    private var count = 0
    private var root: InterfaceElement?
    private var fault: InterfaceFault?

    private init(file: String) {
        self.file = file
    }

    /// The root of the document in `data`. Throws an ``InterfaceFault`` that says what is wrong with it. The cost is that of the text's
    /// length.
    static func root(of data: Data, file: String) throws -> InterfaceElement {
        let reader = InterfaceParser(file: file)
        guard data.count <= InterfaceLimits.bytes else {
            throw reader.fault(0, "It has \(data.count) bytes; \(InterfaceLimits.bytes) are the most that is read.")
        }
        guard !data.isEmpty else { throw reader.fault(0, "It is empty.") }
        // Interface Builder declares no types and no entities: nothing is expanded, nothing is fetched.
        for mark in ["<!DOCTYPE", "<!ENTITY"] where contains(Array(mark.utf8), data) {
            throw reader.fault(0, "It declares types or entities (\(mark)), which no document of Interface Builder does.")
        }
        // In other encodings the marks above would not be found, and the system's parser ends the program at bytes that are no UTF-8.
        guard !contains([0], data), String(validating: data, as: UTF8.self) != nil else {
            throw reader.fault(0, "It is not a text in UTF-8.")
        }
        let declaration = Self.declaration(of: data)
        if let name = declaration.flatMap(Self.encoding(in:)), !["utf-8", "utf8", "us-ascii"].contains(name) {
            throw reader.fault(0, "It is in \(name), not in UTF-8.")
        }
        guard !hasInstructions(data) else {
            throw reader.fault(0, "It has instructions for other programs (<?), which no document of Interface Builder has.")
        }
        if let declaration, !declaration.contains("version") { throw reader.fault(1, "Its declaration names no version of XML.") }
        // The byte order mark is no part of the text.
        let start = data.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let stop = data.withUnsafeBytes { Markup.read(UnsafeRawBufferPointer(rebasing: $0[start...]), by: reader) }
        if let fault = reader.fault { throw fault }
        guard stop == nil, let root = reader.root else {
            throw reader.fault(stop ?? 0, "It ends too early or is no XML; open it in Xcode, or take it from version control again.")
        }
        return root
    }

    /// Whether `mark` lies somewhere in `data`. Over the memory itself: `Data`'s own search takes as long as the parser.
    private static func contains(_ mark: [UInt8], _ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while let start = rest.firstIndex(of: mark[0]) {
                if bytes[start...].starts(with: mark) { return true }
                rest = bytes[(start + 1)...]
            }
            return false
        }
    }

    /// Whether there are processing instructions, other than the declaration that the text begins with: the system's parser ends the program
    /// at one that has only a name.
    private static func hasInstructions(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
            let start = hasMark ? 3 : 0
            let isDeclared = [" ", "\t", "\n", "\r"].contains { bytes.dropFirst(start).starts(with: "<?xml\($0)".utf8) }
            var before: UInt8 = 0
            for byte in bytes[(isDeclared ? start + 2 : start)...] {
                if byte == UInt8(ascii: "?"), before == UInt8(ascii: "<") { return true }
                before = byte
            }
            return false
        }
    }

    /// The declaration that a document begins with, without its end; nil for none.
    private static func declaration(of data: Data) -> Substring? {
        let start = String(decoding: data.prefix(4096), as: UTF8.self).drop { $0 == "\u{FEFF}" }
        guard start.hasPrefix("<?xml"), let end = start.range(of: "?>") else { return nil }
        return start[..<end.lowerBound]
    }

    /// The encoding that a declaration names, in small letters; nil for none.
    private static func encoding(in declaration: Substring) -> String? {
        guard let word = declaration.range(of: "encoding") else { return nil }
        let value = declaration[word.upperBound...].drop { $0.isWhitespace || $0 == "=" }
        return value.dropFirst().prefix { $0 != "\"" && $0 != "'" }.lowercased()
    }

    private func fault(_ line: Int, _ problem: String) -> InterfaceFault {
        InterfaceFault(file: file, line: line, problem: problem)
    }

    /// Remembers what is wrong, and ends the reading.
    private func stop(_ line: Int, _ problem: String) -> Bool {
        fault = fault(line, problem)
        return false
    }

    // MARK: What the text has

    func begin(_ name: String, _ attributes: [(name: String, value: String)], line: Int) -> Bool {
        count += 1
        if count > InterfaceLimits.elements { return stop(line, "It has more than \(InterfaceLimits.elements) elements.") }
        if open.count >= InterfaceLimits.depth { return stop(line, "Its elements are more than \(InterfaceLimits.depth) deep.") }
        if attributes.count > InterfaceLimits.attributes {
            return stop(line, "An element has more than \(InterfaceLimits.attributes) attributes.")
        }
        if open.isEmpty, root != nil { return stop(line, "It has two roots.") }
        open.append(Open(name: name, attributes: InterfaceAttributes(attributes), line: line))
        return true
    }

    func characters(_ text: String) {
        // Between elements there are line breaks alone.
        if open.last?.children.isEmpty == true { open[open.count - 1].text += text }
    }

    func end() {
        guard let done = open.popLast() else { return }
        let element = InterfaceElement(
            name: done.name, attributes: done.attributes, children: done.children, text: done.children.isEmpty ? done.text : "",
            line: done.line)
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }
}
