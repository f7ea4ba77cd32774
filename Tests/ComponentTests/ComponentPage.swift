import Foundation

/// A page of `Documentation/components`. The tests write and compare the parts below the comments `<!-- keys: name -->` and
/// `<!-- elements: name -->`.
struct ComponentPage {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let folder = root.appendingPathComponent("Documentation/components")
    static let pictures = root.appendingPathComponent("Documentation/pictures/components")

    let url: URL
    private(set) var lines: [String]

    init(_ name: String) throws {
        url = Self.folder.appendingPathComponent(name)
        lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    }

    /// The lines of the table or block below a comment; nil without the comment.
    func part(_ kind: String, _ name: String) -> [String]? { range(kind, name).map { Array(lines[$0]) } }

    /// Replaces the lines below a comment, and writes the page.
    mutating func replace(_ kind: String, _ name: String, with new: [String]) throws {
        guard let range = range(kind, name) else { return }
        lines.replaceSubrange(range, with: new)
        try lines.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
    }

    private func range(_ kind: String, _ name: String) -> Range<Int>? {
        guard let comment = lines.firstIndex(of: "<!-- \(kind): \(name) -->") else { return nil }
        let start = comment + 1
        return start..<(lines[start...].firstIndex(of: "") ?? lines.count)
    }
}
