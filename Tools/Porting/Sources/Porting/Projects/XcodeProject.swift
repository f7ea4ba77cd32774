import Foundation

/// Reads the targets, sources and resources of an Xcode project, in groups and in synchronized folders.
struct XcodeProject {
    private let objects: [String: PropertyText]
    private let root: PropertyText
    private let files: ProjectFiles
    /// The name of the project file, which is often the name of the product.
    private let name: String
    /// The folder of the project file, relative to the project's folder.
    private let base: String
    private var parents: [String: String] = [:]

    init(_ project: String, in files: ProjectFiles) throws {
        self.files = files
        base = Self.join("", (project as NSString).deletingLastPathComponent)
        name = ((project as NSString).lastPathComponent as NSString).deletingPathExtension
        let text: PropertyText
        do {
            text = try PropertyText(parsing: files.text("\(project)/project.pbxproj"))
        } catch let error as PropertyText.Broken {
            throw PortingError("\(project)/project.pbxproj cannot be read: \(error)")
        }
        objects = text["objects"]?.table ?? [:]
        guard let id = text["rootObject"]?.text, let root = objects[id] else { throw PortingError("\(project) has no root object") }
        self.root = root
        for (id, object) in objects {
            for child in object["children"]?.texts ?? [] { parents[child] = id }
        }
    }

    /// The targets, in the project's order.
    func targets() -> (targets: [Project.Target], notes: [Note]) {
        var notes: [Note] = []
        let targets = (root["targets"]?.texts ?? []).compactMap { id -> Project.Target? in
            guard let object = objects[id], object["isa"]?.text == "PBXNativeTarget", let name = object["name"]?.text else { return nil }
            guard let kind = Self.kind(object["productType"]?.text ?? "") else {
                notes.append(
                    Note(
                        kind: .look, rule: "target", path: name, line: 0,
                        text: "targets of this kind have no place on Linux; it is left out"))
                return nil
            }
            var target = Project.Target(name: name, kind: kind)
            readSettings(object, &target)
            if target.isForOtherPlatform, kind == .application {
                notes.append(
                    Note(
                        kind: .look, rule: "target", path: name, line: 0,
                        text: "the app is for \(target.settings["SDKROOT"] ?? "another platform"), not for iOS; it is left out"))
                return nil
            }
            for phase in object["buildPhases"]?.texts ?? [] { readPhase(phase, &target) }
            for folder in object["fileSystemSynchronizedGroups"]?.texts ?? [] { readFolder(folder, of: id, &target) }
            for product in object["packageProductDependencies"]?.texts ?? [] {
                if let name = objects[product]?["productName"]?.text { target.products.append(name) }
            }
            return target
        }
        return (targets, notes)
    }

    /// The packages that the project refers to.
    func packages() -> [Project.Package] {
        (root["packageReferences"]?.texts ?? []).compactMap { id -> Project.Package? in
            guard let object = objects[id] else { return nil }
            var package: Project.Package
            if let url = object["repositoryURL"]?.text {
                let rule = object["requirement"]
                let requirement: String =
                    switch rule?["kind"]?.text {
                    case "exactVersion": "exact: \"\(rule?["version"]?.text ?? "")\""
                    case "branch": "branch: \"\(rule?["branch"]?.text ?? "main")\""
                    case "revision": "revision: \"\(rule?["revision"]?.text ?? "")\""
                    case "upToNextMinorVersion": ".upToNextMinor(from: \"\(rule?["minimumVersion"]?.text ?? "")\")"
                    default: "from: \"\(rule?["minimumVersion"]?.text ?? "1.0.0")\""
                    }
                package = Project.Package(location: url, isLocal: false, requirement: requirement)
            } else if let path = object["relativePath"]?.text {
                package = Project.Package(location: Self.join(base, path), isLocal: true, requirement: "")
            } else {
                return nil
            }
            package.products = objects.values.filter { $0["isa"]?.text == "XCSwiftPackageProductDependency" && $0["package"]?.text == id }
                .compactMap { $0["productName"]?.text }
            return package
        }
    }

