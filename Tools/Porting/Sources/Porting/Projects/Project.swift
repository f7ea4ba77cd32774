import Foundation

/// The project to port: its targets and their files, read from an Xcode project, a package or a folder.
struct Project {
    /// A module of the project.
    struct Target {
        enum Kind: Sendable { case application, library, tests, interfaceTests }
        var name: String
        var kind: Kind
        /// The Swift files, relative to the project's folder.
        var sources: [String] = []
        /// The files and folders of the app's bundle, relative to the project's folder.
        var resources: [String] = []
        /// The sources in languages other than Swift.
        var foreign: [String] = []
        var infoPlist: String?
        /// The build settings that belong in `Info.plist`.
        var infoEntries: [String: String] = [:]
        var swiftVersion: String?
        /// Whether default values have the isolation of their function, as in Swift 6.
        var isolatesDefaultValues = false
        /// The compilation conditions that the build settings define for `#if`.
        var conditions: [String] = []
        var bundleIdentifier: String?
        /// The build settings with expanded values, which the file `Info.plist` may refer to.
        var settings: [String: String] = [:]
        /// Whether the target is built only for other platforms than iOS.
        var isForOtherPlatform = false
        /// The Objective-C bridging header.
        var bridgingHeader: String?
        /// Whether CocoaPods builds the target. It generates a header that imports UIKit.
        var isPod = false
        /// The app that hosts the target's tests.
        var testHost: String?
        /// The package products that the target is linked with.
        var products: [String] = []

        /// The module name for `import`.
        var module: String { name.moduleName }
    }

    /// A package that the project uses.
    struct Package {
        var location: String
        var isLocal: Bool
        /// The requirement as in a manifest: `from: "1.0.0"`.
        var requirement: String
        var products: [String] = []

        var identity: String { String(location.split(separator: "/").last ?? "").replacing(".git", with: "") }
    }

    /// The identities of packages that are known to build on Linux.
    static let linuxPackages = Set(
        DataFile.text("linux-packages.txt").split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") })

    var name: String
    /// The folder to which all paths are relative.
    var folder: URL
    var targets: [Target] = []
    var packages: [Package] = []
    /// Notes about parts that could not be read or are not ported.
    var notes: [Note] = []
}

/// An error that prevents porting.
struct PortingError: Error, CustomStringConvertible {
    var description: String
    init(_ description: String) { self.description = description }
}

extension String {
    /// The text as a module name: letters, digits and underscores.
    var moduleName: String {
        var text = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        if text.first?.isNumber == true { text = "_" + text.dropFirst() }
        return text
    }
}

/// The files of a project. Symbolic links that lead out of its folder are not followed, and files of more than 8 MB are not read.
struct ProjectFiles {
    let folder: URL
    private let root: String

    init(_ folder: URL) {
        self.folder = folder
        root = folder.resolvingSymlinksInPath().path
    }

    /// The URL of a path; nil if it is outside the folder.
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

    /// Returns the text of a file.
    ///
    /// - Throws: `PortingError` if the file is outside the folder, larger than 8 MB or not a text file.
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

    /// Returns the files in a folder and its subfolders, at most 50,000, sorted. Bundles such as `.xcassets` are treated as files; `.lproj` folders
    /// are not.
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

    /// The extensions of folders that are treated as files.
    static let wholes: Set<String> = [
        "xcassets", "xcdatamodeld", "xcodeproj", "xcworkspace", "bundle", "framework", "xcframework", "playground", "docc",
    ]
    private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "fastlane"]

    /// Whether a file belongs in an app's bundle.
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
