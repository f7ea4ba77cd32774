import Foundation

/// Images as documents name them: from the app's bundle, or of the system.
@MainActor
enum InterfaceImages {
    /// What stands for an image that is not found. A test of layout sets it, since the size of an image decides frames.
    static var substitute: ((_ name: String, _ size: CGSize?) -> UIImage?)?

    /// The image that the attribute `key` names; nil where there is none, which is told.
    static func image(_ key: String, of element: InterfaceElement, _ loader: InterfaceLoader) -> UIImage? {
        guard let name = element[key], !name.isEmpty else { return nil }
        if element["catalog"] != "system" {
            let bundles = [loader.bundle] + (loader.bundle === Bundle.main ? [] : [Bundle.main])
            for bundle in bundles {
                if let image = UIImage(named: name, in: bundle, compatibleWith: nil) { return image }
            }
        }
        if let image = substitute?(name, loader.document.imageSizes[name]) { return image }
        loader.report("There is no image \(name).", element)
        return nil
    }
}