    private static func kind(_ product: String) -> Project.Target.Kind? {
        switch product {
        case "com.apple.product-type.application", "com.apple.product-type.application.on-demand-install-capable": .application
        case "com.apple.product-type.framework", "com.apple.product-type.library.static", "com.apple.product-type.framework.static",
            "com.apple.product-type.library.dynamic":
            .library
        case "com.apple.product-type.bundle.unit-test": .tests
        case "com.apple.product-type.bundle.ui-testing": .interfaceTests
        default: nil
        }
    }

    // MARK: Settings

    private func readSettings(_ object: PropertyText, _ target: inout Project.Target) {
        let own = settings(object["buildConfigurationList"]?.text)
        let all = settings(root["buildConfigurationList"]?.text).merging(own) { $1 }
        func value(_ key: String) -> String? { all[key].map { expand($0, all, target.name) } }
        if let module = value("PRODUCT_MODULE_NAME"), !module.contains("$") {
            target.name = module
        } else if let product = value("PRODUCT_NAME"), !product.contains("$"), target.kind != .tests {
            target.name = product
        }
        target.swiftVersion = value("SWIFT_VERSION")
        target.settings = all.mapValues { expand($0, all, target.name) }
        target.isForOtherPlatform = Self.isForOtherPlatform(value("SUPPORTED_PLATFORMS"), value("SDKROOT"))
        target.conditions = conditions(value)
        target.bundleIdentifier = value("PRODUCT_BUNDLE_IDENTIFIER")
        if let path = value("SWIFT_OBJC_BRIDGING_HEADER"), !path.isEmpty {
            target.bridgingHeader = Self.join(base, path.replacing("$(SRCROOT)/", with: "").replacing("$(PROJECT_DIR)/", with: ""))
        }
        if let path = value("INFOPLIST_FILE"), target.kind == .application {
            target.infoPlist = Self.join(base, path.replacing("$(SRCROOT)/", with: "").replacing("$(PROJECT_DIR)/", with: ""))
        }
        // The setting has the form `$(BUILT_PRODUCTS_DIR)/Tally.app/Tally`.
        if let host = value("TEST_HOST")?.split(separator: "/").first(where: { $0.hasSuffix(".app") }), target.kind == .tests {
            target.testHost = String(host.dropLast(".app".count))
        }
        if target.kind == .interfaceTests { target.testHost = value("TEST_TARGET_NAME") }
        for (key, entry) in all where key.hasPrefix("INFOPLIST_KEY_") {
            target.infoEntries[String(key.dropFirst("INFOPLIST_KEY_".count))] = expand(entry, all, target.name)
        }
    }

    /// Whether neither the supported platforms nor, without those, the SDK is iOS's.
    private static func isForOtherPlatform(_ platforms: String?, _ root: String?) -> Bool {
        if let platforms, !platforms.isEmpty, !platforms.contains("$") { return !platforms.contains("iphone") }
        guard let root else { return false }
        return ["macosx", "appletvos", "watchos", "xros"].contains { root.hasPrefix($0) }
    }

    /// The compilation conditions for `#if`, without `DEBUG`, which the package manager itself defines.
    private func conditions(_ value: (String) -> String?) -> [String] {
        var result = (value("SWIFT_ACTIVE_COMPILATION_CONDITIONS") ?? "").split(separator: " ").map(String.init)
        let flags = (value("OTHER_SWIFT_FLAGS") ?? "").split { " \"".contains($0) }.map(String.init)
        for (index, flag) in flags.enumerated() where flag.hasPrefix("-D") {
            if flag.count > 2 {
                result.append(String(flag.dropFirst(2)))
            } else if index + 1 < flags.count {
                result.append(flags[index + 1])
            }
        }
        return result.filter { $0 != "DEBUG" && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }.uniqued()
    }

