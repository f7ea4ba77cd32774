import Foundation
import Synchronization

/// The folders that a bundle's files are in.
enum BundleFolders {
    private static let known = Mutex<[String: [String]]>([:])

    /// The bundle's own folders; for the main one those of the bundles too that SwiftPM puts beside the program. They are looked for once.
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
        // Files that were copied as a folder, as the porting tool has them.
        let candidates = [bundle.resourcePath, path, path + "/Resources"].compactMap { $0 }
        return candidates.enumerated().filter { place, folder in
            !candidates[..<place].contains(folder) && FileManager.default.fileExists(atPath: folder)
        }.map(\.element)
    }

    /// Forgets what is beside the program, as it is another now.
    static func forget() { known.withLock { $0.removeAll() } }
}
