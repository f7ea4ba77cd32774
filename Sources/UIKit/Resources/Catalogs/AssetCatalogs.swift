import Foundation
import Logging
import Synchronization

/// What reading resources has to say.
let resourceLog = Logger(label: "lodestone.resources")

/// The asset catalogues (`.xcassets`) of bundles, read as Xcode keeps them.
///
/// A bundle's folders are looked through once. What is in them is not trusted: the number of sets, the depth and the sizes of files are
/// bounded, and nothing outside of the bundle is read.
enum AssetCatalogs {
    /// The kinds of sets that are read.
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

    /// At most so many sets of a bundle are known, so deep in folders.
    static let maximumSets = 20_000
    static let maximumDepth = 16
    /// A set's description is at most so large, in bytes, and a file of data or an image at most so large.
    static let maximumDescription = 1 << 20
    static let maximumFile = 256 << 20

    private static let known = Mutex<[String: [Key: String]]>([:])

    /// The folder of a set; nil where the bundle has none of that name.
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

    /// Forgets what is known of a bundle, as its files are others now.
    static func forget(_ bundle: Bundle) {
        BundleFolders.forget()
        known.withLock { $0[bundle.bundlePath] = nil }
    }

    /// A set's `Contents.json`; nil where it is missing, too large or broken, which the log says.
    static func contents<Contents: Decodable>(_ type: Contents.Type, of folder: String) -> Contents? {
        let path = folder + "/Contents.json"
        guard let data = data(ofFile: path, atMost: maximumDescription) else { return nil }
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            resourceLog.warning("\(path) cannot be read: \(error)")
            return nil
        }
    }

    /// The path of a file that a set names; nil for a name that leads out of the set.
    static func path(of filename: String, in folder: String) -> String? {
        guard !filename.isEmpty, !filename.contains("/"), filename != "..", filename != ".", !filename.contains("\0") else {
            resourceLog.warning("\(folder) names the file \"\(filename)\", which is not in it")
            return nil
        }
        let path = folder + "/" + filename
        // A link must not lead out either.
        let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
        guard real.hasPrefix(root + "/") else {
            resourceLog.warning("\(path) is a link that leads out of its folder")
            return nil
        }
        return path
    }

    /// A file's bytes; nil where it is missing or larger than `limit`, which the log says.
    static func data(ofFile path: String, atMost limit: Int) -> Data? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
        guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular else {
            resourceLog.warning("\(path) is missing")
            return nil
        }
        let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
        guard size <= limit else {
            resourceLog.warning("\(path) is too large: \(size) bytes; at most \(limit) are read")
            return nil
        }
        return FileManager.default.contents(atPath: path)
    }
}

/// Finds the sets of catalogues.
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
            return resourceLog.warning("\(folder) lies too deep in its asset catalogue; it is left out")
        }
        for name in Self.folders(in: folder) {
            visited += 1
            guard visited <= AssetCatalogs.maximumSets else {
                if visited == AssetCatalogs.maximumSets + 1 {
                    resourceLog.warning(
                        "\(folder): an asset catalogue has more than \(AssetCatalogs.maximumSets) sets; the others are left out")
                }
                return
            }
            let path = folder + "/" + name
            let ending = (name as NSString).pathExtension
            if let kind = AssetCatalogs.Kind(rawValue: ending) {
                let key = AssetCatalogs.Key(kind: kind, name: prefix + (name as NSString).deletingPathExtension)
                // Of two sets with one name the first counts, as Xcode warns of.
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

    /// The folders in a folder, in order; links are left out, as they could lead out of the bundle.
    private static func folders(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().filter { name in
            let type = try? FileManager.default.attributesOfItem(atPath: folder + "/" + name)[.type] as? FileAttributeType
            return type == .typeDirectory
        }
    }
}
