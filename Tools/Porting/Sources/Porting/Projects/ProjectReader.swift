import Foundation

/// Determines the type of a path: an Xcode project, a Swift package, or a folder with sources.
enum ProjectReader {
    static func read(_ input: String) throws -> Project {
        var url = URL(filePath: input).standardizedFileURL
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { throw PortingError("\(input) is not there") }
        var chosen: String?
        if ["xcodeproj", "xcworkspace"].contains(url.pathExtension) {
            if url.pathExtension == "xcodeproj" { chosen = url.lastPathComponent }
            url = url.deletingLastPathComponent()
        } else if url.lastPathComponent == "Package.swift" {
            url = url.deletingLastPathComponent()
            return try folder(url, asPackage: true)
        } else if !isFolder.boolValue {
            throw PortingError("\(input) is neither a folder nor an Xcode project")
        }
        let files = ProjectFiles(url)
        let found = chosen.map { [$0] } ?? projects(in: files)
        if let first = found.first { return try xcode(first, all: projects(in: files), files) }
        return try folder(url, asPackage: files.exists("Package.swift"))
    }

    /// The Xcode projects in a folder. Projects with an app come first, then projects in less deep folders.
    private static func projects(in files: ProjectFiles) -> [String] {
        let all = files.walk("", depth: 6).filter { $0.hasSuffix(".xcodeproj") && files.exists("\($0)/project.pbxproj") }
        func rank(_ path: String) -> (Int, Int, String) {
            let hasApp =
                (try? XcodeProject(path, in: files).targets().targets.contains { $0.kind == .application && !$0.sources.isEmpty }) ?? false
            return (hasApp ? 0 : 1, path.split(separator: "/").count, path)
        }
        return all.map { ($0, rank($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
    }

    private static func xcode(_ path: String, all: [String], _ files: ProjectFiles) throws -> Project {
        let project = try XcodeProject(path, in: files)
        var result = Project(name: ((path as NSString).lastPathComponent as NSString).deletingPathExtension, folder: files.folder)
        (result.targets, result.notes) = project.targets()
        // The example of a library may name the library by its location elsewhere. The sources in the folder are ported instead.
        let finder = ModuleFinder(files)
        result.packages = project.packages().filter { package in
            package.isLocal || package.products.isEmpty || !package.products.allSatisfy { finder.target(of: $0) != nil }
        }
        result.targets = unique(result.targets.filter { hasSources($0, files) })
        let others = all.filter { $0 != path }
        addImported(from: others + fetched(for: path, files), to: &result, files)
        if addTests(from: others, to: &result, files) { addImported(from: others + fetched(for: path, files), to: &result, files) }
        if addPackage(to: &result, files) { addImported(from: others + fetched(for: path, files), to: &result, files) }
        guard !result.targets.isEmpty else { throw PortingError("\(path) has no target with sources") }
        return result
    }

    /// Adds the libraries of the package in the folder that no target compiles, such as a library whose example links another build of it. The language mode
    /// of its manifest applies to targets with the same name.
    ///
    /// - Returns: Whether it added a target.
    private static func addPackage(to result: inout Project, _ files: ProjectFiles) -> Bool {
        guard let text = try? files.text("Package.swift") else { return false }
        var isChanged = false
        let manifest = PackageManifest(text, at: "Package.swift", files)
        for target in manifest.targets where target.kind == .library && hasSources(target, files) {
            if let index = result.targets.firstIndex(where: { $0.kind == .library && $0.module == target.module }) {
                result.targets[index].isolatesDefaultValues = target.isolatesDefaultValues
                // A project may lack files that were added since the package came.
                let known = Set(result.targets.flatMap(\.sources))
                result.targets[index].sources += target.sources.filter { !known.contains($0) }
            } else if Set(result.targets.flatMap(\.sources)).isDisjoint(with: target.sources) {
                result.targets.insert(target, at: 0)
                isChanged = true
                for package in manifest.packages where !Set(package.products).isDisjoint(with: target.products) {
                    if !result.packages.contains(where: { $0.identity == package.identity }) { result.packages.append(package) }
                }
            }
        }
        return isChanged
    }

    /// Adds the modules that the sources import, directly or indirectly. They may be targets of other projects, packages or pods in the folder.
    private static func addImported(from projects: [String], to result: inout Project, _ files: ProjectFiles) {
        let finder = ModuleFinder(files)
        var asked: Set<String> = []
        while true {
            // A target may link a local package that only its storyboards name. Local packages are ported, others come over as they are.
            let linked = result.targets.filter { $0.kind == .application }.flatMap(\.products)
            let missing = imports(of: result.targets, files).union(linked).subtracting(result.targets.map(\.module)).subtracting(asked)
                .subtracting(result.packages.filter { !$0.isLocal }.flatMap(\.products))
            if missing.isEmpty { return }
            asked.formUnion(missing)
            var left = missing
            for other in projects where !left.isEmpty {
                guard let more = try? XcodeProject(other, in: files) else { continue }
                for var target in more.targets().targets where target.kind == .library && left.contains(target.module) {
                    guard hasSources(target, files) else { continue }
                    // Removes the files that CocoaPods adds so that the linker has input on Apple's platforms.
                    target.foreign.removeAll { $0.contains("Target Support Files/") }
                    result.targets.insert(target, at: 0)
                    left.remove(target.module)
                }
            }
            for module in left.subtracting(Imports.present).sorted() {
                guard let found = finder.target(of: module) else { continue }
                result.targets.insert(found.target, at: 0)
                // Also adds the dependencies of a package in the folder.
                for package in found.packages where !result.packages.contains(where: { $0.identity == package.identity }) {
                    result.packages.append(package)
                }
            }
        }
    }

    /// Adds the tests of the project's libraries that other projects and packages in the folder have, such as the tests beside an example.
    ///
    /// - Returns: Whether it added a target.
    private static func addTests(from projects: [String], to result: inout Project, _ files: ProjectFiles) -> Bool {
        var found: [(target: Project.Target, packages: [Project.Package])] = []
        for path in projects {
            guard let project = try? XcodeProject(path, in: files) else { continue }
            found += project.targets().targets.filter { $0.kind == .tests }.map { ($0, []) }
        }
        found += ModuleFinder(files).tests()
        let known = Set(result.targets.flatMap(\.sources))
        var isChanged = false
        for (var target, packages) in found where hasSources(target, files) {
            let libraries = Set(result.targets.filter { $0.kind == .library }.map(\.module))
            guard !target.isForOtherPlatform, known.isDisjoint(with: target.sources),
                !result.targets.contains(where: { $0.module == target.module }),
                !imports(of: [target], files).isDisjoint(with: libraries)
            else { continue }
            target.testHost = nil
            result.targets.append(target)
            for package in packages where !result.packages.contains(where: { $0.identity == package.identity }) {
                result.packages.append(package)
            }
            isChanged = true
        }
        return isChanged
    }

    /// The projects that CocoaPods and Carthage downloaded for a project. They are beside or above it.
    private static func fetched(for project: String, _ files: ProjectFiles) -> [String] {
        var folder = (project as NSString).deletingLastPathComponent
        var result: [String] = []
        while true {
            let pods = XcodeProject.join(folder, "Pods/Pods.xcodeproj")
            if files.exists("\(pods)/project.pbxproj") { result.append(pods) }
            result += files.walk(XcodeProject.join(folder, "Carthage/Checkouts"), depth: 4).filter { $0.hasSuffix(".xcodeproj") }
            if folder.isEmpty { return result }
            folder = (folder as NSString).deletingLastPathComponent
        }
    }

    /// Whether a target has existing sources other than a manifest.
    private static func hasSources(_ target: Project.Target, _ files: ProjectFiles) -> Bool {
        target.sources.contains { !$0.hasSuffix("Package.swift") && files.exists($0) }
    }

    /// Removes targets with the same module name. If a module has targets for several platforms, the first target that is not for another platform is kept.
    private static func unique(_ targets: [Project.Target]) -> [Project.Target] {
        var result: [Project.Target] = []
        for target in targets {
            let isOther =
                target.isForOtherPlatform || ["macOS", "tvOS", "watchOS", "OSX", "visionOS"].contains { target.name.contains($0) }
            if isOther, targets.contains(where: { $0.kind == target.kind && $0.name != target.name }) { continue }
            if !result.contains(where: { $0.module == target.module }) { result.append(target) }
        }
        return result
    }

    private static func imports(of targets: [Project.Target], _ files: ProjectFiles) -> Set<String> {
        var result: Set<String> = []
        for path in targets.flatMap(\.sources) {
            guard let text = try? files.text(path) else { continue }
            result.formUnion(Imports.modules(in: text))
        }
        return result
    }

    /// Whether a source in a plain folder is a test: it imports XCTest or Testing, or is in a folder whose name ends with `Tests`.
    private static func isTest(_ path: String, _ files: ProjectFiles) -> Bool {
        if path.split(separator: "/").dropLast().contains(where: { $0.hasSuffix("Tests") }) { return true }
        guard let text = try? files.text(path) else { return false }
        return !Imports.modules(in: text).isDisjoint(with: ["XCTest", "Testing"])
    }

    private static func folder(_ url: URL, asPackage: Bool) throws -> Project {
        let files = ProjectFiles(url)
        var project = Project(name: url.lastPathComponent, folder: url)
        if asPackage, let text = try? files.text("Package.swift") {
            let manifest = PackageManifest(text, at: "Package.swift", files)
            project.targets = manifest.targets.filter { !$0.sources.isEmpty }
            project.packages = manifest.packages
            if !project.targets.isEmpty { return project }
        }
        let all = files.walk("")
        var target = Project.Target(name: url.lastPathComponent, kind: .library)
        for path in all {
            if path.hasSuffix(".swift") {
                if (path as NSString).lastPathComponent != "Package.swift" { target.sources.append(path) }
            } else if ProjectFiles.isForeign(path) {
                target.foreign.append(path)
            } else if path.hasSuffix("Info.plist") {
                target.infoPlist = target.infoPlist ?? path
            } else if ProjectFiles.isResource(path), !asPackage, !path.hasSuffix(".xcodeproj") {
                target.resources.append(path)
            }
        }
        guard !target.sources.isEmpty else { throw PortingError("\(url.path) has no Swift sources") }
        let tests = target.sources.filter { isTest($0, files) }
        if tests.count < target.sources.count, !tests.isEmpty {
            target.sources.removeAll { tests.contains($0) }
            project.targets = [Project.Target(name: "\(target.name)Tests", kind: .tests, sources: tests)]
        }
        let starts = target.sources.contains { path in
            path.hasSuffix("main.swift")
                || (try? files.text(path)).map { $0.contains("@UIApplicationMain") || $0.contains("@main") } == true
        }
        target.kind = starts ? .application : .library
        project.targets.insert(target, at: 0)
        return project
    }
}

extension Imports {
    /// The modules that a source imports.
    static func modules(in text: String) -> Set<String> {
        var result: Set<String> = []
        for line in text.split(separator: "\n") {
            var words = line.split(whereSeparator: \.isWhitespace).map(String.init)
            if words.first?.hasPrefix("@testable") == true || words.first == "@_exported" { words.removeFirst() }
            guard words.first == "import", words.count > 1 else { continue }
            let kinds: Set<String> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
            let path = kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
            result.insert(String(path.split(separator: ".").first ?? "").filter { $0 != ";" })
        }
        return result
    }
}
