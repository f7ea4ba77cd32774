import Foundation
import Testing

@testable import Porting

@Suite("Projects")
struct ProjectTests {
    private static var example: URL {
        URL(filePath: #filePath).appending(path: "../../../../../Examples/Ported").standardizedFileURL
    }

    private func folder(_ files: [String: String]) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appending(path: "project-\(UUID().uuidString)")
        for (path, text) in files {
            let file = url.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return url
    }

    @Test func `the example is ported completely`() throws {
        let project = try ProjectReader.read(Self.example.path)
        #expect(project.targets.map(\.module) == ["Tally", "TallyTests"])
        #expect(project.targets[0].resources == ["Tally/Base.lproj/Main.storyboard"])
        let port = try Port(project)
        #expect(port.report.notes.filter { $0.kind == .look }.isEmpty)
        #expect(port.report.files == 4)
        let controller = try #require(port.texts["Tally/TallyViewController.swift"])
        #expect(controller.contains("Selector(\"pause:\", TallyViewController.pause(_:))"))
        #expect(controller.contains("Selector(\"add:\", TallyViewController.add(_:))"))
        #expect(
            port.additions.mapValues { Array($0.keys) } == [
                "Tally": ["Selector+ObjectiveC.swift"], "TallyTests": ["AppTestCase.swift"],
            ])
    }

    @Test func `the new package has targets, dependencies, resources and build settings`() throws {
        let output = try folder([:])
        defer { try? FileManager.default.removeItem(at: output) }
        #expect(Command.run([Self.example.path, "--output", output.path, "--lodestone", "/checkout/Lodestone"]) == 0)
        let manifest = try String(contentsOf: output.appending(path: "Package.swift"), encoding: .utf8)
        #expect(manifest.contains(".package(path: \"/checkout/Lodestone\")"))
        #expect(manifest.contains(".product(name: \"UIKit\", package: \"Lodestone\", condition: .when(platforms: [.linux]))"))
        #expect(manifest.contains(".testTarget(\n            name: \"TallyTests\""))
        #expect(manifest.contains(".product(name: \"UIKitTesting\", package: \"Lodestone\", condition: .when(platforms: [.linux]))"))
        let list = try String(contentsOf: output.appending(path: "Sources/Tally/Resources/Info.plist"), encoding: .utf8)
        #expect(list.contains("<string>org.example.Tally</string>") && list.contains("UIMainStoryboardFile"))
        for path in ["Sources/Tally/Resources/Base.lproj/Main.storyboard", "Sources/Tally/Selector+ObjectiveC.swift", "PORTING.md"] {
            #expect(FileManager.default.fileExists(atPath: output.appending(path: path).path))
        }
    }

    @Test func `a package that was ported is not ported again`() throws {
        let output = try folder([:])
        defer { try? FileManager.default.removeItem(at: output) }
        #expect(Command.run([Self.example.path, "--output", output.path, "--lodestone", "/checkout/Lodestone"]) == 0)
        #expect(Command.run([output.path, "--check"]) == 0)
    }

    @Test func `folders synchronized by Xcode are read, except for their exceptions`() throws {
        let project = """
            { objects = {
                A = { isa = PBXProject; mainGroup = G; targets = (T); };
                G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
                F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E); };
                E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Left.swift, Info.plist); };
                T = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
                      fileSystemSynchronizedGroups = (F); buildPhases = (); };
            }; rootObject = A; }
            """
        let url = try folder([
            "My App.xcodeproj/project.pbxproj": project, "App/main.swift": "import UIKit\n", "App/Deep/View.swift": "",
            "App/Left.swift": "",
            "App/Main.storyboard": "", "App/Info.plist": "",
        ])
        defer { try? FileManager.default.removeItem(at: url) }
        let target = try ProjectReader.read(url.path).targets[0]
        #expect(target.module == "My_App")
        #expect(target.sources.sorted() == ["App/Deep/View.swift", "App/main.swift"])
        #expect(target.resources == ["App/Main.storyboard"])
    }

