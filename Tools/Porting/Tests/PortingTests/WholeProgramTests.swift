import Foundation
import Testing

@testable import Porting

@Suite("Rules that whole programs needed")
struct WholeProgramTests {
    @Test func `an app's files are found in the package manager's bundle`() {
        let text = ported(
            "import UIKit\nlet a = Bundle.main.url(forResource: \"a\", withExtension: \"txt\")\nlet b = UINib(nibName: \"b\", bundle: Bundle.main)\n"
        )
        #expect(text.contains("let a = Bundle.ofApp.url(forResource: \"a\", withExtension: \"txt\")"))
        #expect(text.contains("bundle: Bundle.main)"))
        #expect(
            ported("extension Bundle {\n    func decode(_ a: String) {}\n}\nlet a = Bundle.main.decode(\"a\")\n").contains(
                "Bundle.ofApp.decode"))
        #expect(ported("let a = Bundle.main.decode(\"a\")\n").contains("Bundle.main.decode"))
        #expect(MainBundle.declaration(apps: ["One", "Two"]).contains("let apps: [String] = [\"One\", \"Two\"]"))
    }

    @Test(arguments: [
        ("struct A { init(bundle: Bundle = .main) {} }", "struct A { init(bundle: Bundle = .ofApp) {} }"),
        ("public func a(in bundle: Bundle = Bundle.main) {}", "public func a(in bundle: Bundle = Bundle.ofApp) {}"),
        ("func a(_ bundle: Bundle? = Foundation.Bundle.main) {}", "func a(_ bundle: Bundle? = Bundle.ofApp) {}"),
        ("class A { let bundle = Bundle.main }", "class A { let bundle = Bundle.ofApp }"),
        ("class A { lazy var bundle: Bundle = .main }", "class A { lazy var bundle: Bundle = .ofApp }"),
        ("func a(_ b: Bundle?) { let c = b ?? Bundle.main }", "func a(_ b: Bundle?) { let c = b ?? Bundle.ofApp }"),
        ("func a(_ b: Bundle) {}\nfunc c() { a(Bundle.main) }", "func a(_ b: Bundle) {}\nfunc c() { a(Bundle.ofApp) }"),
        (
            "func a(_ b: Bundle) {}\nclass C { func c() { a(Bundle(for: C.self)) } }",
            "func a(_ b: Bundle) {}\nclass C { func c() { a(Bundle.ofTarget(C.self)) } }"
        ),
        ("class C { lazy var b = Bundle(for: type(of: self)) }", "class C { lazy var b = Bundle.ofTarget(type(of: self)) }"),
        (
            "let a = Bundle(for: C.self).path(forResource: \"a\", ofType: \"b\")",
            "let a = Bundle.ofTarget(C.self).path(forResource: \"a\", ofType: \"b\")"
        ),
    ])
    func `a main bundle that is handed on is the app's`(text: String, expected: String) {
        #expect(ported("\(text)\n") == "\(expected)\n")
    }

    @Test(arguments: [
        "func a(on queue: DispatchQueue = .main) {}", "let a: RunLoop = .main", "let a = UIStoryboard(name: \"A\", bundle: Bundle.main)",
        "let a = UINib(nibName: \"A\", bundle: .main)", "let a = UINib(nibName: \"A\", bundle: Bundle(for: C.self))",
        "let a = Bundle(for: C.self).bundleIdentifier", "let a = Bundle(path: \"a\")",
        "let a = Bundle.main.bundleIdentifier", "let a = b ?? .main",
    ])
    func `what is no bundle of the program's own code stays`(text: String) {
        #expect(ported("\(text)\n") == "\(text)\n")
    }

    @Test func `the app's bundle may be used in public declarations, and is added to targets that name it`() throws {
        let declaration = MainBundle.declaration(apps: ["One"])
        #expect(declaration.contains("@usableFromInline static var ofApp: Bundle { appBundle }"))
        #expect(declaration.contains("return Bundle(for: type)") && declaration.contains("hasSuffix(\"_\\(target).resources\")"))
        let url = FileManager.default.temporaryDirectory.appending(path: "bundle-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: url) }
        try Data("public struct A { public init(bundle: Bundle = .main) {} }\n".utf8).write(to: url.appending(path: "A.swift"))
        let project = try ProjectReader.read(url.path)
        #expect(try Port(project).additions.values.map { Array($0.keys) } == [["Bundle+App.swift"]])
    }

    @Test func `the else branch of a condition that Linux compiles is Apple-only`() {
        let text = "#if os(iOS) || os(tvOS)\nimport UIKit\n#else\nimport AppKit\n#endif\n"
        #expect(ported(text) == text.replacing("os(iOS)", with: "os(iOS) || os(Linux)"))
        #expect(reviewNotes(text).isEmpty)
        #expect(reviewNotes("#if DEBUG\nimport UIKit\n#else\nimport AppKit\n#endif\n").count == 1)
        let own = "#if os(Linux)\nimport Foundation\n#else\nimport SceneKit\n#endif\n"
        #expect(ported(own) == own && reviewNotes(own).isEmpty)
    }

    @Test func `an outlet that is computed has no wrapper`() {
        let text =
            "class A: UIView {\n    @IBOutlet var a: UIView? {\n        get { nil }\n        set {}\n    }\n    @IBOutlet var b: UIView? {\n        didSet {}\n    }\n}\n"
        let result = ported(text)
        #expect(result.contains("    #if canImport(ObjectiveC)\n    @IBOutlet\n    #endif\n    var a: UIView? {"))
        #expect(result.contains("    @Outlet\n    #endif\n    var b: UIView? {"))
        #expect(reviewNotes(text) == ["a document does not set a on Linux: a computed property is no @Outlet"])
    }

    @Test func `imports of single declarations become imports of the module`() {
        let text = ported("import UIKit.UIImage\n")
        #expect(text == "#if canImport(ObjectiveC)\nimport UIKit.UIImage\n#else\nimport UIKit\n#endif\n")
        #expect(ported("import UIKit\nimport UIKit.UIImage\n") == "import UIKit\n#if canImport(ObjectiveC)\nimport UIKit.UIImage\n#endif\n")
        #expect(ported("import class UIKit.UIImage\n").contains("#else\nimport UIKit\n"))
        #expect(ported("import Foundation.NSString\n").contains("#else\nimport Foundation\n"))
    }

    @Test func `an import in a condition that holds on Linux is excluded if Linux lacks the module`() {
        #expect(
            ported("#if canImport(UIKit)\nimport ObjectiveC\nimport UIKit\n#endif\n")
                == "#if canImport(UIKit)\n#if canImport(ObjectiveC)\nimport ObjectiveC\n#else\nimport UIKit\n#endif\nimport UIKit\n#endif\n"
        )
        for same in ["#if canImport(AppKit)\nimport ObjectiveC\n#endif\n", "#if canImport(MapKit)\nimport MapKit\n#endif\n"] {
            #expect(ported(same) == same)
        }
    }

    @Test func `a file for Apple's platforms is compiled on Linux if code for UIKit uses it`() {
        let formatter = "#if canImport(ObjectiveC)\nimport Foundation\n\npublic class Formatting {}\n#endif\n"
        let field = "import UIKit\nclass Field: UITextField {\n    let formatting = Formatting()\n}\n"
        let texts = ported(files: [formatter, field])
        #expect(texts[0] == formatter.replacing("canImport(ObjectiveC)", with: "canImport(ObjectiveC) || canImport(UIKit)"))
        #expect(ported(files: texts) == texts)
        // Without such code, or with calls of the runtime, it stays for Apple's platforms.
        #expect(ported(files: [formatter, "import Foundation\nlet a = Formatting()\n"])[0] == formatter)
        let runtime = formatter.replacing("Formatting {}", with: "Formatting { let a = objc_getClass(name) }")
        #expect(ported(files: [runtime, field])[0] == runtime)
    }

    @Test func `numbers in a dictionary are made NSNumbers`() {
        let text = ported(
            "func f(_ a: [String: CGFloat], b: [String: Int]?) {\n    g(a as [String : NSNumber]?, b as [String: NSNumber]?)\n}\n")
        #expect(text.contains("g(a.mapValues { NSNumber(value: Double($0)) }, b?.mapValues { NSNumber(value: Double($0)) })"))
        let other = "func f(_ a: [String: NSNumber]) { g(a as [String: NSNumber]?) }\n"
        #expect(ported(other) == other)
    }

    @Test func `a range is returned as it is`() {
        let text = ported("func f() -> CountableRange<Int> {\n    let range = 0..<2\n    return .init(range)\n}\n")
        #expect(text == "func f() -> Range<Int> {\n    let range = 0..<2\n    return range\n}\n")
    }

    @Test func `a priority that is a Float becomes a UILayoutPriority`() {
        let text = ported(
            "func f(_ a: NSLayoutConstraint, priority: Float, other: UILayoutPriority) {\n    a.priority = priority\n    a.priority = other\n}\n"
        )
        #expect(text.contains("    a.priority = UILayoutPriority(priority)\n    a.priority = other\n"))
        #expect(
            ported("view.setContentHuggingPriority(251, for: .vertical)\n")
                == "view.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)\n")
    }

    @Test func `the window of a delegate is a single optional`() {
        #expect(
            ported("let a = UIApplication.shared.delegate?.window??.tintColor\n")
                == "let a = UIApplication.shared.delegate?.window?.tintColor\n")
        #expect(ported("let a = UIApplication.shared.delegate!.window!!\n") == "let a = UIApplication.shared.delegate!.window!\n")
        #expect(
            ported("let a = UIApplication.shared.delegate?.window!!.frame\n") == "let a = UIApplication.shared.delegate?.window!.frame\n")
        for same in ["let a = delegate?.window?.tintColor\n", "let a = view.window??.tintColor\n"] { #expect(ported(same) == same) }
    }

    @Test func `a view copied by an archive becomes a snapshot`() {
        let text = """
            extension UIView {
                func copied() -> UIView? {
                    let data = NSKeyedArchiver.archivedData(withRootObject: self)
                    return NSKeyedUnarchiver.unarchiveObject(with: data) as? UIView
                }
                func other() -> UIView? {
                    let data = NSKeyedArchiver.archivedData(withRootObject: tag)
                    return NSKeyedUnarchiver.unarchiveObject(with: data) as? UIView
                }
            }

            """
        let result = ported(text)
        #expect(result.contains("    #else\n        return snapshotView(afterScreenUpdates: true)\n        #endif\n    }\n    func other"))
        #expect(reviewNotes(text).count == 1)
    }

    @Test func `a hash table of listeners is iterated as an array`() {
        #expect(
            ported("for a in (b.copy() as! NSHashTable<AnyObject>).objectEnumerator() {}\n") == "for a in b.allObjects {}\n")
        let typed = "import UIKit\nfor a in (b.copy() as! NSHashTable<A>).objectEnumerator() {}\n"
        #expect(ported(typed) == typed)
    }

    @Test func `a class with its own initializers is created by a variable too`() {
        let text = ported(
            "class Base: UIViewController {\n    override init(nibName: String?, bundle: Bundle?) {\n        super.init(nibName: nibName, bundle: bundle)\n    }\n}\nlet list: [AnyClass] = [Base.self]\nlet made = kind.init()\n"
        )
        #expect(
            text.contains("    required convenience init() { self.init(nibName: nil, bundle: nil) }\n\n    override init(nibName: String?"))
    }

    @Test func `times and hash tables add the import of their module`() {
        #expect(ported("import Foundation\nlet a: CFTimeInterval = 1\n").contains("import UIKit"))
        #expect(ported("import Foundation\nlet a = NSHashTable<A>.weakObjects()\n").contains("import UIKit"))
    }

    // MARK: Projects

    private func folder(_ files: [String: String]) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appending(path: "whole-\(UUID().uuidString)")
        for (path, text) in files {
            let file = url.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return url
    }

    private func project(_ files: [String], settings: String = "") -> String {
        let references = files.enumerated().map {
            "F\($0.offset) = { isa = PBXFileReference; path = \"\($0.element)\"; sourceTree = SOURCE_ROOT; }; B\($0.offset) = { isa = PBXBuildFile; fileRef = F\($0.offset); };"
        }
        return """
            { objects = {
                A = { isa = PBXProject; targets = (T); };
                \(references.joined(separator: "\n"))
                P = { isa = PBXSourcesBuildPhase; files = (\(files.indices.map { "B\($0)" }.joined(separator: ", "))); };
                L = { isa = XCConfigurationList; buildConfigurations = (C); };
                C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
                T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (P);
                      buildConfigurationList = L; };
            }; rootObject = A; }
            """
    }

    @Test func `conditions of the build settings are defined in the package, and a product may have its project's name`() throws {
        let url = try folder([
            "Board.xcodeproj/project.pbxproj": project(
                ["App/main.swift"],
                settings:
                    "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG FREE $(inherited)\"; OTHER_SWIFT_FLAGS = \"-DQUICK -D SMALL -O\"; PRODUCT_NAME = \"$(PROJECT_NAME)\";"
            ), "App/main.swift": "import UIKit\n",
        ])
        defer { try? FileManager.default.removeItem(at: url) }
        let read = try ProjectReader.read(url.path)
        #expect(read.targets.map(\.module) == ["Board"])
        #expect(read.targets[0].conditions == ["FREE", "QUICK", "SMALL"])
        let writer = PackageWriter(project: read, lodestone: "/checkout/Lodestone", texts: [:], additions: [:])
        #expect(
            writer.manifest(at: url).contains(
                "swiftSettings: [.swiftLanguageMode(.v5), .define(\"FREE\"), .define(\"QUICK\"), .define(\"SMALL\")]),"))
    }

    @Test func `a program's own C becomes a module, and its Objective-C is reported`() throws {
        let url = try folder([
            "App.xcodeproj/project.pbxproj": project(
                ["App/main.swift", "App/tree.c", "App/Old.m"], settings: "SWIFT_OBJC_BRIDGING_HEADER = \"App/App-Bridging-Header.h\";"),
            "App/main.swift": "import UIKit\nlet a = search(1)\n",
            "App/tree.c": "#include \"tree.h\"\n#include \"inner.h\"\nint search(int a) { return a + inner; }\n",
            "App/tree.h": "#include <stdint.h>\n#include \"kinds.h\"\nint search(int a);\n", "App/kinds.h": "typedef int kind;\n",
            "App/inner.h": "static int inner = 1;\n", "App/Old.h": "#import <UIKit/UIKit.h>\n@interface Old\n@end\n", "App/Old.m": "",
            "App/App-Bridging-Header.h": "#import \"Old.h\"\n#import \"tree.h\"\n",
        ])
        let output = url.appending(path: "../whole-output-\(UUID().uuidString)").standardizedFileURL
        defer {
            try? FileManager.default.removeItem(at: url)
            try? FileManager.default.removeItem(at: output)
        }
        #expect(Command.run([url.path, "--output", output.path, "--lodestone", "/checkout/Lodestone"]) == 0)
        func text(_ path: String) throws -> String { try String(contentsOf: output.appending(path: path), encoding: .utf8) }
        let manifest = try text("Package.swift")
        #expect(manifest.contains(".target(name: \"AppC\", path: \"Sources/AppC\"),") && manifest.contains("                \"AppC\",\n"))
        #expect(try text("Sources/AppC/include/module.modulemap") == "module AppC {\n    header \"tree.h\"\n    export *\n}\n")
        #expect(try text("Sources/App/BridgingHeader.swift") == "@_exported import AppC\n")
        for path in ["tree.c", "inner.h", "include/tree.h", "include/kinds.h"] { _ = try text("Sources/AppC/\(path)") }
        #expect(!FileManager.default.fileExists(atPath: output.appending(path: "Sources/AppC/include/Old.h").path))
        let port = try Port(ProjectReader.read(url.path))
        #expect(port.report.notes.filter { $0.kind == .look }.map(\.path) == ["App/Old.m"])
    }

    @Test func `an example with a missing framework does not prevent its library from building`() throws {
        let url = try folder([
            "App.xcodeproj/project.pbxproj": project(["App/main.swift"]), "App/main.swift": "import SwiftUI\nimport Dials\n",
            "Package.swift": "let package = Package(targets: [.target(name: \"Dials\")])", "Sources/Dials/Dial.swift": "import UIKit\n",
        ])
        defer { try? FileManager.default.removeItem(at: url) }
        let project = try ProjectReader.read(url.path)
        let port = try Port(project)
        #expect(port.report.notes.contains { $0.rule == "target" && $0.path == "App" && $0.text.contains("SwiftUI") })
        let manifest = PackageWriter(project: project, lodestone: "/l", texts: port.texts, additions: [:]).manifest(at: url)
        let parts = manifest.components(separatedBy: "#if !os(Linux)\n    package.targets += [")
        let app = ".executableTarget("
        #expect(parts.count == 2 && parts[0].contains("name: \"Dials\"") && !parts[0].contains(app) && parts[1].contains(app))
    }

    @Test func `the library of a package is ported with an example that does not import it, and default values are isolated in Swift 6`()
        throws
    {
        let url = try folder([
            "App.xcodeproj/project.pbxproj": project(["App/main.swift"]), "App/main.swift": "import UIKit\n",
            "Package.swift": "// swift-tools-version:6.0\nlet package = Package(targets: [.target(name: \"Dials\")])",
            "Sources/Dials/Dial.swift": "import UIKit\n",
        ])
        defer { try? FileManager.default.removeItem(at: url) }
        let read = try ProjectReader.read(url.path)
        #expect(read.targets.map(\.name) == ["Dials", "App"])
        let writer = PackageWriter(project: read, lodestone: "/l", texts: [:], additions: [:])
        #expect(
            writer.manifest(at: url).contains(
                "swiftSettings: [.swiftLanguageMode(.v5), .enableUpcomingFeature(\"IsolatedDefaultValues\")]),"))
    }

    @Test func `dependencies of a package in the folder are included`() throws {
        let url = try folder([
            "App.xcodeproj/project.pbxproj": project(["App/main.swift"]), "App/main.swift": "import UIKit\nimport Dials\n",
            "Package.swift": """
            let package = Package(dependencies: [.package(url: "https://example.org/numbers", from: "1.0.0")], targets: [
                .target(name: "Dials", dependencies: [.product(name: "Reals", package: "numbers")])])
            """, "Sources/Dials/Dial.swift": "import Reals\n",
        ])
        defer { try? FileManager.default.removeItem(at: url) }
        let project = try ProjectReader.read(url.path)
        let port = try Port(project)
        let manifest = PackageWriter(project: project, lodestone: "/l", texts: port.texts, additions: [:]).manifest(at: url)
        #expect(manifest.contains(".package(url: \"https://example.org/numbers\", from: \"1.0.0\")"))
        #expect(manifest.contains(".product(name: \"Reals\", package: \"numbers\")"))
        #expect(port.texts["Sources/Dials/Dial.swift"] == "import Reals\n")
    }

    @Test func `files of several targets are rewritten once`() throws {
        let many = (0..<8).map { "Sources/A\($0)/A.swift" }
        var files = Dictionary(
            uniqueKeysWithValues: many.map { ($0, String(repeating: "class B: UIView {\n    @objc func f() {}\n}\n", count: 2)) })
        files["Package.swift"] =
            "let package = Package(targets: [\((0..<8).map { ".target(name: \"A\($0)\")" }.joined(separator: ", "))])"
        let url = try folder(files)
        defer { try? FileManager.default.removeItem(at: url) }
        let port = try Port(ProjectReader.read(url.path))
        #expect(port.report.files == 8 && port.texts.values.allSatisfy { $0.contains("canImport(ObjectiveC)") })
    }
}
