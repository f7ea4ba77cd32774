import Foundation
import Synchronization

/// The folders of a bundle's files.
enum BundleFolders {
    private static let known = Mutex<[String: [String]]>([:])

    /// The folders of a bundle. For the main bundle, includes the SwiftPM bundles beside the executable. The main bundle's folders are cached.
    static func folders(of bundle: Bundle) -> [String] {
        let path = bundle.bundlePath
        guard path == Bundle.main.bundlePath else { return folders(in: bundle) }
        if let folders = known.withLock({ $0[path] }) { return folders }
        let beside = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
            .filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
        let found = folders(in: bundle) + beside.compactMap { Bundle(path: path + "/" + $0) }.flatMap(folders(in:))
        known.withLock { $0[path] = found }
        return found
    }

    private static func folders(in bundle: Bundle) -> [String] {
        let path = bundle.bundlePath
        // Includes the subfolder `Resources`, which a package contains if it copies that folder as a whole. The porting tool writes such packages.
        let candidates = [bundle.resourcePath, path, path + "/Resources"].compactMap { $0 }
        return candidates.enumerated().filter { index, folder in
            !candidates[..<index].contains(folder) && FileManager.default.fileExists(atPath: folder)
        }.map(\.element)
    }

    /// Discards the cached folders after files beside the executable changed.
    static func forget() { known.withLock { $0.removeAll() } }
}
