import Foundation
import Synchronization

extension UIImage {
    /// The image of that name in the app's bundle: a PNG, or a file with the extension that the name has. Of `name@2x` and `name@3x` the
    /// one that suits the screen is taken. It is kept, so that a second call is quick. Nil where there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The image of that name in `bundle`, or the app's where that is nil, for the scale that `traitCollection` says.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        let said = traitCollection?.displayScale ?? 0
        let scale = said > 0 ? said : DisplayScale.main
        guard let known = ImageFiles.image(named: name, in: bundle ?? .main, scale: scale) else { return nil }
        self.init(pixels: known.cgImage, traits: known.traits)
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

    /// Pixels per point, by the end of the file's name.
    static func scale(ofFile path: String) -> CGFloat {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        if name.hasSuffix("@3x") { return 3 }
        return name.hasSuffix("@2x") ? 2 : 1
    }

    static func image(named name: String, in bundle: Bundle, scale: CGFloat) -> UIImage? {
        guard let folder = bundle.resourcePath, !name.isEmpty else { return nil }
        let wanted = min(max(Int(scale.rounded(.up)), 1), 3)
        let key = Key(folder: folder, name: name, scale: wanted)
        if let image = known.withLock({ $0[key] }) { return image }
        let base = (name as NSString).deletingPathExtension
        let ending = (name as NSString).pathExtension
        let endings = ending.isEmpty ? ["png", "jpg", "jpeg", "gif"] : [ending]
        // The screen's own scale first, then finer ones, then coarser ones.
        let scales = [wanted] + [1, 2, 3].filter { $0 > wanted } + [3, 2, 1].filter { $0 < wanted }
        for scale in scales {
            let suffix = scale > 1 ? "@\(scale)x" : ""
            for ending in endings {
                let path = "\(folder)/\(base)\(suffix).\(ending)"
                guard FileManager.default.fileExists(atPath: path), let image = UIImage(contentsOfFile: path) else { continue }
                known.withLock { $0[key] = image }
                return image
            }
        }
        return nil
    }
}
