import Foundation
import Testing

/// Compares the code in pages with the sources that it comes from, and follows all links.
///
/// `LODESTONE_RECORD=1 swift test --filter PageTests` copies the sources into the pages.
@Suite
struct PageTests {
    /// Folders in which every block of Swift code names its source.
    private static let compiled = [
        "Documentation/cookbook/", "Documentation/start.md", "Documentation/tutorial/", "Documentation/components/",
        "Documentation/coming-from/",
    ]

    @Test("The code in pages is the code of the sources that it names")
    func code() throws {
        let isUpdating = ProcessInfo.processInfo.environment["LODESTONE_RECORD"] == "1"
        for page in try Page.all() {
            let current = try page.updated()
            if isUpdating, current.text != page.text {
                try current.text.write(to: Project.root.appendingPathComponent(page.path), atomically: true, encoding: .utf8)
            } else {
                for (shown, block) in zip(page.blocks, current.blocks) {
                    #expect(
                        shown.code == block.code,
                        "\(page.path):\(shown.line) differs from \(shown.source ?? ""): run with LODESTONE_RECORD=1")
                }
            }
        }
    }

    @Test("Every block of code in the path for newcomers names a source that the build compiles")
    func compiledCode() throws {
        let manifest = try Project.text(of: "Package.swift")
        for page in try Page.all() where Self.compiled.contains(where: page.path.hasPrefix) {
            for block in page.blocks {
                let source = try #require(block.source, "\(page.path):\(block.line) has no comment <!-- code: … -->")
                let folders = source.split(separator: "/").dropLast().map(String.init)
                let isTarget = folders.indices.contains { index in
                    let folder = folders[...index].joined(separator: "/")
                    return manifest.contains("path: \"\(folder)\"")
                        || folder == "Tests/\(folders[index])" && manifest.contains("name: \"\(folders[index])\"")
                }
                #expect(isTarget, "\(source) is not in a target")
            }
        }
    }

    @Test("A page shows each recipe of the cookbook")
    func recipes() throws {
        let shown = Set(try Page.all().flatMap(\.blocks).compactMap(\.source))
        let recipes =
            try Project.paths(below: "Examples/Cookbook").map { "Examples/Cookbook/" + $0 }
            + Project.paths(below: "Tests/CookbookTests/Recipes")
            .map { "Tests/CookbookTests/Recipes/" + $0 }
        for recipe in recipes where recipe.hasSuffix(".swift") { #expect(shown.contains(recipe), "no page shows \(recipe)") }
    }

    @Test("Each link between pages leads to a file and a heading that exist")
    func links() throws {
        let pages = Dictionary(uniqueKeysWithValues: try Page.all().map { ($0.path, $0) })
        #expect(pages.count > 80)
        for page in pages.values.sorted(by: { $0.path < $1.path }) {
            for link in page.links where link.firstMatch(of: /^[a-z]+:/) == nil {
                let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                let folder = Project.root.appendingPathComponent(page.path).deletingLastPathComponent()
                let target = parts[0].isEmpty ? Project.root.appendingPathComponent(page.path) : folder.appendingPathComponent(parts[0])
                #expect(FileManager.default.fileExists(atPath: target.path), "\(page.path): no file for \(link)")
                let path = String(target.standardizedFileURL.path.dropFirst(Project.root.standardizedFileURL.path.count + 1))
                if parts.count > 1, let other = pages[path] {
                    #expect(other.anchors.contains(parts[1]), "\(page.path): no heading for \(link)")
                }
            }
        }
    }

    @Test("Every page is linked from another one")
    func orphans() throws {
        let pages = try Page.all()
        var linked: Set<String> = []
        for page in pages {
            let folder = Project.root.appendingPathComponent(page.path).deletingLastPathComponent()
            for link in page.links {
                let path = String(link.prefix { $0 != "#" })
                linked.insert(folder.appendingPathComponent(path).standardizedFileURL.path)
            }
        }
        for page in pages where page.path.hasPrefix("Documentation/") {
            #expect(
                linked.contains(Project.root.appendingPathComponent(page.path).standardizedFileURL.path), "no page links to \(page.path)")
        }
    }

    @Test("Every library product has a DocC catalogue")
    func catalogues() throws {
        let products = try Project.text(of: "Package.swift").matches(of: /\.library\(name: "(\w+)"/).map { String($0.output.1) }
        #expect(products.count > 30)
        for product in products {
            let page = Project.root.appendingPathComponent("Sources/\(product)/\(product).docc/\(product).md")
            #expect(FileManager.default.fileExists(atPath: page.path), "\(product) has no catalogue")
        }
    }

    // MARK: Tests of the checks

    @Test func pageReaderFindsBlocksLinksAndHeadings() {
        let page = Page(
            path: "A.md",
            text: """
                # A title: `code` and more
                [one](b.md#c) `[no](link.md)` ![two
                lines](d.png)
                <!-- code: Examples/A.swift#part -->
                ```swift
                let a = 1 // [no](link.md)
                ```
                ## Twice
                ## Twice
                ```swift
                let b = 2
                ```
                """)
        #expect(page.blocks.map(\.source) == ["Examples/A.swift#part", nil])
        #expect(page.blocks.map(\.code) == [["let a = 1 // [no](link.md)"], ["let b = 2"]])
        #expect(page.links == ["b.md#c", "d.png"])
        #expect(page.anchors == ["a-title-code-and-more", "twice", "twice-1"])
    }

    @Test func partOfASourceHasNoIndentation() throws {
        let text = "struct A {\n    // snippet: b\n    func b() {\n        c()\n    }\n\n    // end snippet\n}\n"
        #expect(try Page.code(of: "A", in: text, part: "b") == ["func b() {", "    c()", "}"])
        #expect(try Page.code(of: "A", in: text, part: nil).count == 6)
        #expect(throws: PageError.self) { try Page.code(of: "A", in: text, part: "d") }
    }
}
