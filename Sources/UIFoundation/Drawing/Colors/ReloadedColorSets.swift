import Foundation
import Synchronization

/// Colour sets that were read again while a debug build runs. They replace the values that colours were created with.
package enum ReloadedColorSets {
    private static let colors = Mutex<[String: UIColor]>([:])

    /// The reloaded colour of a set's folder, or else the colour that was read first. A release build never reloads.
    static func current(_ folder: String, _ first: UIColor) -> UIColor {
        #if DEBUG
            return colors.withLock { $0.isEmpty ? nil : $0[standardized(folder)] } ?? first
        #else
            return first
        #endif
    }

    /// The folders of the program's bundles, with the catalogues, documents and strings.
    package static var folders: [String] { BundleFolders.folders(of: .main) }

    /// Replaces the values of a colour set. Colours of the set have them from their next resolution on.
    ///
    /// - Parameters:
    ///   - folder: The set's folder in its bundle.
    ///   - data: The set's `Contents.json`.
    /// - Throws: `DecodingError` if the data are not a colour set with at least one colour. Nothing is changed then.
    package static func replace(folder: String, with data: Data) throws {
        guard data.count <= AssetCatalogs.maximumDescription else { throw Self.error("The file is larger than 1 MB.") }
        guard let color = try JSONDecoder().decode(CatalogColorSet.self, from: data).color else {
            throw Self.error("The set has no color.")
        }
        colors.withLock { $0[standardized(folder)] = color }
    }

    /// The path without relative parts and symbolic links, since a bundle's path may have some.
    private static func standardized(_ folder: String) -> String { URL(fileURLWithPath: folder).resolvingSymlinksInPath().path }

    private static func error(_ text: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: text))
    }
}
