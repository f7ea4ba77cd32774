import Foundation
import Testing

/// Compares the tables of `Documentation/dependencies.md`, and the names in `Documentation/architecture.md`, with the sources.
@Suite
struct ArchitectureTests {
    /// Modules that every module may import: standard libraries and the log.
    private static let common: Set<String> = [
        "Foundation", "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc", "Synchronization", "Observation", "HeapModule",
        "Logging", "Testing",
        "XCTest",
    ]

    /// Modules of other packages that a module may import, keyed by the importing module.
    private static let kept: [String: Set<String>] = [
        "Combine": ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"], "CryptoKit": ["Crypto"],
        "CommonCrypto": ["Crypto", "_CryptoExtras"],
    ]

    @Test func modulesImportOnlyLowerModules() throws {
        let rows = try Project.rows(ofTable: "this module")
        #expect(rows.count >= 10)
        let modules = Set(rows.map(\.name))
        for row in rows {
            #expect(row.others.isSubset(of: modules), "\(row.name) may import a module without a row in dependencies.md")
            for file in try Project.sources(below: "Sources/\(row.name)") {
                let wrong = file.imports.subtracting(row.others).subtracting(Self.common).subtracting(Self.kept[row.name] ?? [])
                #expect(wrong.isEmpty, "\(row.name)/\(file.path) must not import \(wrong.sorted().joined(separator: ", "))")
            }
        }
    }

    @Test func architecturePageListsEveryModule() throws {
        let arrows = Set(try Project.rows(ofTable: "this module").map(\.name))
        let listed = Set(try Project.firstCells(ofTable: "module").joined())
        let sources = try FileManager.default.contentsOfDirectory(atPath: Project.root.appendingPathComponent("Sources").path)
        // The module maps of system libraries contain no code.
        for module in sources where !["CGtkSystem", "CMarkupSystem"].contains(module) && !module.hasPrefix(".") {
            #expect(arrows.contains(module), "dependencies.md has no row for \(module)")
            #expect(listed.contains(module), "the table of modules in architecture.md lacks \(module)")
        }
    }

