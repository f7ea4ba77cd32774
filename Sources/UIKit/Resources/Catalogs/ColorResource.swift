import Foundation

/// A colour set in an asset catalogue, by its name and its bundle.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// The colour set `name` in the catalogues of `bundle`.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// An image set in an asset catalogue, or an image file, by its name and its bundle.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// The image `name` of `bundle`.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIColor {
    /// The colour of a set in an asset catalogue; it follows light and dark if the set does. A resource that does not exist is clear, and logged.
    public convenience init(resource: ColorResource) {
        guard let folder = AssetCatalogs.folder(of: .color, named: resource.name, in: resource.bundle),
            let color = AssetCatalogs.contents(CatalogColorSet.self, of: folder)?.color
        else {
            resourceLog.error("The bundle \(resource.bundle.bundlePath) has no colour \"\(resource.name)\"")
            self.init()
            return
        }
        self.init(catalogFolder: folder) { color.resolvedColor(with: $0) }
    }
}

extension UIImage {
    /// The image of a set in an asset catalogue. A resource that does not exist is an image without a size, and logged.
    public convenience init(resource: ImageResource) {
        let found = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)
        if found == nil { resourceLog.error("The bundle \(resource.bundle.bundlePath) has no image \"\(resource.name)\"") }
        self.init(pixels: found?.cgImage, traits: found?.traits ?? Traits())
    }
}