    private func settings(_ list: String?) -> [String: String] {
        let configurations = list.flatMap { objects[$0] }?["buildConfigurations"]?.texts ?? []
        let chosen = configurations.compactMap { objects[$0] }
        let debug = chosen.first { $0["name"]?.text == "Debug" } ?? chosen.first
        return (debug?["buildSettings"]?.table ?? [:]).compactMapValues(\.text)
    }

    private func expand(_ text: String, _ settings: [String: String], _ target: String, depth: Int = 0) -> String {
        guard depth < 8, text.contains("$(") || text.contains("${") else { return text }
        var result = text
        for (key, value) in settings.merging(["TARGET_NAME": target, "PROJECT_NAME": name], uniquingKeysWith: { $1 }) {
            for pattern in ["$(\(key))", "${\(key)}", "$(\(key):c99extidentifier)"]
            where result.contains(pattern) && !value.contains(pattern) {
                result = result.replacing(pattern, with: value)
            }
        }
        return result == text ? result : expand(result, settings, target, depth: depth + 1)
    }

    // MARK: Files

    private func readPhase(_ id: String, _ target: inout Project.Target) {
        guard let phase = objects[id] else { return }
        let isSources = phase["isa"]?.text == "PBXSourcesBuildPhase"
        guard isSources || phase["isa"]?.text == "PBXResourcesBuildPhase" else { return }
        for file in phase["files"]?.texts ?? [] {
            guard let build = objects[file] else { continue }
            if let product = build["productRef"]?.text.flatMap({ objects[$0] })?["productName"]?.text { target.products.append(product) }
            guard let reference = build["fileRef"]?.text else { continue }
            for path in paths(of: reference) { add(path, to: &target) }
        }
    }

    /// The paths of a file, or of its variants in all languages.
    private func paths(of id: String) -> [String] {
        guard let object = objects[id] else { return [] }
        if object["isa"]?.text == "PBXVariantGroup" { return (object["children"]?.texts ?? []).flatMap { paths(of: $0) } }
        return path(of: id).map { [$0] } ?? []
    }

    private func path(of id: String, depth: Int = 0) -> String? {
        guard let object = objects[id], depth < 64 else { return nil }
        let own = object["path"]?.text ?? ""
        switch object["sourceTree"]?.text {
        case "SOURCE_ROOT": return Self.join(base, own)
        case "<absolute>", "SDKROOT", "BUILT_PRODUCTS_DIR", "DEVELOPER_DIR": return nil
        default:
            guard let parent = parents[id] else { return Self.join(Self.join(base, root["projectDirPath"]?.text ?? ""), own) }
            return path(of: parent, depth: depth + 1).map { Self.join($0, own) }
        }
    }

    /// Adds the files of a synchronized folder, except its membership exceptions.
    private func readFolder(_ id: String, of target: String, _ result: inout Project.Target) {
        guard let object = objects[id], let path = path(of: id) else { return }
        var left: Set<String> = []
        for exception in object["exceptions"]?.texts ?? [] {
            guard let set = objects[exception], set["target"]?.text == target else { continue }
            left.formUnion(set["membershipExceptions"]?.texts ?? [])
        }
        for file in files.walk(path) {
            let inner = path.isEmpty ? file : String(file.dropFirst(path.count + 1))
            if left.contains(inner) || inner.hasSuffix("Info.plist") { continue }
            add(file, to: &result)
        }
    }

    private func add(_ path: String, to target: inout Project.Target) {
        if path.hasSuffix(".swift") {
            if !target.sources.contains(path) { target.sources.append(path) }
        } else if ProjectFiles.isForeign(path) {
            target.foreign.append(path)
        } else if ProjectFiles.isResource(path), !target.resources.contains(path) {
            target.resources.append(path)
        }
    }

    /// Joins two paths, and resolves `.` and `..` if possible.
    static func join(_ left: String, _ right: String) -> String {
        var parts: [Substring] = []
        for part in (left.split(separator: "/") + right.split(separator: "/")) where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }
}
