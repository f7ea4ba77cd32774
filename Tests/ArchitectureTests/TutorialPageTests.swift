import Foundation
import Testing

/// Checks that a reader who follows the tutorial writes the code of its chapters.
@Suite
struct TutorialPageTests {
    @Test("A chapter's page has each line that the chapter adds to the previous one", arguments: 1...6)
    func addedLines(chapter: Int) throws {
        let page = try Page(path: "Documentation/tutorial/chapter-\(chapter).md")
        let missing = Self.missingLines(of: try Self.sources(of: chapter), since: try Self.sources(of: chapter - 1), in: page)
        #expect(missing.isEmpty, "\(page.path) does not show these lines")
    }

    /// The lines of each Swift file of a chapter, keyed by the file's name. Empty before the first chapter.
    private static func sources(of chapter: Int) throws -> [String: [String]] {
        guard chapter > 0 else { return [:] }
        let folder = "Examples/Tutorial/Chapter\(chapter)"
        let names = try Project.paths(below: folder).filter { $0.hasSuffix(".swift") }
        return try Dictionary(uniqueKeysWithValues: names.map { ($0, try Page.code(of: "\(folder)/\($0)")) })
    }

    /// The added lines that are neither in a block of the page nor in its text. The text may contain a part of a line as code, or tell the reader to
    /// remove `private`.
    private static func missingLines(of sources: [String: [String]], since old: [String: [String]], in page: Page) -> [String] {
        func trimmed(_ line: String) -> String { line.trimmingCharacters(in: .whitespaces) }
        let shown = Set(page.blocks.flatMap(\.code).map(trimmed))
        let inline = page.text.matches(of: /`([^`\n]{4,})`/).map { String($0.output.1) }
        return sources.sorted { $0.key < $1.key }.flatMap { name, lines in
            let known = Set((old[name] ?? []).map(trimmed))
            return lines.map(trimmed).filter { line in
                if line.isEmpty || known.contains(line) || shown.contains(line) { return false }
                if inline.contains(where: { code in line.contains(code) && !known.contains { $0.contains(code) } }) { return false }
                let isPublished = known.contains("private " + line) && inline.contains { line.hasPrefix("func \($0)(") }
                return !(isPublished && page.text.contains("Remove `private` from"))
            }.map { "\(name): \($0)" }
        }
    }

    // MARK: Tests of the check

    @Test func checkFindsALineThatThePageDoesNotShow() {
        let page = Page(path: "A.md", text: "Remove `private` from `make`. Use `lazy var b` here.\n```swift\nlet c = 3\n```")
        let old = ["A.swift": ["private func make() {", "let b = 2"]]
        let new = ["A.swift": ["func make() {", "    lazy var b = 2", "  let c = 3", "let d = 4"]]
        #expect(Self.missingLines(of: new, since: old, in: page) == ["A.swift: let d = 4"])
    }
}
