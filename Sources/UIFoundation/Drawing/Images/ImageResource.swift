import Foundation

/// An image set in an asset catalog or an image file, identified by its name and bundle.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// The image `name` of `bundle`.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIImage {
    /// The image of a resource. A missing resource is logged and results in an empty image.
    public convenience init(resource: ImageResource) {
        let found = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)
        if found == nil {
            resourceLog.error(
                "There is no image \"\(resource.name)\" in the bundle \(resource.bundle.bundlePath). Add it to an asset catalog.")
        }
        self.init(pixels: found?.cgImage, traits: found?.traits ?? Traits())
    }
}
