import SwiftSyntax

/// One kind of rewriting: it reads a file, and says which pieces of its text change.
protocol Rule: Sendable {
    /// How the report calls it.
    var name: String { get }
    /// What changes in `file`. The result of a second time, on the changed text, is empty.
    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting
}

/// What a rule does to a file.
struct Rewriting {
    var edits: [Edit] = []
    /// What changed, and what a person must look at.
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

/// One line of the report.
public struct Note: Hashable, Sendable {
    /// What a line of the report asks of its reader.
    public enum Kind: String, Sendable, Comparable {
        /// The tool changed something; nothing is to be done.
        case changed
        /// A person must look: the tool changed nothing, or something that may mean another thing now.
        case look

        public static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
    }

    public var kind: Kind
    /// The rule that says it.
    public var rule = ""
    public var path: String
    /// The line in the file as it was, from 1; 0 for the whole file.
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
