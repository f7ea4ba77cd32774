import Foundation

/// Writes the ported project: a Swift package that builds on Linux and on Apple's platforms.
struct PackageWriter {
    let project: Project
    /// The location of Lodestone: a folder or a repository URL.
    let lodestone: String
    /// The rewritten sources, by path in the project.
    let texts: [String: String]
    /// The additional files of targets.
    let additions: [String: [String: String]]

    /// Lodestone's products, keyed by the name of the module that requires the product.
    static let products = [
        "UIKit": "UIKit", "QuartzCore": "UIKit", "CoreGraphics": "UIKit", "UniformTypeIdentifiers": "UniformTypeIdentifiers",
        "MobileCoreServices": "MobileCoreServices", "UIKitTesting": "UIKitTesting", "DNDDragAndDrop": "DNDDragAndDrop", "WebKit": "WebKit",
        "InteractiveAnimation": "InteractiveAnimation", "simd": "simd", "GameplayKit": "GameplayKit", "AudioToolbox": "AudioToolbox",
        "UserNotifications": "UserNotifications", "Security": "Security", "LocalAuthentication": "LocalAuthentication",
        "Network": "Network", "SystemConfiguration": "SystemConfiguration", "SafariServices": "SafariServices",
        "AuthenticationServices": "AuthenticationServices", "MessageUI": "MessageUI", "StoreKit": "StoreKit",
        "CoreLocation": "CoreLocation", "ImageIO": "ImageIO", "CoreImage": "CoreImage", "CoreText": "CoreText", "Accelerate": "Accelerate",
        "CoreServices": "CoreServices", "Photos": "Photos",
        "PhotosUI": "PhotosUI",
        "CoreMedia": "CoreMedia", "AVFoundation": "AVFoundation", "AVKit": "AVKit",
        "XCUIAutomation": "XCUIAutomation",
        "os": "os", "OSLog": "OSLog", "Combine": "Combine", "CryptoKit": "CryptoKit", "CommonCrypto": "CommonCrypto",
    ]

    /// The traits of Lodestone's package, keyed by the product that is empty without the trait.
    private static let traits = ["Combine": "Combine", "CryptoKit": "CryptoKit", "CommonCrypto": "CryptoKit"]

    /// The dependency on Lodestone at a location, with the traits that the products need.
    static func dependency(on lodestone: String, products: some Sequence<String>) -> String {
        let location = lodestone.contains("://") ? "url: \"\(lodestone)\", branch: \"main\"" : "path: \"\(lodestone)\""
        let traits = traits(of: products).map { "\"\($0)\"" }.joined(separator: ", ")
        return ".package(\(location)\(traits.isEmpty ? "" : ", traits: [\(traits)]"))"
    }

    /// The traits that the products need, sorted.
    static func traits(of products: some Sequence<String>) -> [String] { Set(products.compactMap { traits[$0] }).sorted() }

    /// The source file that adds Lodestone's initializers to `Selector` on Apple's platforms.
    static let selectorFile = """
        #if canImport(ObjectiveC)
            import ObjectiveC

            extension Selector {
                /// A method with its name. Apple's runtime finds methods by their names; the reference serves other platforms.
                init(_ name: String, _ method: Any) { self.init(name) }
            }
        #endif

        """

    private var clangTargets: [String: ClangTarget] { project.clangTargets() }

    // MARK: New package

