#if DEBUG
    import Foundation
    import RegularFiles

    /// Image sets that are read again while a debug build runs.
    package enum ReloadedImageSets {
        /// Reads an image set again. Its assets have the new images from now on.
        ///
        /// - Parameters:
        ///   - set: The set's folder in its bundle.
        ///   - folder: The folder with the new content: the same one, or the set in the sources.
        /// - Returns: The changed assets. Empty if the app has not used the set.
        /// - Throws: ``ReloadError`` if the description or an image cannot be read. Nothing is changed then.
        package static func replace(set: String, from folder: String) throws -> [UIImageAsset] {
            let description = folder + "/Contents.json"
            guard let data = try? RegularFile.contents(of: description, atMost: AssetCatalogs.maximumDescription) else {
                throw ReloadError(problem: "The set has no readable Contents.json.")
            }
            do { try ReloadError.checkJSON(data) } catch let error as ReloadError {
                throw ReloadError(problem: "Contents.json:\(error.line ?? 1): \(error.problem)")
            }
            guard let changed = CatalogImageSet(folder: folder, isSymbol: set.hasSuffix(".\(AssetCatalogs.Kind.symbol.rawValue)")) else {
                throw ReloadError(problem: "Contents.json names no image.")
            }
            if let file = changed.unreadableFile {
                throw ReloadError(problem: "The image \(file) is missing, truncated or of an unknown format.")
            }
            let wanted = [set, folder].map(standardized)
            var names: [(bundle: String, name: String)] = []
            AssetCatalogs.known.withLock { bundles in
                for (bundle, sets) in bundles {
                    for (key, path) in sets where key.kind == .image || key.kind == .symbol {
                        guard wanted.contains(standardized(path)) else { continue }
                        names.append((bundle, key.name))
                        bundles[bundle]?[key] = folder
                    }
                }
            }
            let assets = ImageFiles.cachedAssets { bundle, name in
                let plain = (name as NSString).deletingPathExtension
                return names.contains { $0.bundle == bundle && ($0.name == name || $0.name == plain) }
            }
            for asset in assets { asset.replaceSource(changed) }
            return assets
        }

        /// The path without relative parts and symbolic links.
        private static func standardized(_ folder: String) -> String { URL(fileURLWithPath: folder).resolvingSymlinksInPath().path }
    }
#endif
