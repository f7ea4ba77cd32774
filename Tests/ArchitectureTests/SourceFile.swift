import Foundation

/// The imports, declarations and identifiers of a Swift source, without comments and string literals.
struct SourceFile {
    let path: String
    let imports: Set<String>
    /// The types that it declares and that are not private.
    let declarations: Set<String>
    /// Every identifier and keyword of its code.
    let words: Set<String>

    init(path: String, text: String) {
        self.path = path
        var imports: Set<String> = []
        var declarations: Set<String> = []
        var words: Set<String> = []
        for line in Self.code(of: text).split(separator: "\n") {
            let parts = Self.words(in: line)
            words.formUnion(parts)
            if let index = parts.firstIndex(of: "import"), parts[..<index].allSatisfy(Self.beforeImport.contains) {
                if let module = parts[(index + 1)...].first(where: { !Self.kinds.contains($0) }) { imports.insert(module) }
                continue
            }
            guard line.first?.isWhitespace == false,
                let index = parts.firstIndex(where: Self.kinds.contains), parts.indices.contains(index + 1),
                !parts[..<index].contains("private"), !parts[..<index].contains("fileprivate"), !parts[..<index].contains("extension")
            else { continue }
            declarations.insert(parts[index + 1])
        }
        (self.imports, self.declarations, self.words) = (imports, declarations, words)
    }

    private static let beforeImport: Set<String> = ["internal", "package", "public", "private", "_exported", "preconcurrency", "testable"]
    private static let kinds: Set<String> = ["class", "struct", "enum", "protocol", "actor", "typealias"]

    private static func words(in line: Substring) -> [String] {
        line.utf8.split { byte in
            !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) && byte != UInt8(ascii: "_")
        }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The text without comments and string literals.
    private static func code(of text: String) -> String {
        var result: [UInt8] = []
        let bytes = Array(text.utf8)
        var index = 0
        var isInText = false
        while index < bytes.count {
            let byte = bytes[index]
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            if isInText {
                if byte == UInt8(ascii: "\\") { index += 1 }
                if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n") { isInText = false }
                if byte == UInt8(ascii: "\n") { result.append(byte) }
            } else if byte == UInt8(ascii: "\"") {
                isInText = true
            } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
                continue
            } else {
                result.append(byte)
            }
            index += 1
        }
        return String(decoding: result, as: UTF8.self)
    }
}

/// The project's sources and its two pages on architecture.
struct Project {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The modules that `import UIKit` imports and that declare UIKit's types, from low to high level.
    static let uikit = ["ItemProviders", "UIFoundation", "TextKit", "UIKit"]

    /// The Swift sources below a folder of the project, sorted by path.
    static func sources(below folder: String) throws -> [SourceFile] {
        let base = root.appendingPathComponent(folder)
        return try paths(below: folder).filter { $0.hasSuffix(".swift") }.map { path in
            SourceFile(path: path, text: try String(contentsOf: base.appendingPathComponent(path), encoding: .utf8))
        }
    }

    /// The paths of the files below a folder, relative to it, sorted.
    static func paths(below folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path).sorted()
    }

    /// A file's text. Invalid UTF-8 is replaced.
    static func text(of path: String) throws -> String {
        String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
    }

    /// The text of the two pages with the tables that the tests read, concatenated.
    static func pages() throws -> String {
        try ["architecture", "dependencies"].map { try text(of: "Documentation/\($0).md") }.joined(separator: "\n")
    }

    /// The rows of the table whose first column is `title`: the name in the first cell, and the code names in the second.
    static func rows(ofTable title: String) throws -> [(name: String, others: Set<String>)] {
        try cells(ofTable: title).compactMap { cells in codeNames(in: cells[1]).first.map { ($0, Set(codeNames(in: cells[2]))) } }
    }

    /// The code names in the first cell of each row of a table.
    static func firstCells(ofTable title: String) throws -> [[String]] { try cells(ofTable: title).map { codeNames(in: $0[1]) } }

    /// The cells of each row of the table whose header begins with `title`.
    private static func cells(ofTable title: String) throws -> [[String]] {
        var isInTable = false
        var rows: [[String]] = []
        for line in try pages().split(separator: "\n", omittingEmptySubsequences: false) {
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count >= 4 else {
                isInTable = false
                continue
            }
            if cells[1] == title { isInTable = true } else if isInTable { rows.append(cells) }
        }
        return rows
    }

    /// The texts between backticks.
    static func codeNames(in text: some StringProtocol) -> [String] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
}