    /// Writes the package to `output`, which must be empty or not exist.
    func write(to output: URL) throws {
        let manager = FileManager.default
        let files = ProjectFiles(project.folder)
        try manager.createDirectory(at: output, withIntermediateDirectories: true)
        for target in project.targets {
            let folder = output.appending(path: self.folder(of: target))
            try manager.createDirectory(at: folder, withIntermediateDirectories: true)
            for (path, destination) in places(target.sources) {
                guard let text = texts[path] else { continue }
                try write(text, to: folder.appending(path: destination))
            }
            for (name, text) in additions[target.name] ?? [:] { try write(text, to: folder.appending(path: name)) }
            if let clang = clangTargets[target.name] {
                try write("@_exported import \(clang.name)\n", to: folder.appending(path: "BridgingHeader.swift"))
            }
            for path in target.resources {
                guard let source = files.url(path), manager.fileExists(atPath: source.path) else { continue }
                let goal = folder.appending(path: "Resources/\(resourcePlace(path))")
                try manager.createDirectory(at: goal.deletingLastPathComponent(), withIntermediateDirectories: true)
                if !manager.fileExists(atPath: goal.path) { try manager.copyItem(at: source.resolvingSymlinksInPath(), to: goal) }
            }
            if let list = infoPlist(of: target, files) {
                let goal = folder.appending(path: "Resources/Info.plist")
                try manager.createDirectory(at: goal.deletingLastPathComponent(), withIntermediateDirectories: true)
                try list.write(to: goal)
            }
        }
        for clang in Dictionary(clangTargets.values.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }).values {
            let folder = output.appending(path: "Sources/\(clang.name)")
            for (path, name) in clang.files {
                try write(files.text(path), to: folder.appending(path: name))
            }
            try write(clang.moduleMap, to: folder.appending(path: "include/module.modulemap"))
        }
        try write(manifest(at: output), to: output.appending(path: "Package.swift"))
        try write(".build/\n", to: output.appending(path: ".gitignore"))
    }

    private func write(_ text: String, to url: URL) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func folder(of target: Project.Target) -> String {
        let isTest = target.kind == .tests || target.kind == .interfaceTests
        return "\(isTest ? "Tests" : "Sources")/\(target.module)"
    }

    /// The path of each file in its target's folder: the path in the project, without the folders that all files have in common.
    private func places(_ paths: [String]) -> [(String, String)] {
        let parts = paths.map { $0.split(separator: "/").dropLast().map(String.init) }
        var common = parts.first ?? []
        for part in parts { common = Array(zip(common, part).prefix { $0 == $1 }.map(\.0)) }
        return paths.map { ($0, $0.split(separator: "/").dropFirst(common.count).joined(separator: "/")) }
    }

    /// The path of a resource: its file name, within the `.lproj` folder of its language.
    private func resourcePlace(_ path: String) -> String {
        let parts = path.split(separator: "/").map(String.init)
        guard let index = parts.lastIndex(where: { $0.hasSuffix(".lproj") }) else { return parts.last ?? path }
        return parts[index...].joined(separator: "/")
    }

    private func hasResources(_ target: Project.Target) -> Bool {
        !target.resources.isEmpty || target.infoPlist != nil || !target.infoEntries.isEmpty
    }

    /// The app's `Info.plist` with the values of the build settings inserted.
    private func infoPlist(of target: Project.Target, _ files: ProjectFiles) -> Data? {
        guard target.kind == .application else { return nil }
        var list: [String: Any] = [:]
        if let path = target.infoPlist, let text = try? files.text(path) {
            let names = [
                "PRODUCT_MODULE_NAME": target.module, "PRODUCT_NAME": target.name, "TARGET_NAME": target.name,
                "EXECUTABLE_NAME": target.module,
                "PRODUCT_BUNDLE_IDENTIFIER": target.bundleIdentifier ?? target.module, "DEVELOPMENT_LANGUAGE": "en",
                "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
            ]
            var filled = text
            for (key, value) in target.settings
            where !["PRODUCT_NAME", "TARGET_NAME", "EXECUTABLE_NAME"].contains(key) && !value.contains("$") {
                filled = filled.replacing("$(\(key))", with: value.escapedForXML).replacing("${\(key)}", with: value.escapedForXML)
            }
            for (key, value) in names { filled = filled.replacing("$(\(key))", with: value).replacing("${\(key)}", with: value) }
            list = (try? PropertyListSerialization.propertyList(from: Data(filled.utf8), format: nil) as? [String: Any]) ?? [:]
        }
        if list["CFBundleShortVersionString"] == nil, let version = target.settings["MARKETING_VERSION"] {
            list["CFBundleShortVersionString"] = version
        }
        if list["CFBundleVersion"] == nil, let version = target.settings["CURRENT_PROJECT_VERSION"] { list["CFBundleVersion"] = version }
        // Xcode writes the device families from the build settings: 1 is the phone, 2 the pad.
        if let families = target.settings["TARGETED_DEVICE_FAMILY"], list["UIDeviceFamily"] == nil {
            let numbers = families.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
            if !numbers.isEmpty { list["UIDeviceFamily"] = numbers }
        }
        for (key, value) in target.infoEntries where list[key] == nil {
            list[key] = ["YES", "NO"].contains(value) ? (value == "YES") as Any : value as Any
        }
        guard !list.isEmpty else { return nil }
        return try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    }

    // MARK: The manifest

    /// The package identity in manifests: the last component of its location.
    static func identity(of location: String) -> String {
        let last = String(location.split(separator: "/").last ?? "Lodestone")
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    /// Returns the manifest of a package at `output`.
    func manifest(at output: URL) -> String {
        let identity = Self.identity(of: lodestone)
        let modules = Dictionary(project.targets.map { ($0.module, $0) }) { first, _ in first }
        var used: Set<String> = []
        var usedProducts: Set<String> = []
        let clangTargets = project.clangTargets()
        let forApple = project.targetsForApple(texts: texts)
        func text(of target: Project.Target) -> String {
            let written = target.sources.compactMap { texts[$0] } + (additions[target.name] ?? [:]).values
            let imports = written.reduce(into: Set<String>()) { $0.formUnion(Imports.modules(in: $1)) }
            var dependencies = imports.filter { modules[$0] != nil && $0 != target.module }.sorted().map { "\"\($0)\"" }
            if let clang = clangTargets[target.name] { dependencies.append("\"\(clang.name)\"") }
            let products = Set(imports.compactMap { Self.products[$0] }).union(["UIKit"])
            usedProducts.formUnion(products)
            dependencies += products.sorted().map {
                ".product(name: \"\($0)\", package: \"\(identity)\", condition: .when(platforms: [.linux]))"
            }
            if target.kind == .application {
                let linked = target.products.uniqued().filter { modules[$0]?.kind == .library && !imports.contains($0) }
                dependencies += linked.map { "\"\($0)\"" }
            }
            for product in target.products.uniqued() where modules[product] == nil {
                guard let package = project.packages.first(where: { $0.products.contains(product) }) else { continue }
                used.insert(package.location)
                dependencies.append(".product(name: \"\(product)\", package: \"\(package.identity)\")")
            }
            let kind =
                switch target.kind {
                case .application: "executableTarget"
                case .library: "target"
                case .tests, .interfaceTests: "testTarget"
                }
            let mode = target.swiftVersion.map { $0.hasPrefix("6") } == true ? ".v6" : ".v5"
            var lines = ["        .\(kind)(", "            name: \"\(target.module)\","]
            lines.append("            dependencies: [\n" + dependencies.map { "                \($0),\n" }.joined() + "            ],")
            lines.append("            path: \"\(folder(of: target))\",")
            if hasResources(target) { lines.append("            resources: resources,") }
            // Lodestone is on the main actor where Apple's SDK is not yet, so a package for Swift 6 keeps only its rule for default values.
            let features = mode == ".v5" && target.isolatesDefaultValues ? [".enableUpcomingFeature(\"IsolatedDefaultValues\")"] : []
            let settings = [".swiftLanguageMode(\(mode))"] + features + target.conditions.map { ".define(\"\($0)\")" }
            lines.append("            swiftSettings: [\(settings.joined(separator: ", "))]),")
            return lines.joined(separator: "\n")
        }
        let targets =
            Set(clangTargets.values.map(\.name)).sorted().map { "        .target(name: \"\($0)\", path: \"Sources/\($0)\")," }
            + project.targets.filter { forApple[$0.name] == nil }.map(text)
        let others = project.targets.filter { forApple[$0.name] != nil }.map(text)
        let rest =
            others.isEmpty
            ? ""
            : "\n// What is made with frameworks that Linux lacks.\n#if !os(Linux)\n    package.targets += [\n\(others.joined(separator: "\n"))\n    ]\n#endif\n"
        let libraries = project.targets.filter { $0.kind == .library && forApple[$0.name] == nil }.map {
            "        .library(name: \"\($0.module)\", targets: [\"\($0.module)\"]),"
        }
        var packages = ["        \(Self.dependency(on: lodestone, products: usedProducts)),"]
        for package in project.packages where used.contains(package.location) {
            packages.append(
                package.isLocal
                    ? "        .package(path: \"\(project.folder.appending(path: package.location).path)\"),"
                    : "        .package(url: \"\(package.location)\", \(package.requirement)),")
        }
        let needsResources = project.targets.contains { hasResources($0) }
        return """
            // swift-tools-version:\(Self.traits(of: usedProducts).isEmpty ? "6.0" : "6.1")
            import PackageDescription

            \(needsResources ? Self.resources : "")let package = Package(
                name: "\(project.name)",
                platforms: [.iOS(.v13)],
                products: [\(libraries.isEmpty ? "" : "\n" + libraries.joined(separator: "\n") + "\n    ")],
                dependencies: [
            \(packages.joined(separator: "\n"))
                ],
                targets: [
            \(targets.joined(separator: "\n"))
                ]
            )
            \(rest)
            """
    }

    private static let resources = """
        // Xcode compiles storyboards and asset catalogues; Lodestone reads them as they are.
        #if os(Linux)
            let resources: [Resource] = [.copy("Resources")]
        #else
            let resources: [Resource] = [.process("Resources")]
        #endif


        """
}

extension String {
    /// The text as the content of an XML element.
    fileprivate var escapedForXML: String { replacing("&", with: "&amp;").replacing("<", with: "&lt;") }
}

extension Array where Element: Hashable {
    /// Returns the elements without duplicates, in the order of their first occurrence.
    func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
