import Foundation
import Testing

@testable import Porting

@Suite("Hostile input")
struct HostileInputTests {
    @Test(arguments: [
        "class A {", "@objc", "#selector(", "func f() { #selector() }", "\u{0}\u{FFFF}", "@IBOutlet var", "extension : {", "#if os(iOS)",
        "}}}}", "x as as NSString",
    ])
    func `broken Swift is rewritten as far as it goes, and the same again`(text: String) {
        _ = ported(text)
    }

    @Test func `random Swift never crashes the tool, and a second run changes nothing`() {
        let pieces = [
            "class A: UIView {\n", "}\n", "@objc ", "func f(_ x: Any) {}\n", "#selector(f)", "@IBOutlet weak var a: UIView!\n",
            "extension A {\n",
            "override func g() {}\n", "#if os(iOS)\n", "#endif\n", "let x = a as NSString\n", "protocol P {\n", "@objc optional func h()\n",
            "p?.h?()\n",
            "UIEdgeInsetsMake(1,2,3,4)\n", "(", ")", "\"", "// c\n",
        ]
        var seed: UInt64 = 7
        for _ in 0..<200 {
            var text = ""
            for _ in 0..<12 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text += pieces[Int(seed >> 33) % pieces.count]
            }
            _ = Rewriter().rewrite([SourceFile(path: "File.swift", text: text)])
        }
    }

    @Test func `invalid or too deep property lists are errors`() {
        #expect(throws: PropertyText.Broken.self) { try PropertyText(parsing: "{ a = (1, 2; }") }
        #expect(throws: PropertyText.Broken.self) { try PropertyText(parsing: String(repeating: "(", count: 100_000)) }
        #expect(throws: PropertyText.Broken.self) { try PropertyText(parsing: "{ a = \"never closed") }
    }

    private func folder(_ files: [String: String]) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appending(path: "porting-\(UUID().uuidString)")
        for (path, text) in files {
            let file = url.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return url
    }

    @Test func `links out of the project are not followed`() throws {
        let outside = try folder(["secret.swift": "let secret = 1\n"])
        let inside = try folder(["A.swift": "let a = 1\n"])
        defer { for url in [outside, inside] { try? FileManager.default.removeItem(at: url) } }
        try FileManager.default.createSymbolicLink(
            at: inside.appending(path: "B.swift"), withDestinationURL: outside.appending(path: "secret.swift"))
        let port = try Port(try ProjectReader.read(inside.path))
        #expect(port.texts["A.swift"] == "let a = 1\n")
        #expect(!port.texts.values.contains { $0.contains("secret") })
        #expect(port.report.notes.contains { $0.path == "B.swift" })
    }

    @Test func `nothing is overwritten without the option for it`() throws {
        let project = try folder(["A.swift": "class A: UIView { @objc func f() {} }\n"])
        let output = try folder(["mine.txt": "mine"])
        defer { for url in [project, output] { try? FileManager.default.removeItem(at: url) } }
        #expect(Command.run([project.path, "--output", output.path]) == 2)
        #expect(Command.run([project.path, "--output", project.appending(path: "in").path]) == 2)
        #expect(Command.run([project.path, "--check"]) == 1)
        #expect(try String(contentsOf: project.appending(path: "A.swift"), encoding: .utf8) == "class A: UIView { @objc func f() {} }\n")
        #expect(Command.run([project.path, "--in-place"]) == 0)
        #expect(Command.run([project.path, "--check"]) == 0)
        #expect(Command.run(["/nowhere/at/all"]) == 2)
    }
}
