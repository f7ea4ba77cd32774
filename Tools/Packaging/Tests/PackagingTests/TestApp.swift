import Foundation

@testable import LodestonePackaging

/// A package of a new app. Its program is the packaging tool, which is already built and needs Swift's libraries.
enum TestApp {
    /// The built tool beside the tests.
    static var program: URL {
        let folder = Bundle.main.executableURL?.deletingLastPathComponent() ?? URL(fileURLWithPath: ".")
        let candidates = [folder, Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent()]
        let built = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../.build/debug").standardizedFileURL
        return (candidates + [built]).map { $0.appendingPathComponent("lodestone-tool") }
            .first { FileManager.default.fileExists(atPath: $0.path) } ?? built
    }

    static func template(_ name: String = "Größen Maß", style: AppTemplate.Style = .code, hasTests: Bool = true) throws -> AppTemplate {
        AppTemplate(
            name: try AppName(name), identifier: "org.example.measure", style: style, hasTests: hasTests,
            lodestone: .url("https://example.org/lodestone.git", version: "0.1.0"), maintainer: "Ada Example <ada@example.org>")
    }

    /// Writes the package of a new app, and returns the description that SwiftPM would return.
    static func package(in folder: URL, style: AppTemplate.Style = .code) throws -> AppPackage {
        let template = try template(style: style)
        let root = folder.appendingPathComponent(template.name.display)
        try NewAppCommand.write(template, to: root)
        // The program has the product's name, and its resources are beside it.
        let built = folder.appendingPathComponent("built")
        try FileTree(root: built).copy(program, to: template.name.module, isProgram: true)
        for name in ["\(template.name.module)_\(template.name.module)", "\(template.name.module)_Tests", "Lodestone_UIKit"] {
            try FileTree(root: built).write("text", to: "\(name).resources/file.txt")
        }
        let module = template.name.module
        return AppPackage(
            name: module, directory: root.path, product: module,
            targets: [.init(name: module, directory: root.appendingPathComponent("Sources/\(module)").path)], dependencies: [],
            executable: built.appendingPathComponent(module).path)
    }

    /// Adds keys and values, in XML, to the property list of a package.
    static func add(_ entries: String, to package: AppPackage) throws {
        let file = URL(fileURLWithPath: package.targets[0].directory).appendingPathComponent("Resources/Info.plist")
        let text = try String(contentsOf: file, encoding: .utf8)
        try text.replacing("</dict>\n</plist>", with: entries + "</dict>\n</plist>").write(to: file, atomically: true, encoding: .utf8)
    }
}
