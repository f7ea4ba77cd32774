import Foundation
import Testing

@testable import LodestonePackaging

@Suite("Templates of new apps")
struct TemplateTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("Each variant has the files of an app", arguments: [AppTemplate.Style.code, .storyboard])
    func files(style: AppTemplate.Style) throws {
        let template = try TestApp.template("Letters", style: style)
        try NewAppCommand.write(template, to: folder.url.appendingPathComponent("Letters"))
        let resources = "Sources/Letters/Resources"
        var expected = [
            ".gitignore", "Package.swift", "README.md", "Sources/Letters/AppDelegate.swift", "Sources/Letters/GreetingViewController.swift",
            "\(resources)/Assets.xcassets/Accent.colorset/Contents.json", "\(resources)/Assets.xcassets/AppIcon.appiconset/AppIcon.png",
            "\(resources)/Assets.xcassets/AppIcon.appiconset/AppIcon.svg", "\(resources)/Assets.xcassets/AppIcon.appiconset/Contents.json",
            "\(resources)/Assets.xcassets/Contents.json", "\(resources)/Info.plist", "Tests/LettersTests/GreetingTests.swift",
        ]
        if style == .storyboard { expected.append("\(resources)/Base.lproj/Main.storyboard") }
        #expect(folder.files(below: "Letters") == expected.sorted())
        for file in expected where file.hasSuffix(".json") {
            _ = try JSONSerialization.jsonObject(with: Data(folder.text("Letters/\(file)").utf8))
        }
        #expect(
            IconTheme.size(of: folder.url.appendingPathComponent("Letters/\(resources)/Assets.xcassets/AppIcon.appiconset/AppIcon.png"))
                == 256)
        #expect(try folder.text("Letters/README.md").split(separator: "\n", omittingEmptySubsequences: false).count <= 11)
    }

    @Test("Sources of a template are valid Swift, and its manifest can be loaded", arguments: [AppTemplate.Style.code, .storyboard])
    func sources(style: AppTemplate.Style) throws {
        let template = try TestApp.template("Paper boats \"of\" Zoë", style: style)
        let root = folder.url.appendingPathComponent("app")
        try NewAppCommand.write(template, to: root)
        for file in folder.files(below: "app") where file.hasSuffix(".swift") {
            try Shell.run("swiftc", ["-parse", "-parse-as-library", root.appendingPathComponent(file).path])
        }
        let manifest = try Shell.run("swift", ["package", "--package-path", root.path, "dump-package"])
        let name = (try JSONSerialization.jsonObject(with: Data(manifest.utf8)) as? [String: Any])?["name"] as? String
        #expect(name == "PaperBoatsOfZoe")
    }

    @Test("The template's property list has all keys that a package needs", arguments: [AppTemplate.Style.code, .storyboard])
    func propertyList(style: AppTemplate.Style) throws {
        let package = try TestApp.package(in: folder.url, style: style)
        let app = try BundledApp(package)
        #expect(app.information.name == "Größen Maß")
        #expect(app.information.identifier == "org.example.measure")
        #expect(app.command == "grossenmass")
        #expect(app.information.list["UIMainStoryboardFile"] as? String == (style == .storyboard ? "Main" : nil))
    }

    @Test("Equal arguments create equal files")
    func idempotence() throws {
        #expect(try TestApp.template().files == TestApp.template().files)
    }

    @Test("new-app refuses an existing folder, and does not change it")
    func existingFolder() throws {
        let target = folder.url.appendingPathComponent("Letters")
        try FileTree(root: target).write("mine", to: "notes.txt")
        #expect(throws: PackagingError.exists(target.path)) { try NewAppCommand.write(TestApp.template("Letters"), to: target) }
        #expect(folder.files() == ["Letters/notes.txt"])
    }

    @Test("Names with spaces, umlauts and digits are converted to valid module names")
    func names() throws {
        #expect(try AppName("Letters").module == "Letters")
        #expect(try AppName("letters").module == "Letters")
        #expect(try AppName("Größen Maß").module == "GrossenMass")
        #expect(try AppName("  Paper  boats ").module == "PaperBoats")
        #expect(try AppName("Æble & Øl").module == "AebleOl")
        #expect(try AppName("2048").module == "App2048")
        #expect(try AppName("App Store").module == "AppStore")
        #expect(try AppName("a").module == "A")
        for name in ["", " ", ".hidden", "-x", "a/b", "日本", "UIKit", "Network", "combine", "a\nb"] {
            #expect(throws: PackagingError.self, "\(name)") { try AppName(name) }
        }
    }

    @Test("--help prints the options of each command, and exits with status 0", arguments: ["new-app", "bundle", "doctor", "api-diff"])
    func help(command: String) throws {
        let (status, output, errors) = try Shell.runAny(TestApp.program.path, [command, "--help"])
        #expect(status == 0 && output.contains("usage: \(command)") && errors.isEmpty)
    }

    @Test("Conflicting and unknown arguments exit with status 2")
    func usage() {
        #expect(Command.run(["new-app"]) == 2)
        #expect(Command.run(["new-app", "A", "--code", "--storyboard", "--lodestone", "https://example.org/l"]) == 2)
        #expect(Command.run(["new-app", "A", "--colour"]) == 2)
        #expect(Command.run(["new-app", "A", "--identifier"]) == 2)
        #expect(Command.run(["sing"]) == 2)
    }
}
