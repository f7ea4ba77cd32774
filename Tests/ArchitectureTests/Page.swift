import Foundation

/// A page of the documentation, in Markdown.
///
/// A comment before a block of code names the source that the block shows: `<!-- code: Examples/Piano/Note.swift -->`. With `#name` after the
/// path, the block shows the part between the comments `// snippet: name` and `// end snippet`.
struct Page {
    /// A block of Swift code.
    struct Block {
        /// The number of the line with the opening fence, from 1.
        let line: Int
        /// The path and, after a `#`, the part that the comment before the block names; nil without a comment.
        let source: String?
        let code: [String]
    }

    /// The path from the project's folder.
    let path: String
    private(set) var lines: [String]

    init(path: String) throws {
        self.init(path: path, text: try Project.text(of: path))
    }

    init(path: String, text: String) {
        self.path = path
        lines = text.components(separatedBy: "\n")
    }

    var text: String { lines.joined(separator: "\n") }

    /// All pages of the project, sorted by path.
    static func all() throws -> [Page] {
        let root = try FileManager.default.contentsOfDirectory(atPath: Project.root.path)
        let below = try ["Documentation", "Examples", "Benchmarks"].flatMap { folder in
            try Project.paths(below: folder).map { folder + "/" + $0 }
        }
        return try (root + below).filter { $0.hasSuffix(".md") && !$0.contains(".build") }.sorted().map(Page.init)
    }

    // MARK: Code

    /// The blocks of Swift code, in order.
    var blocks: [Block] {
        var blocks: [Block] = []
        var start: Int?
        for (index, line) in lines.enumerated() {
            if let first = start, line == "```" {
                let source = first > 0 ? Self.source(in: lines[first - 1]) : nil
                blocks.append(Block(line: first + 1, source: source, code: Array(lines[(first + 1)..<index])))
                start = nil
            } else if start == nil, line == "```swift" {
                start = index
            }
        }
        return blocks
    }

    private static func source(in line: String) -> String? {
        guard line.hasPrefix("<!-- code: "), line.hasSuffix(" -->") else { return nil }
        return String(line.dropFirst("<!-- code: ".count).dropLast(" -->".count))
    }

    /// The page with the current code in each block that names its source.
    func updated() throws -> Page {
        var page = self
        for block in blocks.reversed() {
            guard let source = block.source else { continue }
            page.lines.replaceSubrange(block.line..<(block.line + block.code.count), with: try Self.code(of: source))
        }
        return page
    }

    /// The lines of a source, or of one part of it, without indentation and without the comments that delimit parts.
    static func code(of source: String) throws -> [String] {
        let parts = source.split(separator: "#", maxSplits: 1).map(String.init)
        return try code(of: source, in: try Project.text(of: parts[0]), part: parts.count > 1 ? parts[1] : nil)
    }

    /// The lines of a part in the text of a source. Without a part, all lines.
    static func code(of source: String, in text: String, part: String?) throws -> [String] {
        var lines = text.components(separatedBy: "\n")
        func comment(_ line: String) -> String { line.trimmingCharacters(in: .whitespaces) }
        if let part {
            guard let start = lines.firstIndex(where: { comment($0) == "// snippet: \(part)" }),
                let end = lines[start...].firstIndex(where: { comment($0) == "// end snippet" })
            else { throw PageError(description: "\(source) has no such part") }
            lines = Array(lines[(start + 1)..<end])
        }
        lines.removeAll { comment($0).hasPrefix("// snippet: ") || comment($0) == "// end snippet" }
        while lines.last?.isEmpty == true { lines.removeLast() }
        let indentation = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { String($0.dropFirst(indentation)) }
    }

    // MARK: Links

    /// The text without code.
    private var prose: String {
        var isCode = false
        return lines.map { line in
            if line.hasPrefix("```") {
                isCode.toggle()
                return ""
            }
            return isCode ? "" : line.contains("`") ? line.replacing(/`[^`]*`/, with: "") : line
        }.joined(separator: "\n")
    }

    /// The targets of all links and images.
    var links: [String] { prose.matches(of: /\]\(([^()\s]+)\)/).map { String($0.output.1) } }

    /// The names to which links of the form `page.md#name` lead: those of the headings, as on GitHub.
    var anchors: Set<String> {
        var anchors: Set<String> = []
        var isCode = false
        for line in lines {
            if line.hasPrefix("```") { isCode.toggle() }
            guard !isCode, let match = line.firstMatch(of: /^#{1,6} (.+)$/) else { continue }
            let name = match.output.1.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.replacing(" ", with: "-")
            let number = (1...).first { !anchors.contains($0 == 1 ? name : "\(name)-\($0 - 1)") } ?? 1
            anchors.insert(number == 1 ? name : "\(name)-\(number - 1)")
        }
        return anchors
    }
}

/// An error in a page.
struct PageError: Error, CustomStringConvertible {
    let description: String
}
