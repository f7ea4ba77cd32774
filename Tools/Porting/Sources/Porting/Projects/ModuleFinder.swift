import Foundation
import SwiftSyntax

/// Finds the sources of imported modules that a project does not list: packages and pods in the same folder.
struct ModuleFinder {
    private let files: ProjectFiles
    private let paths: [String]

    init(_ files: ProjectFiles) {
        self.files = files
        paths = files.walk("", depth: 6)
    }

    /// The target with a module's name; nil if no manifest in the folder has one with existing sources.
    func target(of module: String) -> (target: Project.Target, packages: [Project.Package])? {
        for path in paths where (path as NSString).lastPathComponent == "Package.swift" {
            guard let text = try? files.text(path) else { continue }
            let manifest = PackageManifest(text, at: path, files)
            if let found = manifest.targets.first(where: { $0.module == module && !$0.sources.isEmpty && $0.kind == .library }) {
                return (found, manifest.packages.filter { !Set($0.products).isDisjoint(with: found.products) })
            }
        }
        for path in paths where path.hasSuffix(".podspec") {
            guard let text = try? files.text(path), let found = pod(text, at: path), found.module == module, !found.sources.isEmpty else {
                continue
            }
            return (found, [])
        }
        return nil
    }

    /// The test targets of all manifests in the folder, with the packages that they depend on.
    func tests() -> [(target: Project.Target, packages: [Project.Package])] {
        paths.filter { ($0 as NSString).lastPathComponent == "Package.swift" }.flatMap { path in
            guard let text = try? files.text(path) else { return [(target: Project.Target, packages: [Project.Package])]() }
            let manifest = PackageManifest(text, at: path, files)
            return manifest.targets.filter { $0.kind == .tests && !$0.sources.isEmpty }.map { target in
                (target, manifest.packages.filter { !Set($0.products).isDisjoint(with: target.products) })
            }
        }
    }

    /// Reads the literal values of a pod specification: its name and its source folders.
    private func pod(_ text: String, at path: String) -> Project.Target? {
        var name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        var folders: [String] = []
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2 else { continue }
            let values = parts[1].split(whereSeparator: { $0 == "'" || $0 == "\"" }).map(String.init).filter { $0.contains { $0.isLetter } }
            if parts[0].hasSuffix(".name") || parts[0].hasSuffix(".module_name") { name = values.first ?? name }
            if parts[0].hasSuffix("source_files") { folders += values }
        }
        let base = (path as NSString).deletingLastPathComponent
        var target = Project.Target(name: name, kind: .library)
        target.isPod = true
        for folder in folders {
            // The folder of a glob pattern is the part before the first wildcard.
            let plain = XcodeProject.join(base, String(folder.prefix { $0 != "*" && $0 != "{" }))
            let paths = plain.hasSuffix(".swift") ? [plain] : files.walk(plain)
            target.sources += paths.filter { $0.hasSuffix(".swift") && !target.sources.contains($0) }
        }
        return target
    }
}

/// The literal values of a package manifest.
struct PackageManifest {
    private(set) var targets: [Project.Target] = []
    private(set) var packages: [Project.Package] = []
    /// Whether its targets are for Swift 6.
    private var isForSwiftSix = false

    /// Parses the manifest at `path`.
    init(_ text: String, at path: String, _ files: ProjectFiles) {
        let base = (path as NSString).deletingLastPathComponent
        isForSwiftSix = Self.swiftVersion(of: text) == "6"
        for call in SourceFile(path: path, text: text).nodes(FunctionCallExprSyntax.self) {
            guard let name = call.calledExpression.lastName else { continue }
            switch name {
            case "target", "executableTarget", "testTarget": readTarget(call, name, base, files)
            case "package": readPackage(call)
            default: continue
            }
        }
    }

    /// The language mode of a manifest: the first one that it names, and Swift 6 since version 6 of its format.
    private static func swiftVersion(of text: String) -> String? {
        if let named = text.firstMatch(of: /swiftLanguage(?:Modes|Versions)\s*:\s*\[[^\d\]]*(\d)/) { return String(named.output.1) }
        guard let format = text.prefixMatch(of: /\s*\/\/\s*swift-tools-version\s*:\s*(\d+)/), let major = Int(format.output.1) else {
            return nil
        }
        return major >= 6 && !text.contains("swiftLanguageMode(") ? "6" : nil
    }

    private func literal(_ label: String, of call: FunctionCallExprSyntax) -> String? {
        call.arguments.first { $0.label?.text == label }?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    private func literals(_ label: String, of call: FunctionCallExprSyntax) -> [String] {
        let list = call.arguments.first { $0.label?.text == label }?.expression.as(ArrayExprSyntax.self)
        return list?.elements.compactMap { $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue } ?? []
    }

    private mutating func readTarget(_ call: FunctionCallExprSyntax, _ kind: String, _ base: String, _ files: ProjectFiles) {
        guard let name = literal("name", of: call) else { return }
        // A dependency on a target has the same syntax as a target, but is in a list of dependencies.
        let isDependency = call.ancestors.contains { $0.as(LabeledExprSyntax.self)?.label?.text == "dependencies" }
        guard !isDependency else { return }
        var target = Project.Target(name: name, kind: kind == "testTarget" ? .tests : kind == "target" ? .library : .application)
        target.isolatesDefaultValues = isForSwiftSix
        let usual = "\(kind == "testTarget" ? "Tests" : "Sources")/\(name)"
        let path = literal("path", of: call) ?? usual
        let folder = XcodeProject.join(base, path)
        let excluded = literals("exclude", of: call).map { XcodeProject.join(folder, $0) }
        let chosen = literals("sources", of: call).map { XcodeProject.join(folder, $0) }
        for file in files.walk(folder) where !excluded.contains(where: { file == $0 || file.hasPrefix($0 + "/") }) {
            let isChosen = chosen.isEmpty || chosen.contains { file == $0 || file.hasPrefix($0 + "/") }
            if file.hasSuffix(".swift") {
                if isChosen, (file as NSString).lastPathComponent != "Package.swift" { target.sources.append(file) }
            } else if ProjectFiles.isForeign(file) {
                target.foreign.append(file)
            } else if ProjectFiles.isResource(file), !file.hasSuffix("Info.plist"),
                call.arguments.contains(where: { $0.label?.text == "resources" })
            {
                target.resources.append(file)
            }
        }
        for product in call.arguments.first(where: { $0.label?.text == "dependencies" })?.expression.as(ArrayExprSyntax.self)?.elements
            ?? []
        {
            if let text = product.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
                target.products.append(text)
            } else if let inner = product.expression.as(FunctionCallExprSyntax.self), inner.calledExpression.lastName == "product",
                let text = literal("name", of: inner)
            {
                target.products.append(text)
                if let package = literal("package", of: inner), let index = packages.firstIndex(where: { $0.identity == package }) {
                    packages[index].products.append(text)
                }
            }
        }
        targets.append(target)
    }

    private mutating func readPackage(_ call: FunctionCallExprSyntax) {
        guard let url = literal("url", of: call) else { return }
        let requirement = call.arguments.filter { !["url", "name"].contains($0.label?.text) }.map {
            $0.with(\.trailingComma, nil).trimmedDescription
        }
        let identity = String(url.split(separator: "/").last ?? "").replacing(".git", with: "")
        packages.append(
            Project.Package(location: url, isLocal: false, requirement: requirement.joined(separator: ", "), products: [identity]))
    }
}
