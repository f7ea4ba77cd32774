import Foundation

/// The Swift package of an app, as described by the command plugin or by `swift package describe`.
struct AppPackage: Codable {
    struct Target: Codable {
        var name: String
        var directory: String
    }

    struct Dependency: Codable {
        var name: String
        var directory: String
        /// The repository URL; nil for a package in a local folder.
        var url: String?
        var version: String?
        var revision: String?
    }

    var name: String
    var directory: String
    /// The name of the executable product.
    var product: String
    /// The targets of this package in the product. The executable target is first.
    var targets: [Target]
    /// All packages on which this package depends, directly or indirectly.
    var dependencies: [Dependency]
    /// The path of the built program. Its folder also contains the resources.
    var executable: String

    var folder: URL { URL(fileURLWithPath: directory) }

    /// The name of the command and of the package: lower-case ASCII letters, digits and hyphens.
    var command: String { Self.command(for: product) }

    static func command(for name: String) -> String {
        let replacements: [Character: String] = ["ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ł": "l"]
        var command = ""
        for character in name.lowercased().precomposedStringWithCanonicalMapping {
            let text =
                replacements[character]
                ?? String(String.UnicodeScalarView(String(character).decomposedStringWithCanonicalMapping.unicodeScalars.prefix(1)))
            let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            if isPlain { command += text } else if !command.hasSuffix("-"), !command.isEmpty { command += "-" }
        }
        while command.hasSuffix("-") { command.removeLast() }
        return command.count < 2 || command.first?.isNumber == true ? "app-" + command : command
    }

    /// Reads the package in a folder. Builds the product if `executable` is nil.
    ///
    /// - Throws: ``PackagingError``
    static func read(folder: URL, product: String?, configuration: String, executable: String?, scratch: String? = nil) throws -> AppPackage
    {
        guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) else {
            throw PackagingError.missingFile("Package.swift in \(folder.path)", remedy: "Run the command in the folder of a Swift package.")
        }
        let place = ["--package-path", folder.path] + (scratch.map { ["--scratch-path", $0] } ?? [])
        let description = try Shell.run("swift", ["package"] + place + ["describe", "--type", "json"])
        guard let root = json(description) as? [String: Any], let name = root["name"] as? String,
            let targets = root["targets"] as? [[String: Any]], let products = root["products"] as? [[String: Any]]
        else { throw PackagingError.failed("swift package describe", output: description) }

        let apps = products.filter { ($0["type"] as? [String: Any])?["executable"] != nil }
        let chosen = try choose(product, of: apps.compactMap { $0["name"] as? String })
        let roots = apps.first { $0["name"] as? String == chosen }?["targets"] as? [String] ?? []
        var package = AppPackage(
            name: name, directory: folder.path, product: chosen, targets: closure(of: roots, in: targets, folder: folder), dependencies: [],
            executable: executable ?? "")
        package.dependencies = try dependencies(place, of: folder)
        if executable == nil {
            // A package has no debugging information, and a release build without it is faster.
            let flags = configuration == "release" ? ["-Xswiftc", "-gnone"] : []
            let arguments = ["build"] + place + ["--configuration", configuration, "--product", chosen] + flags
            print("Building \(chosen) (\(configuration))")
            try Shell.run("swift", arguments)
            let bin = try Shell.run("swift", arguments + ["--show-bin-path"]).trimmingCharacters(in: .whitespacesAndNewlines)
            package.executable = bin + "/" + chosen
        }
        return package
    }

    /// Returns the product to package: the one with the name `wanted`, or the only product if `wanted` is nil.
    ///
    /// - Throws: ``PackagingError/usage(_:)`` or ``PackagingError/missingFile(_:remedy:)``.
    static func choose(_ wanted: String?, of products: [String]) throws -> String {
        if let wanted {
            guard products.contains(wanted) else {
                throw PackagingError.usage("There is no executable product \(wanted). There are: \(products.joined(separator: ", ")).")
            }
            return wanted
        }
        guard let first = products.first else {
            throw PackagingError.missingFile("executable product in Package.swift", remedy: "Add an .executableTarget.")
        }
        guard products.count == 1 else {
            throw PackagingError.usage("Choose a product with --product: \(products.joined(separator: ", ")).")
        }
        return first
    }

    private static func closure(of roots: [String], in targets: [[String: Any]], folder: URL) -> [Target] {
        var found: [Target] = []
        var waiting = roots
        while !waiting.isEmpty {
            let name = waiting.removeFirst()
            guard !found.contains(where: { $0.name == name }), let target = targets.first(where: { $0["name"] as? String == name }) else {
                continue
            }
            let path = target["path"] as? String ?? ""
            found.append(Target(name: name, directory: path.hasPrefix("/") ? path : folder.appendingPathComponent(path).path))
            waiting += target["target_dependencies"] as? [String] ?? []
        }
        return found
    }

    private static func dependencies(_ place: [String], of folder: URL) throws -> [Dependency] {
        let answer = try Shell.run("swift", ["package"] + place + ["show-dependencies", "--format", "json"])
        // SwiftPM may print notes before the JSON object.
        guard let start = answer.firstIndex(of: "{"), let root = json(String(answer[start...])) as? [String: Any] else {
            throw PackagingError.failed("swift package show-dependencies", output: answer)
        }
        let pins = ResolvedPins(in: folder)
        var found: [Dependency] = []
        var waiting = root["dependencies"] as? [[String: Any]] ?? []
        while !waiting.isEmpty {
            let entry = waiting.removeFirst()
            waiting += entry["dependencies"] as? [[String: Any]] ?? []
            guard let name = entry["name"] as? String, let path = entry["path"] as? String, !found.contains(where: { $0.directory == path })
            else { continue }
            let url = entry["url"] as? String
            let isFolder = url == nil || url == path
            let pin = pins.pin(location: url ?? "")
            found.append(
                Dependency(
                    name: name, directory: path, url: isFolder ? nil : url, version: pin?.version, revision: pin?.revision))
        }
        return found
    }

    private static func json(_ text: String) -> Any? { try? JSONSerialization.jsonObject(with: Data(text.utf8)) }
}
