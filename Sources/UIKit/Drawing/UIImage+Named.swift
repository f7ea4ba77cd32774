import Foundation
import Synchronization

extension UIImage {
    /// The image of that name in the app's bundle: an image set of an asset catalogue (`.xcassets`), else a PNG, JPEG, GIF or PDF file. A name may have
    /// a file's extension.
    ///
    /// Image sets may have several images: the one for the screen's scale and appearance is taken. An image view shows another image of the set when
    /// its traits change. Images are cached. Nil if the bundle lacks it.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The image of that name in `bundle`, or the app's where that is nil, for `traitCollection`.
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

    /// The image of that name in `bundle`, or the app's where that is nil, as `configuration` says.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }
}

/// Image files of bundles.
enum ImageFiles {
    private struct Key: Hashable {
        var folder: String
        var name: String
        var scale: Int
    }

    private static let known = Mutex<[Key: UIImage]>([:])
    private static let assets = Mutex<[Key: UIImageAsset]>([:])

    /// The images of that name in the catalogues of a bundle; nil if no catalogue has the name. The set `X` also has the names `X.png` and `X.jpg`.
    static func asset(named name: String, in bundle: Bundle) -> UIImageAsset? {
        if let asset = set(named: name, in: bundle) { return asset }
        let file = name as NSString
        return fileTypes.contains(file.pathExtension.lowercased()) ? set(named: file.deletingPathExtension, in: bundle) : nil
    }

    /// Extensions of image files, which are not part of the name of a set.
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

    /// Pixels per point, by the end of the file's name.
    static func scale(ofFile path: String) -> CGFloat {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        if name.hasSuffix("@3x") { return 3 }
        return name.hasSuffix("@2x") ? 2 : 1
    }

    /// The image in a file; a PDF is drawn with `wanted` pixels a point.
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
            drawingLog.warning("The image \"\(name)\" is not in the bundle \(bundle.bundlePath)")
            return nil
        }
        let wanted = min(max(Int(scale.rounded(.up)), 1), 3)
        let key = Key(folder: folder, name: name, scale: wanted)
        if let image = known.withLock({ $0[key] }) { return image }
        let base = (name as NSString).deletingPathExtension
        let ending = (name as NSString).pathExtension
        let endings = ending.isEmpty ? ["png", "jpg", "jpeg", "gif", "pdf"] : [ending]
        // The screen's own scale first, then finer ones, then coarser ones.
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
