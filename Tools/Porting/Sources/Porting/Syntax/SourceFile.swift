import Foundation
import SwiftParser
import SwiftSyntax

/// A Swift source: its text, and the tree of it.
public struct SourceFile: Sendable {
    /// Where it stands, relative to the project's folder.
    public let path: String
    /// The text of the file.
    public let text: String
    let tree: SourceFileSyntax
    private let lines: [Int]

    /// Reads a text. Broken Swift is read as far as it goes.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
        tree = Parser.parse(source: text)
        var starts = [0]
        for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        lines = starts
    }

    /// The number of a line, from 1. Cost: the logarithm of the number of lines.
    func line(at offset: Int) -> Int {
        var low = 0
        var high = lines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The blanks that the line of `offset` begins with.
    func indentation(at offset: Int) -> String {
        let start = lines[line(at: offset) - 1]
        return String(decoding: text.utf8.dropFirst(start).prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
    }

    /// Whether nothing but blanks stands before `offset` on its line.
    func isFirstOnLine(_ offset: Int) -> Bool {
        let start = lines[line(at: offset) - 1]
        return text.utf8.dropFirst(start).prefix(offset - start).allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }

    /// The text of some bytes.
    func text(_ range: Range<Int>) -> String {
        String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    }
}

/// One piece of a text that another takes the place of. Offsets are of UTF-8.
struct Edit: Equatable {
    var range: Range<Int>
    var replacement: String

    init(_ range: Range<Int>, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    /// In place of a node, without the blanks and comments around it.
    init(_ node: some SyntaxProtocol, _ replacement: String) {
        self.init(node.bytes, replacement)
    }

    /// The text after all edits. Of edits that overlap, the one that begins first is made, and the others are left for the next pass.
    static func apply(_ edits: [Edit], to text: String) -> String {
        var result: [UInt8] = []
        let bytes = Array(text.utf8)
        var place = 0
        let sorted = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
                < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
        }
        for (_, edit) in sorted where edit.range.lowerBound >= place && edit.range.upperBound <= bytes.count {
            result += bytes[place..<edit.range.lowerBound]
            result += Array(edit.replacement.utf8)
            place = edit.range.upperBound
        }
        result += bytes[place...]
        return String(decoding: result, as: UTF8.self)
    }
}

extension SyntaxProtocol {
    /// The bytes of the node, without the blanks and comments around it.
    var bytes: Range<Int> { positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset }

    /// The nodes that hold this one, from the inside to the outside.
    var ancestors: some Sequence<Syntax> { sequence(first: parent) { $0?.parent }.lazy.prefix { $0 != nil }.compactMap { $0 } }

    /// Whether it is compiled on Apple's platforms alone: inside of `#if canImport(ObjectiveC)`, or behind the `#else` of what Linux compiles.
    var isAppleOnly: Bool {
        ancestors.contains { ancestor in
            guard let clause = ancestor.as(IfConfigClauseSyntax.self) else { return false }
            if let condition = clause.condition, AppleCondition.holds(condition.trimmedDescription) { return true }
            let conditions = clause.parent?.as(IfConfigClauseListSyntax.self)?.prefix { $0.id != clause.id }.compactMap(\.condition) ?? []
            return conditions.contains { AppleCondition.isLinux($0.trimmedDescription) }
        }
    }
}

/// The condition of what the tool keeps for Apple's platforms.
enum AppleCondition {
    static let text = "canImport(ObjectiveC)"
    /// Whether a condition is one of Apple's platforms, alone or with others that narrow it.
    static func holds(_ condition: String) -> Bool {
        guard !condition.contains("||") else { return false }
        return condition.split(separator: "&&").contains { part in texts.contains(part.trimmingCharacters(in: .whitespaces)) }
    }

    /// Whether a condition, as the tool writes it, holds on Linux.
    static func isLinux(_ condition: String) -> Bool {
        guard !condition.contains("&&") else { return false }
        return condition.split(separator: "||").contains { part in
            ["os(Linux)", "canImport(UIKit)", "!\(text)"].contains(part.trimmingCharacters(in: .whitespaces))
        }
    }

    static let texts: Set<String> = [text, "canImport(Darwin)", "!os(Linux)", "canImport(AppKit)", "os(macOS)", "os(OSX)"]
}
