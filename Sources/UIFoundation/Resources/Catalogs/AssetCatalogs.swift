import Foundation
import Logging
import RegularFiles
import Synchronization

/// The log of resource loading.
let resourceLog = Logger(label: "lodestone.resources")

/// The asset catalogs (`.xcassets`) of bundles, in Xcode's source format.
///
/// Each bundle is scanned once. The content is untrusted: the number of sets, the depth and the file sizes are limited, and files outside the bundle
/// are not read.
enum AssetCatalogs {
    /// The supported kinds of sets.
    enum Kind: String, Sendable, CaseIterable {
        case image = "imageset"
        case symbol = "symbolset"
        case color = "colorset"
        case data = "dataset"
    }

    struct Key: Hashable, Sendable {
        var kind: Kind
        var name: String
    }

    /// The maximum number of sets in a bundle, and the maximum folder depth.
    static let maximumSets = 20_000
    static let maximumDepth = 16
    /// The maximum size of a set's description, and of a data or image file, in bytes.
    static let maximumDescription = 1 << 20
    static let maximumFile = 256 << 20

    static let known = Mutex<[String: [Key: String]]>([:])

    /// The folder of a set. Nil if the bundle lacks a set of that name.
    static func folder(of kind: Kind, named name: String, in bundle: Bundle) -> String? {
        index(of: bundle)[Key(kind: kind, name: name)]
    }

    private static func index(of bundle: Bundle) -> [Key: String] {
        let path = bundle.bundlePath
        if let index = known.withLock({ $0[path] }) { return index }
        var finder = SetFinder()
        for folder in BundleFolders.folders(of: bundle) { finder.find(catalogsIn: folder) }
        let index = finder.sets
        known.withLock { $0[path] = index }
        return index
    }

    /// Discards the cached sets of a bundle after its files changed.
    static func forget(_ bundle: Bundle) {
        BundleFolders.forget()
        known.withLock { $0[bundle.bundlePath] = nil }
    }

    /// Decodes a set's `Contents.json`. Nil, with a log message, if the file is missing, too large or malformed.
    static func contents<Contents: Decodable>(_ type: Contents.Type, of folder: String) -> Contents? {
        let path = folder + "/Contents.json"
        guard let data = data(ofFile: path, atMost: maximumDescription) else { return nil }
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            resourceLog.warning("Cannot read \"\(path)\": \(error)")
            return nil
        }
    }

    /// The path of a file that a set names. Nil for a name that points outside the set.
    static func path(of filename: String, in folder: String) -> String? {
        guard !filename.isEmpty, !filename.contains("/"), filename != "..", filename != ".", !filename.contains("\0") else {
            resourceLog.warning("\"\(folder)\" names the file \"\(filename)\", which is outside of the folder.")
            return nil
        }
        let path = folder + "/" + filename
        // A symbolic link must not point outside the set either.
        let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
        guard real.hasPrefix(root + "/") else {
            resourceLog.warning("Ignored \"\(path)\": it is a symbolic link that leads out of its folder.")
            return nil
        }
        return path
    }

    /// Reads a file. Nil, with a log message, if the file is missing or larger than `limit`.
    static func data(ofFile path: String, atMost limit: Int) -> Data? {
        do {
            return try RegularFile.contents(of: path, atMost: limit)
        } catch .tooLarge {
            resourceLog.warning("Ignored \"\(path)\": it has more than \(limit) bytes.")
        } catch {
            resourceLog.warning("The file \"\(path)\" does not exist or cannot be read.")
        }
        return nil
    }
}

/// Finds the sets of asset catalogs.
private struct SetFinder {
    var sets: [AssetCatalogs.Key: String] = [:]
    private var visited = 0

    private struct Group: Decodable {
        struct Properties: Decodable {
            var namespace: Bool?
            enum CodingKeys: String, CodingKey { case namespace = "provides-namespace" }
        }
        var properties: Properties?
    }

    init() {}

    mutating func find(catalogsIn folder: String) {
        for name in Self.folders(in: folder) where name.hasSuffix(".xcassets") {
            find(in: folder + "/" + name, prefix: "", depth: 0)
        }
    }

    private mutating func find(in folder: String, prefix: String, depth: Int) {
        guard depth < AssetCatalogs.maximumDepth else {
            return resourceLog.warning("Ignored \"\(folder)\": it is nested too deeply in its asset catalog.")
        }
        for name in Self.folders(in: folder) {
            visited += 1
            guard visited <= AssetCatalogs.maximumSets else {
                if visited == AssetCatalogs.maximumSets + 1 {
                    resourceLog.warning(
                        "The asset catalog of \"\(folder)\" has more than \(AssetCatalogs.maximumSets) sets. The others were ignored.")
                }
                return
            }
            let path = folder + "/" + name
            let ending = (name as NSString).pathExtension
            if let kind = AssetCatalogs.Kind(rawValue: ending) {
                let key = AssetCatalogs.Key(kind: kind, name: prefix + (name as NSString).deletingPathExtension)
                // If two sets have the same name, the first one wins. Xcode warns about duplicates.
                if sets[key] == nil { sets[key] = path }
            } else if ending.isEmpty {
                find(in: path, prefix: isNamespace(path) ? prefix + name + "/" : prefix, depth: depth + 1)
            }
        }
    }

    private func isNamespace(_ folder: String) -> Bool {
        guard FileManager.default.fileExists(atPath: folder + "/Contents.json") else { return false }
        return AssetCatalogs.contents(Group.self, of: folder)?.properties?.namespace ?? false
    }

    /// The subfolders of a folder, sorted. Symbolic links are skipped, because they could point outside the bundle.
    private static func folders(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().filter { name in
            let type = try? FileManager.default.attributesOfItem(atPath: folder + "/" + name)[.type] as? FileAttributeType
            return type == .typeDirectory
        }
    }
}
