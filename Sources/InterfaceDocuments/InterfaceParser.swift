import Foundation
import Markup

/// Parses a document into a tree of elements, within ``InterfaceLimits``.
final class InterfaceParser: MarkupReader {
    /// An element whose end tag has not been read yet.
    private struct Open {
        let name: String
        let attributes: InterfaceAttributes
        let line: Int
        var children: [InterfaceElement] = []
        var text = ""

        /// The finished element.
        var element: InterfaceElement {
            InterfaceElement(name: name, attributes: attributes, children: children, text: children.isEmpty ? text : "", line: line)
        }

        mutating func add(_ child: InterfaceElement) {
            // Reserve enough capacity for most elements once.
            if children.isEmpty { children.reserveCapacity(8) }
            children.append(child)
        }
    }

    private let file: String
    private var open: [Open] = []
    private var count = 0
    private var root: InterfaceElement?
    private var fault: InterfaceError?

    private init(file: String) {
        self.file = file
    }

    /// Returns the root element of the document in `data`.
    ///
    /// - Throws: ``InterfaceError`` with a description of the error.
    /// - Complexity: O(*n*) in the length of the text.
    static func root(of data: Data, file: String) throws -> InterfaceElement {
        let reader = InterfaceParser(file: file)
        guard data.count <= InterfaceLimits.bytes else {
            throw reader.fault(0, "The file has \(data.count) bytes. The limit is \(InterfaceLimits.bytes) bytes.")
        }
        guard !data.isEmpty else { throw reader.fault(0, "The file is empty.") }
        let isText = data.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return false }
            return memchr(start, 0, bytes.count) == nil && String(validating: bytes, as: UTF8.self) != nil
        }
        guard isText else { throw reader.fault(0, "The file is not encoded in UTF-8.") }
        let declaration = Self.declaration(of: data)
        if let name = declaration.flatMap(Self.encoding(in:)), !["utf-8", "utf8", "us-ascii"].contains(name) {
            throw reader.fault(0, "The file is encoded in \(name), not in UTF-8.")
        }
        if let declaration, !declaration.contains("version") { throw reader.fault(1, "The XML declaration has no version.") }
        let stop = data.withUnsafeBytes { Markup.read($0, by: reader) }
        if let fault = reader.fault { throw fault }
        switch stop?.reason {
        case .instruction:
            throw reader.fault(stop?.line ?? 0, "The file has processing instructions (<?), which Interface Builder does not write.")
        case .types:
            // Interface Builder does not declare types or entities. The parser expands and fetches nothing.
            throw reader.fault(stop?.line ?? 0, "The file declares types or entities (<!DOCTYPE), which Interface Builder does not write.")
        case .encoding: throw reader.fault(stop?.line ?? 0, "The file is not encoded in UTF-8.")
        case .broken, .reader, nil: break
        }
        guard stop == nil, let root = reader.root else {
            throw reader.fault(stop?.line ?? 0, "The file is truncated or not XML. Open it in Xcode, or restore it from version control.")
        }
        return root
    }

    /// The XML declaration without `?>`; nil if the document has none.
    private static func declaration(of data: Data) -> Substring? {
        let start = String(decoding: data.prefix(4096), as: UTF8.self).drop { $0 == "\u{FEFF}" }
        guard start.hasPrefix("<?xml"), start.dropFirst(5).first?.isWhitespace == true, let end = start.range(of: "?>") else { return nil }
        return start[..<end.lowerBound]
    }

    /// The encoding of an XML declaration in lowercase; nil if it is not specified.
    private static func encoding(in declaration: Substring) -> String? {
        guard let word = declaration.range(of: "encoding") else { return nil }
        let value = declaration[word.upperBound...].drop { $0.isWhitespace || $0 == "=" }
        return value.dropFirst().prefix { $0 != "\"" && $0 != "'" }.lowercased()
    }

    private func fault(_ line: Int, _ problem: String) -> InterfaceError {
        InterfaceError(file: file, line: line, problem: problem)
    }

    /// Stores the error and stops the parser.
    private func stop(_ line: Int, _ problem: String) -> Bool {
        fault = fault(line, problem)
        return false
    }

    // MARK: Parser events

    func begin(_ name: String, _ attributes: [(name: String, value: String)], line: Int) -> Bool {
        count += 1
        if count > InterfaceLimits.elements { return stop(line, "The file has more than \(InterfaceLimits.elements) elements.") }
        if open.count >= InterfaceLimits.depth {
            return stop(line, "The elements are nested more than \(InterfaceLimits.depth) levels deep.")
        }
        if attributes.count > InterfaceLimits.attributes {
            return stop(line, "An element has more than \(InterfaceLimits.attributes) attributes.")
        }
        if open.isEmpty, root != nil { return stop(line, "It has two roots.") }
        open.append(Open(name: name, attributes: InterfaceAttributes(attributes), line: line))
        return true
    }

    func characters(_ text: String) {
        // Between elements there is only white space.
        guard !open.isEmpty, open[open.count - 1].children.isEmpty else { return }
        open[open.count - 1].text += text
    }

    func end() {
        guard !open.isEmpty else { return }
        let element = open.removeLast().element
        if open.isEmpty { root = element } else { open[open.count - 1].add(element) }
    }
}