    @Test func `a module that is imported is found in a package or a pod of the folder`() throws {
        let project = """
            { objects = {
                A = { isa = PBXProject; mainGroup = G; targets = (T); };
                G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
                F = { isa = PBXFileReference; path = main.swift; sourceTree = "<group>"; };
                B = { isa = PBXBuildFile; fileRef = F; };
                P = { isa = PBXSourcesBuildPhase; files = (B); };
                T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (P); };
            }; rootObject = A; }
            """
        let url = try folder([
            "Example/App.xcodeproj/project.pbxproj": project, "Example/main.swift": "import Dials\nimport Rings\n",
            "Package.swift":
                "let package = Package(targets: [.target(name: \"Dials\", path: \"Code\"), .testTarget(name: \"DialsTests\")])",
            "Code/Dial.swift": "", "Rings.podspec": "s.name = 'Rings'\ns.source_files = 'Pod/**/*.swift'\n", "Pod/Ring.swift": "",
        ])
        defer { try? FileManager.default.removeItem(at: url) }
        let targets = try ProjectReader.read(url.path).targets
        #expect(Set(targets.map(\.module)) == ["App", "Dials", "Rings"])
        #expect(targets.first { $0.name == "Dials" }?.sources == ["Code/Dial.swift"])
        #expect(targets.first { $0.name == "Rings" }?.sources == ["Pod/Ring.swift"])
    }

    @Test func `dependencies of CocoaPods and Carthage are included, with their imports`() throws {
        func library(_ name: String, _ files: [String]) -> String {
            let references = files.enumerated().map {
                "F\($0) = { isa = PBXFileReference; path = \"\($1)\"; sourceTree = \"<group>\"; }; B\($0) = { isa = PBXBuildFile; fileRef = F\($0); };"
            }
            let numbers = files.indices
            return """
                { objects = {
                    A = { isa = PBXProject; mainGroup = G; targets = (T); };
                    G = { isa = PBXGroup; children = (\(numbers.map { "F\($0)" }.joined(separator: ", "))); sourceTree = "<group>"; };
                    \(references.joined(separator: "\n"))
                    P = { isa = PBXSourcesBuildPhase; files = (\(numbers.map { "B\($0)" }.joined(separator: ", "))); };
                    T = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.framework"; buildPhases = (P); };
                }; rootObject = A; }
                """
        }
        let app = library("App", ["main.swift"]).replacing("product-type.framework", with: "product-type.application")
        let url = try folder([
            "Demo/App.xcodeproj/project.pbxproj": app, "Demo/main.swift": "import Dials\nimport Colours\nimport Elsewhere\n",
            "Demo/Pods/Pods.xcodeproj/project.pbxproj": library("Dials", ["Dials/Dial.swift", "Target Support Files/Dials-dummy.m"]),
            "Demo/Pods/Dials/Dial.swift": "import Rings\n", "Demo/Pods/Target Support Files/Dials-dummy.m": "",
            "Carthage/Checkouts/Rings/Rings.xcodeproj/project.pbxproj": library("Rings", ["Ring.swift"]),
            "Carthage/Checkouts/Rings/Ring.swift": "",
            "Carthage/Checkouts/Colours/Colours.xcodeproj/project.pbxproj": library("Colours", ["Colour.m"]),
            "Carthage/Checkouts/Colours/Colour.m": "",
        ])
        defer { try? FileManager.default.removeItem(at: url) }
        let targets = try ProjectReader.read(url.path).targets
        #expect(Set(targets.map(\.module)) == ["App", "Dials", "Rings"])
        #expect(targets.first { $0.name == "Dials" }?.sources == ["Demo/Pods/Dials/Dial.swift"])
        #expect(targets.first { $0.name == "Dials" }?.foreign == [])
        #expect(targets.first { $0.name == "Rings" }?.sources == ["Carthage/Checkouts/Rings/Ring.swift"])
    }

    @Test func `a package's own targets are ported`() throws {
        let url = try folder([
            "Package.swift":
                "let package = Package(dependencies: [.package(url: \"https://example.org/Other.git\", from: \"1.2.0\")], targets: [.target(name: \"A\", dependencies: [\"Other\"]), .testTarget(name: \"ATests\", dependencies: [\"A\"])])",
            "Sources/A/A.swift": "import Other\n", "Tests/ATests/ATests.swift": "@testable import A\n",
        ])
        defer { try? FileManager.default.removeItem(at: url) }
        let project = try ProjectReader.read(url.path)
        #expect(project.targets.map(\.module) == ["A", "ATests"])
        #expect(project.packages.map(\.requirement) == ["from: \"1.2.0\""])
    }
}
