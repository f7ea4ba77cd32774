import Foundation
@testable import UIFoundation
@testable import UniformTypeIdentifiers

extension FuzzedReader {
    /// Asset catalogues, tables of strings and formats, and the types in `Info.plist`.
    static var resources: [FuzzedReader] {
        [
            FuzzedReader(name: "catalog") { data in
                let (choice, contents) = choice(data, of: 4)
                let kind = AssetCatalogs.Kind.allCases[choice]
                let set = "\(folder)/Assets.xcassets/Set.\(kind.rawValue)"
                write(contents, "\(set)/Contents.json")
                AssetCatalogs.forget(bundle)
                let traits = UITraitCollection(userInterfaceStyle: .dark)
                switch kind {
                case .color: _ = UIColor(named: "Set", in: bundle, compatibleWith: traits)?.resolvedColor(with: traits).cgColor
                case .data: _ = NSDataAsset(name: "Set", bundle: bundle)?.typeIdentifier
                case .image, .symbol:
                    _ = CatalogImageSet(folder: set, isSymbol: kind == .symbol)?.image(for: traits, asset: UIImageAsset())?.capInsets
                }
            },
            FuzzedReader(name: "strings") { data in
                let (choice, contents) = choice(data, of: 3)
                let files = ["en.lproj/T.strings", "en.lproj/T.stringsdict", "T.xcstrings"]
                for (index, file) in files.enumerated() where index != choice {
                    try? FileManager.default.removeItem(atPath: "\(folder)/\(file)")
                }
                write(contents, "\(folder)/\(files[choice])")
                for entry in LocalizedTables.load("T", bundle, folder, ["en"]).entries.values {
                    switch entry {
                    case .text(let format): _ = TextFormat.text(format, [3, "x", 2.5])
                    case .plural(let text):
                        for numbers in [[], [1, nil], [0, 2.5, 1e300]] as [[Double?]] {
                            _ = TextFormat.text(text.format(for: numbers, language: "ar"), [3, 4])
                        }
                    }
                }
                if choice == 2 { try? ReloadError.checkJSON(contents) } else { try? ReloadError.checkPropertyList(contents) }
            },
            FuzzedReader(name: "types") { data in
                guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else { return }
                for entry in list["UTExportedTypeDeclarations"] as? [[String: Any]] ?? [] {
                    _ = TypeDeclaration(propertyList: entry)?.completeTags
                }
                for name in list.keys {
                    guard let type = UTType(name) ?? UTType(filenameExtension: name) ?? UTType(mimeType: name) else { continue }
                    _ = (type.conforms(to: .image), type.preferredFilenameExtension, type.localizedDescription)
                }
            },
        ]
    }

    /// The app's bundle: a folder in memory, since each input is written to a file.
    private static let folder: String = {
        let root = FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()
        return "\(root)/lodestone-fuzzing-\(getpid())"
    }()

    private static let bundle = Bundle(path: folder) ?? .main

    private static func write(_ data: Data, _ path: String) {
        let parent = (path as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        try? data.write(to: URL(fileURLWithPath: path))
    }
}