    @Test func moduleDependenciesAreAcyclic() throws {
        let arrows = Dictionary(uniqueKeysWithValues: try Project.rows(ofTable: "this module").map { ($0.name, $0.others) })
        func reaches(_ module: String, from start: String, _ seen: Set<String> = []) -> Bool {
            (arrows[start] ?? []).contains { $0 == module || !seen.contains($0) && reaches(module, from: $0, seen.union([$0])) }
        }
        for module in arrows.keys { #expect(!reaches(module, from: module), "\(module) stands on itself") }
    }

    @Test func foldersNameNoForbiddenTypes() throws {
        let concepts = ["ItemProviders": "Transfer", "TextKit": "Text"]
        var files: [String: [SourceFile]] = [:]
        for module in Project.uikit {
            for file in try Project.sources(below: "Sources/\(module)") {
                // The table of folders lists each of these modules as one folder.
                let folder = concepts[module] ?? file.path.split(separator: "/").first.map(String.init) ?? ""
                files[folder, default: []].append(file)
            }
        }
        let rows = try Project.rows(ofTable: "this folder")
        #expect(rows.count >= 8)
        for row in rows {
            let own = try #require(files[row.name], "there is no folder \(row.name)")
            for other in row.others {
                let others = try #require(files[other], "there is no folder \(other)")
                let declared = others.reduce(into: Set<String>()) { $0.formUnion($1.declarations) }
                for file in own {
                    let wrong = file.words.intersection(declared)
                    #expect(wrong.isEmpty, "\(file.path) must not name \(wrong.sorted().joined(separator: ", ")) of \(other)")
                }
            }
        }
    }

    @Test("Files in GtkHost do not use types from folders that dependencies.md lists at a higher level")
    func hostFoldersNameNoHigherTypes() throws {
        var files: [String: [SourceFile]] = [:]
        for file in try Project.sources(below: "Sources/GtkHost") {
            let parts = file.path.split(separator: "/")
            files[parts.count > 1 ? String(parts[0]) : "", default: []].append(file)
        }
        // The files outside of a folder are the highest level.
        let levels = Array(try Project.firstCells(ofTable: "this folder of `GtkHost`").compactMap(\.first)) + [""]
        #expect(Set(levels) == Set(files.keys), "dependencies.md lists other folders than Sources/GtkHost has")
        for (level, folder) in levels.enumerated() {
            let higher = levels[(level + 1)...].flatMap { files[$0] ?? [] }
            let declared = higher.reduce(into: Set<String>()) { $0.formUnion($1.declarations) }
            for file in files[folder] ?? [] {
                let wrong = file.words.intersection(declared)
                #expect(wrong.isEmpty, "\(file.path) must not name \(wrong.sorted().joined(separator: ", "))")
            }
        }
    }

    /// The library's views above an app's views are in its overlay layers. No other code adds views to a window.
    @Test func onlyOverlaysAddViewsToWindows() throws {
        for path in try Project.paths(below: "Sources/UIKit") where path.hasSuffix(".swift") && !path.hasPrefix("Overlays/") {
            let text = try Project.text(of: "Sources/UIKit/\(path)")
            for call in ["window.addSubview(", "window?.addSubview(", "window.insertSubview(", "window.bringSubviewToFront("] {
                #expect(!text.contains(call), "\(path): \(call)…) is for overlays: make the view an OverlayView")
            }
        }
    }

    @Test func onlyUnownedCodeReadsTheCurrentPlatform() throws {
        let allowed = Set(try Project.firstCells(ofTable: "asks for the running code's platform").joined())
        #expect(allowed.count > 10)
        var callers: Set<String> = []
        for module in ["QuartzCore"] + Project.uikit {
            for path in try Project.paths(below: "Sources/\(module)") where path.hasSuffix(".swift") {
                let text = try Project.text(of: "Sources/\(module)/\(path)")
                guard text.contains("Platform.current") || text.contains("Platform.required") || path.hasSuffix("Platform+Required.swift")
                else {
                    continue
                }
                let parts = path.split(separator: "/").map(String.init)
                guard let name = parts.last, let folder = parts.first else { continue }
                if allowed.contains(folder) {
                    callers.insert(folder)
                } else {
                    callers.insert(name)
                    #expect(
                        allowed.contains(name), "\(path) asks for the running code's platform: take that of the scene, the view or the app")
                }
            }
        }
        for name in allowed { #expect(callers.contains(name), "\(name) no longer asks for the platform: remove it from dependencies.md") }
    }

    @Test func oneFileOfUIKitNamesTheHost() throws {
        let namers = try Project.sources(below: "Sources/UIKit").filter { $0.words.contains("GtkHost") || $0.words.contains("GtkPlatform") }
        #expect(namers.map(\.path) == ["Application/DesktopProgram.swift"])
    }

    @Test func toolkitNamesStayInTheHost() throws {
        for module in ["Host", "UIKitTesting", "XCUIAutomation", "DNDDragAndDrop", "InteractiveAnimation"] + Project.uikit {
            for file in try Project.sources(below: "Sources/\(module)") {
                let wrong = file.words.filter { word in
                    ["gtk_", "gdk_", "gsk_", "cairo_", "pango_", "g_object_", "lodestone_"].contains { word.hasPrefix($0) }
                }
                #expect(wrong.isEmpty, "\(module)/\(file.path) must not name \(wrong.sorted().joined(separator: ", "))")
            }
        }
    }

    @Test("Every source file that architecture.md or dependencies.md names exists")
    func namedFiles() throws {
        let files = Set(try Project.paths(below: "Sources").map { $0.split(separator: "/").last.map(String.init) ?? "" })
        let named = Set(try Project.pages().matches(of: /[\w+]+\.(?:swift|c)\b/).map { String($0.output) })
        #expect(named.count > 60)
        for name in named { #expect(files.contains(name), "architecture.md or dependencies.md names \(name), which does not exist") }
    }

    @Test func filesHaveAtMost600Lines() throws {
        for folder in ["Sources", "Examples", "Tests", "Benchmarks", "Tools"] {
            for path in try Project.paths(below: folder) where path.hasSuffix(".swift") && !path.contains(".build/") {
                let text = try Data(contentsOf: Project.root.appendingPathComponent("\(folder)/\(path)"))
                let lines = text.count { $0 == UInt8(ascii: "\n") }
                #expect(lines <= 600, "\(folder)/\(path) has \(lines) lines")
            }
        }
    }

    // MARK: Tests of the checks

    @Test func sourceReaderFindsImportsDeclarationsAndNames() {
        let file = SourceFile(
            path: "A.swift",
            text: """
                // import Comment
                @_exported import First
                internal import struct Second.Part
                @preconcurrency @MainActor
                public final class Shown: Base { let text = "Hidden \\" Word" /* a */ }
                private struct Own {}
                extension Other { struct Inner {} }
                """)
        #expect(file.imports == ["First", "Second"])
        #expect(file.declarations == ["Shown"])
        #expect(file.words.isSuperset(of: ["Base", "Other", "Own", "Inner"]))
        #expect(file.words.isDisjoint(with: ["Comment", "Hidden", "Word"]))
    }
}
