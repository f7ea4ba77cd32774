import Foundation

/// What is ported: targets with their files, whatever described them.
struct Project {
    /// A module of the project.
    struct Target {
        enum Kind: Sendable { case application, library, tests, interfaceTests }
        var name: String
        var kind: Kind
        /// Swift files, relative to the project's folder.
        var sources: [String] = []
        /// Files and folders of the app's bundle, relative to the project's folder.
        var resources: [String] = []
        /// Sources in other languages.
        var foreign: [String] = []
        var infoPlist: String?
        /// What the build settings say that belongs into `Info.plist`.
        var infoEntries: [String: String] = [:]
        var swiftVersion: String?
        /// The names that the build settings define for `#if`.
        var conditions: [String] = []
        var bundleIdentifier: String?
        /// The header that Xcode reads before each source.
        var bridgingHeader: String?
        /// Whether CocoaPods builds it, which writes a header that imports UIKit.
        var isPod = false
        /// The app that its tests run in.
        var testHost: String?
        /// Products of packages that it is linked with.
        var products: [String] = []

        /// The name that `import` knows it by.
        var module: String { name.moduleName }
    }

    /// A package that the project uses.
    struct Package {
        var location: String
        var isLocal: Bool
        /// As a manifest writes it: `from: "1.0.0"`.
        var requirement: String
        var products: [String] = []

        var identity: String { String(location.split(separator: "/").last ?? "").replacing(".git", with: "") }
    }

    var name: String
    /// The folder that all paths start from.
    var folder: URL
    var targets: [Target] = []
    var packages: [Package] = []
    /// What could not be read, or does not come over.
    var notes: [Note] = []
}

/// Why nothing can be ported.
struct PortingError: Error, CustomStringConvertible {
    var description: String
    init(_ description: String) { self.description = description }
}

extension String {
    /// As a module's name: letters, digits and underscores.
    var moduleName: String {
        var text = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        if text.first?.isNumber == true { text = "_" + text.dropFirst() }
        return text
    }
}

/// The files of a project. Links that lead out of its folder are not followed, and files of more than 8 MB are not read.
struct ProjectFiles {
    let folder: URL
    private let root: String

    init(_ folder: URL) {
        self.folder = folder
        root = folder.resolvingSymlinksInPath().path
    }

    /// The place of a path, if it is in the folder.
    func url(_ path: String) -> URL? {
        let url = folder.appending(path: path).standardizedFileURL
        let real = url.resolvingSymlinksInPath().path
        return real == root || real.hasPrefix(root + "/") ? url : nil
    }

    func exists(_ path: String) -> Bool {
        url(path).map { FileManager.default.fileExists(atPath: $0.path) } ?? false
    }

    func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        guard let url = url(path), FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return false }
        return isFolder.boolValue
    }

    /// The text of a file.
    func text(_ path: String) throws -> String {
        guard let url = url(path) else { throw PortingError("\(path) leads out of the project's folder, and is not read") }
        let size = (try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)[.size] as? Int) ?? 0
        guard size <= 8_000_000 else { throw PortingError("\(path) has more than 8 MB, and is not read") }
        let data = try Data(contentsOf: url)
        guard let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) else {
            throw PortingError("\(path) is not a text")
        }
        return text
    }

    /// The files below a folder, at most 50,000, sorted. Folders that are one thing (`.xcassets`, `.lproj` is none) are not looked into.
    func walk(_ path: String, depth: Int = 24) -> [String] {
        guard depth > 0, let url = url(path), let names = try? FileManager.default.contentsOfDirectory(atPath: url.path) else { return [] }
        var result: [String] = []
        for name in names.sorted() where !name.hasPrefix(".") {
            let child = path.isEmpty || path == "." ? name : "\(path)/\(name)"
            if Self.skipped.contains(name) { continue }
            if isFolder(child), !Self.wholes.contains((name as NSString).pathExtension) {
                result += walk(child, depth: depth - 1)
            } else {
                result.append(child)
            }
            if result.count > 50_000 { break }
        }
        return result
    }

    /// Folders that are one file to their reader.
    static let wholes: Set<String> = [
        "xcassets", "xcdatamodeld", "xcodeproj", "xcworkspace", "bundle", "framework", "xcframework", "playground", "docc",
    ]
    private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "fastlane"]

    /// What an app's bundle takes over.
    static func isResource(_ path: String) -> Bool {
        ![
            "swift", "m", "mm", "h", "hpp", "c", "cpp", "cc", "pch", "modulemap", "md", "xcodeproj", "xcworkspace", "entitlements",
            "xcconfig", "framework",
            "xcframework", "playground", "docc", "podspec", "resolved", "yml", "sh", "lock",
        ].contains((path as NSString).pathExtension.lowercased())
    }

    static func isForeign(_ path: String) -> Bool {
        ["m", "mm", "c", "cpp", "cc", "metal", "xcdatamodeld", "intentdefinition", "mlmodel"].contains(
            (path as NSString).pathExtension.lowercased())
    }
}
