import Foundation
import Synchronization

/// Images that stand in for one another: for light and dark, for pixels per point, for kinds of devices.
///
/// An image view shows the one that suits its traits, and another one when they change.
open class UIImageAsset: NSObject, @unchecked Sendable {
    // `@unchecked Sendable` is safe because what changes is kept in a `Mutex`, and the rest is set while the asset is made.
    private struct Member {
        var image: UIImage
        var traits: UITraitCollection
    }

    private let members = Mutex<[Member]>([])
    /// The catalogue's set of images; nil for an asset that an app made.
    private var source: CatalogImageSet?

    /// An asset without images.
    public override init() { super.init() }

    convenience init(source: CatalogImageSet) {
        self.init()
        self.source = source
    }

    /// The image that suits `traitCollection` best; an empty one where the asset has none.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        if let best = registered(for: traitCollection) { return best }
        return source?.image(for: traitCollection, asset: self) ?? UIImage()
    }

    /// The image with a configuration's traits, and drawn as it says.
    open func image(with configuration: UIImage.Configuration) -> UIImage { image(with: configuration.traitCollection ?? .current) }

    /// Adds an image for traits, in place of one for the same traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        let member = Member(image: image.with { $0.asset = self }, traits: traitCollection)
        members.withLock { members in
            members.removeAll { $0.traits == traitCollection }
            members.append(member)
        }
    }

    /// Adds an image for a configuration's traits.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Removes the image for traits.
    open func unregister(with traitCollection: UITraitCollection) {
        members.withLock { members in members.removeAll { $0.traits == traitCollection } }
    }

    private func registered(for traits: UITraitCollection) -> UIImage? {
        members.withLock { members in
            let fitting = members.filter { traits.containsTraits(in: $0.traits) }
            // The one that says most; where none fits, any.
            let best = fitting.max { $0.traits.values.traits.count < $1.traits.values.traits.count }
            return (best ?? members.first)?.image
        }
    }

    /// The image for `traits`, shown as `image` is shown: with its rendering mode, colour and insets.
    func image(standingInFor image: UIImage, with traits: UITraitCollection) -> UIImage? {
        guard image.traits.tint == nil else { return nil }
        let other = self.image(with: traits)
        guard other.cgImage !== image.cgImage, other.cgImage != nil else { return nil }
        return other.with {
            $0.renderingMode = image.renderingMode
            $0.flipsForRightToLeft = image.traits.flipsForRightToLeft
        }
    }
}
