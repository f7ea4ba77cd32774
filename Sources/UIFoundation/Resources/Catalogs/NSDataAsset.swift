import Foundation
import UniformTypeIdentifiers

/// A data set of an asset catalog.
open class NSDataAsset: NSObject, @unchecked Sendable {
    // `@unchecked Sendable` is safe because the stored properties are `Sendable` and set only by the initializer.

    private struct Contents: Decodable {
        struct Member: Decodable {
            var filename: String?
            var type: String?
            var conditions: CatalogConditions

            enum CodingKeys: String, CodingKey {
                case filename
                case type = "universal-type-identifier"
            }

            init(from decoder: any Decoder) throws {
                let values = try decoder.container(keyedBy: CodingKeys.self)
                filename = try values.decodeIfPresent(String.self, forKey: .filename)
                type = try values.decodeIfPresent(String.self, forKey: .type)
                conditions = try CatalogConditions(from: decoder)
            }
        }
        var data: [Member]
    }

    /// The set's name.
    open private(set) var name: String
    /// The file's content.
    open private(set) var data: Data
    /// The type identifier of the content, from the set or else from the file extension.
    open private(set) var typeIdentifier: String

    /// The data set with a name in an asset catalog of the app's bundle. Nil if it does not exist.
    public convenience init?(name: String) {
        self.init(name: name, bundle: .main)
    }

    /// The data set with a name in an asset catalog of a bundle. Nil if it does not exist.
    public init?(name: String, bundle: Bundle) {
        guard let folder = AssetCatalogs.folder(of: .data, named: name, in: bundle),
            let contents = AssetCatalogs.contents(Contents.self, of: folder),
            let member = contents.data.filter({ $0.filename != nil }).best(for: .current, \.conditions).first,
            let filename = member.filename, let path = AssetCatalogs.path(of: filename, in: folder),
            let data = AssetCatalogs.data(ofFile: path, atMost: AssetCatalogs.maximumFile)
        else { return nil }
        self.name = name
        self.data = data
        typeIdentifier =
            member.type ?? UTType(filenameExtension: (filename as NSString).pathExtension)?.identifier ?? UTType.data.identifier
        super.init()
    }
}
