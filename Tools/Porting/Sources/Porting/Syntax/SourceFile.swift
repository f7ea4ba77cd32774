import Foundation
import SwiftParser
import SwiftSyntax

/// A Swift source file: its text and its syntax tree.
public struct SourceFile: Sendable {
    /// The path relative to the project's folder.
    public let path: String
    /// The text of the file.
    public let text: String
    let tree: SourceFileSyntax
    private let lines: [Int]

    /// Parses a text. Invalid Swift is parsed with error recovery.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
        tree = Parser.parse(source: text)
        var starts = [0]
        for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        lines = starts
    }

    /// The line number of an offset, from 1.
    ///
    /// - Complexity: O(log lines).
    func line(at offset: Int) -> Int {
        var low = 0
        var high = lines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The leading whitespace of the line at `offset`.
    func indentation(at offset: Int) -> String {
        let start = lines[line(at: offset) - 1]
        return String(decoding: text.utf8.dropFirst(start).prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
    }

    /// Whether only whitespace precedes `offset` on its line.
    func isFirstOnLine(_ offset: Int) -> Bool {
        let start = lines[line(at: offset) - 1]
        return text.utf8.dropFirst(start).prefix(offset - start).allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }

    /// The text of a byte range.
    func text(_ range: Range<Int>) -> String {
        String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    }
}

/// A replacement of a byte range in a text. Offsets are in UTF-8.
struct Edit: Equatable {
    var range: Range<Int>
    var replacement: String

    init(_ range: Range<Int>, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    /// Creates an edit that replaces a node without its surrounding trivia.
    init(_ node: some SyntaxProtocol, _ replacement: String) {
        self.init(node.bytes, replacement)
    }

    /// Applies edits to a text. If edits overlap, only the first edit is applied, and the other edits are left to the next pass.
    static func apply(_ edits: [Edit], to text: String) -> String {
        var result: [UInt8] = []
        let bytes = Array(text.utf8)
        var position = 0
        let sorted = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
                < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
        }
        for (_, edit) in sorted where edit.range.lowerBound >= position && edit.range.upperBound <= bytes.count {
            result += bytes[position..<edit.range.lowerBound]
            result += Array(edit.replacement.utf8)
            position = edit.range.upperBound
        }
        result += bytes[position...]
        return String(decoding: result, as: UTF8.self)
    }
}

extension SyntaxProtocol {
    /// The byte range of the node without its surrounding trivia.
    var bytes: Range<Int> { positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset }

    /// The ancestors of the node, innermost first.
    var ancestors: some Sequence<Syntax> { sequence(first: parent) { $0?.parent }.lazy.prefix { $0 != nil }.compactMap { $0 } }

    /// Whether the node is only compiled on Apple's platforms: in `#if canImport(ObjectiveC)`, or in the `#else` branch of a condition for Linux.
    var isAppleOnly: Bool {
        ancestors.contains { ancestor in
            guard let clause = ancestor.as(IfConfigClauseSyntax.self) else { return false }
            if let condition = clause.condition, AppleCondition.holds(condition.trimmedDescription) { return true }
            let conditions = clause.parent?.as(IfConfigClauseListSyntax.self)?.prefix { $0.id != clause.id }.compactMap(\.condition) ?? []
            return conditions.contains { AppleCondition.isLinux($0.trimmedDescription) }
        }
    }
}

/// The condition for code that stays on Apple's platforms.
enum AppleCondition {
    static let text = "canImport(ObjectiveC)"
    /// Whether a condition only holds on Apple's platforms, alone or combined with narrower conditions.
    static func holds(_ condition: String) -> Bool {
        guard !condition.contains("||") else { return false }
        return condition.split(separator: "&&").contains { part in texts.contains(part.trimmingCharacters(in: .whitespaces)) }
    }

    /// Whether a condition written by the tool holds on Linux.
    static func isLinux(_ condition: String) -> Bool {
        guard !condition.contains("&&") else { return false }
        return condition.split(separator: "||").contains { part in
            ["os(Linux)", "canImport(UIKit)", "!\(text)"].contains(part.trimmingCharacters(in: .whitespaces))
        }
    }

    static let texts: Set<String> = [text, "canImport(Darwin)", "!os(Linux)", "canImport(AppKit)", "os(macOS)", "os(OSX)"]
}
