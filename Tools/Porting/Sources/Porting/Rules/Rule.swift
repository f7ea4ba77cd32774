import SwiftSyntax

/// A rewriting rule, which reads a file and returns edits of its text.
protocol Rule: Sendable {
    /// The name of the rule in the report.
    var name: String { get }
    /// Returns the edits of `file`. Applied again to its own output, a rule returns no edits.
    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting
}

/// The result of a rule for a file.
struct Rewriting {
    var edits: [Edit] = []
    /// Notes about the changes, and about code that needs a review.
    var notes: [Note] = []

    mutating func change(_ edit: Edit, at offset: Int? = nil, in file: SourceFile, _ what: String) {
        edits.append(edit)
        notes.append(Note(kind: .changed, path: file.path, line: file.line(at: offset ?? edit.range.lowerBound), text: what))
    }

    mutating func look(at node: some SyntaxProtocol, in file: SourceFile, _ why: String) {
        notes.append(
            Note(
                kind: .look, path: file.path, line: file.line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset), text: why))
    }
}

/// A line of the report.
public struct Note: Hashable, Sendable {
    /// The type of a note.
    public enum Kind: String, Sendable, Comparable {
        /// A change that needs no review.
        case changed
        /// Code that needs a review: the tool did not change the code, or the change may alter its meaning.
        case look

        public static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
    }

    public var kind: Kind
    /// The name of the rule.
    public var rule = ""
    public var path: String
    /// The line in the original file, from 1; 0 means the whole file.
    public var line: Int
    public var text: String

    public init(kind: Kind, rule: String = "", path: String, line: Int, text: String) {
        self.kind = kind
        self.rule = rule
        self.path = path
        self.line = line
        self.text = text
    }
}
