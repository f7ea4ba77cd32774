import Foundation
import UniformTypeIdentifiers

/// A file of an asset catalogue's data set.
open class NSDataAsset: NSObject, @unchecked Sendable {
    // `@unchecked Sendable` is safe because everything that it holds is a `let` and itself `Sendable`.

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

    /// The name of the set.
    open private(set) var name: String
    /// The file's bytes.
    open private(set) var data: Data
    /// The type of the file's content, as the set says it, or as its name does.
    open private(set) var typeIdentifier: String

    /// The data of that name in a catalogue of the app's bundle; nil where there are none.
    public convenience init?(name: String) {
        self.init(name: name, bundle: .main)
    }

    /// The data of that name in a catalogue of a bundle; nil where there are none.
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
