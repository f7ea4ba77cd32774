import Foundation
import Testing

@testable import LodestonePackaging

@Suite("Differences of public interfaces")
struct InterfaceTests {
    private let old = PublicInterface(
        text: """
            UIKit\tUIView\tclass UIView
            UIKit\tUIView.frame\tvar frame: CGRect { get set }
            UIKit\tUIView.tag\tvar tag: Int { get set }
            UIKit\tUILabel\tclass UILabel
            """)
    private let new = PublicInterface(
        text: """
            UIKit\tUIView\tclass UIView
            UIKit\tUIView.frame\tvar frame: CGRect { get }
            UIKit\tUIView.alpha\tvar alpha: CGFloat { get set }
            UIKit\tUILabel\tclass UILabel
            """)

    @Test("Added, changed and removed names are found, and the changelog can explain them")
    func difference() {
        let difference = new.difference(from: old)
        #expect(difference.added == ["UIView.alpha"])
        #expect(difference.changed == ["UIView.frame"])
        #expect(difference.removed == ["UIView.tag"])
        #expect(difference.unexplained(by: "- Removed: nothing") == ["UIView.frame has changed", "UIView.tag is removed"])
        #expect(difference.unexplained(by: "`UIView.frame` is read-only. `tag` is removed.").isEmpty)
        #expect(difference.unexplained(by: "The members of `UIView` have changed.").isEmpty)
    }

    @Test("The order of the requirements of a where clause does not count")
    func requirements() {
        func interface(_ requirements: String) -> PublicInterface {
            PublicInterface(text: "UIKit\tValues.subscript\tsubscript<T>(value: T) -> Int where \(requirements) { get }")
        }
        #expect(interface("T : Hashable, T : Sendable").lines == interface("T : Sendable, T : Hashable").lines)
        #expect(interface("T : Hashable").lines != interface("T : Sendable").lines)
    }

    @Test("Only the first section of the changelog explains changes")
    func changelog() {
        let text = "# Changelog\n\n## [Unreleased]\n\n- `UIView.tag`\n\n## [0.1.0]\n\n- `UIView.frame`\n"
        let section = InterfaceDifferenceCommand.firstSection(of: text)
        #expect(section.contains("UIView.tag") && !section.contains("UIView.frame"))
        #expect(InterfaceDifferenceCommand.firstSection(of: "").isEmpty)
    }

    @Test("api-diff exits with 0 if the symbol graphs match the stored list, and with 1 if they differ")
    func command() throws {
        let folder = try TemporaryFolder()
        let graph = """
            {"symbols": [
              {"accessLevel": "open", "pathComponents": ["UIView"], "declarationFragments": [{"spelling": "class"}, {"spelling": " UIView"}]},
              {"accessLevel": "public", "pathComponents": ["UIView", "_own"], "declarationFragments": [{"spelling": "var _own"}]},
              {"accessLevel": "internal", "pathComponents": ["Hidden"], "declarationFragments": []}
            ]}
            """
        let tree = FileTree(root: folder.url)
        try tree.write(graph, to: "graphs/UIKit.symbols.json")
        try tree.write("## [Unreleased]\n\n- Nothing\n", to: "CHANGELOG.md")
        let graphs = folder.url.appendingPathComponent("graphs").path
        let paths = ["--baseline", folder.url.path + "/baseline.gz", "--changelog", folder.url.path + "/CHANGELOG.md"]
        #expect(Command.run(["api-diff", graphs] + paths + ["--update"]) == 0)
        #expect(Command.run(["api-diff", graphs] + paths) == 0)
        try tree.write("{\"symbols\": []}", to: "graphs/UIKit.symbols.json")
        #expect(Command.run(["api-diff", graphs] + paths) == 1)
        try tree.write("## [Unreleased]\n\n- `UIView` is removed.\n", to: "CHANGELOG.md")
        #expect(Command.run(["api-diff", graphs] + paths) == 0)
    }
}
