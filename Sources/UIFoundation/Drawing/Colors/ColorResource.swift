import Foundation

/// A colour set in an asset catalog, identified by its name and bundle.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// The colour set `name` in the asset catalogs of `bundle`.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIColor {
    /// The colour of a resource. Dynamic if the colour set has several appearances. A missing resource is logged and results in a clear colour.
    public convenience init(resource: ColorResource) {
        guard let folder = AssetCatalogs.folder(of: .color, named: resource.name, in: resource.bundle),
            let color = AssetCatalogs.contents(CatalogColorSet.self, of: folder)?.color
        else {
            resourceLog.error(
                "There is no color \"\(resource.name)\" in the bundle \(resource.bundle.bundlePath). Add it to an asset catalog.")
            self.init()
            return
        }
        self.init(catalogFolder: folder) { ReloadedColorSets.current(folder, color).resolvedColor(with: $0) }
    }
}
