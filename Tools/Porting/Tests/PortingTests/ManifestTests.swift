import Foundation
import Testing

@testable import Porting

@Suite("Manifests of packages that are rewritten in place")
struct ManifestTests {
    private func edited(_ text: String, _ needs: [String: Set<String>], lodestone: String = "/checkout/Lodestone") -> ManifestEditor.Result
    {
        let editor = ManifestEditor(lodestone: lodestone)
        let once = editor.edit(text, at: "Package.swift", needs: needs)
        let twice = editor.edit(once.text, at: "Package.swift", needs: needs)
        #expect(twice.text == once.text && !twice.notes.contains { $0.kind == .changed }, "a second run changes nothing")
        return once
    }

    private let product = ".product(name: \"UIKit\", package: \"Lodestone\", condition: .when(platforms: [.linux]))"

    @Test func `dependencies are added before the existing ones, and comments stay`() {
        let text = """
            let package = Package(
                name: "A",
                dependencies: [
                    .package(url: "https://example.org/Other.git", from: "1.0.0")  // needed
                ],
                targets: [
                    .target(
                        name: "A",
                        dependencies: ["Other"]),  // one
                    .testTarget(name: "ATests", dependencies: [.target(name: "A")]),
                    .target(name: "Logic"),
                ]
            )
            """
        #expect(
            edited(text, ["A": ["UIKit"], "ATests": ["UIKit"], "Logic": []]).text == """
                let package = Package(
                    name: "A",
                    dependencies: [
                        .package(path: "/checkout/Lodestone"),
                        .package(url: "https://example.org/Other.git", from: "1.0.0")  // needed
                    ],
                    targets: [
                        .target(
                            name: "A",
                            dependencies: [\(product), "Other"]),  // one
                        .testTarget(name: "ATests", dependencies: [\(product), .target(name: "A")]),
                        .target(name: "Logic"),
                    ]
                )
                """)
    }

    @Test func `missing or empty lists are created`() {
        let text =
            "let package = Package(\n    name: \"A\",\n    targets: [.target(name: \"A\", path: \"Code\"), .target(name: \"B\", dependencies: [])])\n"
        let result = edited(text, ["A": ["UIKit"], "B": ["UIKit"]], lodestone: "https://example.org/Lodestone.git").text
        #expect(
            result.contains(
                "    name: \"A\",\n    dependencies: [.package(url: \"https://example.org/Lodestone.git\", branch: \"main\")],\n    targets:"
            ))
        #expect(result.contains(".target(name: \"A\", dependencies: [\(product)], path: \"Code\")"))
        #expect(result.contains(".target(name: \"B\", dependencies: [\(product)])"))
    }

    @Test func `existing entries stay, and lists built by code are left to the user`() {
        let text = "let package = Package(name: \"A\", dependencies: list, targets: [.target(name: \"A\", dependencies: more + [])])\n"
        let result = edited(text, ["A": ["UIKit"]])
        #expect(result.text == text && result.notes.filter { $0.kind == .look }.count == 2)
        let whole =
            "let package = Package(name: \"A\", dependencies: [.package(path: \"../Lodestone\")], targets: [.target(name: \"A\", dependencies: [\(product)])])\n"
        #expect(edited(whole, ["A": ["UIKit"]]).text == whole)
        #expect(edited("let x = (", ["A": ["UIKit"]]).text == "let x = (")
        #expect(edited(text, ["A": []]).notes.isEmpty)
    }

    @Test("A product's package trait is added to the manifest; for an older tools version the report asks for a review")
    func traits() {
        let text = "// swift-tools-version:6.1\nlet package = Package(name: \"A\", targets: [.target(name: \"A\")])\n"
        let result = edited(text, ["A": ["UIKit", "Combine", "CommonCrypto"]])
        #expect(result.text.contains(".package(path: \"/checkout/Lodestone\", traits: [\"Combine\", \"CryptoKit\"])"))
        #expect(!result.notes.contains { $0.kind == .look })
        #expect(edited(text, ["A": ["os"]]).text.contains(".package(path: \"/checkout/Lodestone\")"))
        let older = edited(text.replacing("6.1", with: "5.9"), ["A": ["Combine"]])
        #expect(!older.text.contains("traits:") && older.notes.contains { $0.kind == .look && $0.text.contains("6.1") })
    }

    @Test func `a package rewritten in place gets dependencies for targets that import UIKit, and builds`() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "manifest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: url) }
        for (path, text) in [
            "Package.swift": "let package = Package(name: \"A\", targets: [.target(name: \"A\"), .target(name: \"B\")])\n",
            "Sources/A/A.swift": "import UIKit\nclass A: UIView { @objc func f() {} }\n", "Sources/B/B.swift": "let b = 1\n",
        ] {
            let file = url.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        #expect(Command.run([url.path, "--in-place", "--lodestone", "/checkout/Lodestone"]) == 0)
        let manifest = try String(contentsOf: url.appending(path: "Package.swift"), encoding: .utf8)
        #expect(manifest.contains("dependencies: [.package(path: \"/checkout/Lodestone\")], targets:"))
        #expect(manifest.contains(".target(name: \"A\", dependencies: [\(product)]), .target(name: \"B\")"))
        #expect(Command.run([url.path, "--in-place", "--lodestone", "/checkout/Lodestone"]) == 0)
        #expect(try String(contentsOf: url.appending(path: "Package.swift"), encoding: .utf8) == manifest)
        #expect(Command.run([url.path, "--check"]) == 0)
    }
}
