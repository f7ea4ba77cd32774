import Foundation
import Synchronization

extension UIImage {
    /// Creates the image with a name in the app's bundle: an image set of an asset catalogue (`.xcassets`), otherwise a PNG, JPEG, GIF or PDF file.
    /// The name may include the file extension.
    ///
    /// An image set may have several images. The initializer picks the one for the screen's scale and appearance. An image view switches to another
    /// image of the set when its traits change. Images are cached.
    ///
    /// Nil if the bundle has no such image.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates the image with a name in `bundle`, or in the app's bundle if that is nil, for `traitCollection`.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        let bundle = bundle ?? .main
        let said = traitCollection?.displayScale ?? 0
        let scale = said > 0 ? said : DisplayScale.main
        if let asset = ImageFiles.asset(named: name, in: bundle) {
            let traits = [.current, traitCollection, UITraitCollection(displayScale: scale)].compactMap { $0 }
            let image = asset.image(with: UITraitCollection(traitsFrom: traits))
            guard image.cgImage != nil else { return nil }
            self.init(pixels: image.cgImage, traits: image.traits)
        } else {
            guard let known = ImageFiles.image(named: name, in: bundle, scale: scale) else { return nil }
            self.init(pixels: known.cgImage, traits: known.traits)
        }
    }

    /// Creates the image with a name in `bundle`, or in the app's bundle if that is nil, for the traits of `configuration`.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }
}

/// Looks up and caches the image files of bundles.
enum ImageFiles {
    private struct Key: Hashable {
        var folder: String
        var name: String
        var scale: Int
    }

    private static let known = Mutex<[Key: UIImage]>([:])
    private static let assets = Mutex<[Key: UIImageAsset]>([:])

    /// The image asset with a name in the catalogues of a bundle; nil if no catalogue contains it. The set `X` is also found by the names `X.png` and `X.jpg`.
    static func asset(named name: String, in bundle: Bundle) -> UIImageAsset? {
        if let asset = set(named: name, in: bundle) { return asset }
        let file = name.pathWithSingleSlashes
        return fileTypes.contains(file.pathExtension.lowercased()) ? set(named: file.deletingPathExtension, in: bundle) : nil
    }

    #if DEBUG
        /// The cached assets of the image or symbol sets with a name in a bundle's catalogues.
        static func cachedAssets(where isWanted: (_ bundle: String, _ name: String) -> Bool) -> [UIImageAsset] {
            assets.withLock { all in all.filter { isWanted($0.key.folder, $0.key.name) }.map(\.value) }
        }
    #endif

    /// The extensions of image files, which the name of a set does not include.
    private static let fileTypes: Set<String> = ["png", "jpg", "jpeg", "gif", "tif", "tiff", "bmp", "heic", "webp", "pdf", "svg"]

    private static func set(named name: String, in bundle: Bundle) -> UIImageAsset? {
        let key = Key(folder: bundle.bundlePath, name: name, scale: 0)
        if let asset = assets.withLock({ $0[key] }) { return asset }
        for kind in [AssetCatalogs.Kind.image, .symbol] {
            guard let folder = AssetCatalogs.folder(of: kind, named: name, in: bundle),
                let set = CatalogImageSet(folder: folder, isSymbol: kind == .symbol)
            else { continue }
            let asset = UIImageAsset(source: set)
            assets.withLock { $0[key] = asset }
            return asset
        }
        return nil
    }

    /// The scale in pixels per point, from the suffix of the file name: `@2x` or `@3x`.
    static func scale(ofFile path: String) -> CGFloat {
        let name = (path.pathWithSingleSlashes.lastPathComponent as NSString).deletingPathExtension
        if name.hasSuffix("@3x") { return 3 }
        return name.hasSuffix("@2x") ? 2 : 1
    }

    /// Reads the image in a file. A PDF is drawn with `wanted` pixels per point.
    private static func read(_ path: String, wanted: Int) -> UIImage? {
        guard path.lowercased().hasSuffix(".pdf") else { return UIImage(contentsOfFile: path) }
        guard let file = ImageFile(path, name: path, scale: CGFloat(wanted)) else { return nil }
        var traits = UIImage.Traits(scale: CGFloat(wanted))
        traits.vector = file.drawing
        return UIImage(pixels: file.pixels, traits: traits)
    }

    static func image(named name: String, in bundle: Bundle, scale: CGFloat) -> UIImage? {
        guard let folder = bundle.resourcePath, !name.isEmpty else { return nil }
        guard !name.split(separator: "/").contains("..") else {
            drawingLog.warning("There is no image \"\(name)\" in the bundle \(bundle.bundlePath). Add it to the resources of the target.")
            return nil
        }
        let wanted = min(max(Int(scale.rounded(.up)), 1), 3)
        let key = Key(folder: folder, name: name, scale: wanted)
        if let image = known.withLock({ $0[key] }) { return image }
        let base = name.pathWithSingleSlashes.deletingPathExtension
        let ending = name.pathWithSingleSlashes.pathExtension
        let endings = ending.isEmpty ? ["png", "jpg", "jpeg", "gif", "pdf"] : [ending]
        // Tries the screen's scale first, then higher scales in ascending order, then lower scales in descending order.
        let scales = [wanted] + [1, 2, 3].filter { $0 > wanted } + [3, 2, 1].filter { $0 < wanted }
        for folder in BundleFolders.folders(of: bundle) {
            for scale in scales {
                let suffix = scale > 1 ? "@\(scale)x" : ""
                for ending in endings {
                    let path = "\(folder)/\(base)\(suffix).\(ending)"
                    guard FileManager.default.fileExists(atPath: path), let image = read(path, wanted: wanted) else { continue }
                    known.withLock { $0[key] = image }
                    return image
                }
            }
        }
        return nil
    }
}

extension String {
    /// The string for the path methods of `NSString`, with each run of slashes replaced by one slash.
    ///
    /// Foundation's path methods end the program at some paths with several runs of slashes, such as `///a//` (Swift 6.3). A document may contain any name.
    fileprivate var pathWithSingleSlashes: NSString {
        guard utf8.contains(UInt8(ascii: "/")) else { return self as NSString }
        var last: UInt8 = 0
        let bytes = utf8.filter { byte in
            defer { last = byte }
            return byte != UInt8(ascii: "/") || last != byte
        }
        return String(decoding: bytes, as: UTF8.self) as NSString
    }
}
