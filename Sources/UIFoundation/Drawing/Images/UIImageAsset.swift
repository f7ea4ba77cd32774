import Foundation
import Synchronization

/// Variants of an image: for light and dark mode, display scales, and device idioms.
///
/// An image view shows the best variant for its traits and updates it when they change.
open class UIImageAsset: NSObject, @unchecked Sendable {
    // `@unchecked Sendable` is safe because a `Mutex` protects the mutable state. The rest is set during initialization.
    private struct Member {
        var image: UIImage
        var traits: UITraitCollection
    }

    private let members = Mutex<[Member]>([])
    /// The image set of the asset catalog. Nil for an asset that an app created.
    private let source = Mutex<CatalogImageSet?>(nil)

    /// An asset without images.
    public override init() { super.init() }

    convenience init(source: CatalogImageSet) {
        self.init()
        self.source.withLock { $0 = source }
    }

    #if DEBUG
        /// Takes the images of a changed image set from now on.
        func replaceSource(_ changed: CatalogImageSet) { source.withLock { $0 = changed } }
    #endif

    /// The best image for `traitCollection`. An empty image if the asset has no images.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        if let best = registered(for: traitCollection) { return best }
        return source.withLock { $0 }?.image(for: traitCollection, asset: self) ?? UIImage()
    }

    /// The best image for a configuration's traits.
    open func image(with configuration: UIImage.Configuration) -> UIImage { image(with: configuration.traitCollection ?? .current) }

    /// Registers an image for traits, replacing one for the same traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        let member = Member(image: image.with { $0.asset = self }, traits: traitCollection)
        members.withLock { members in
            members.removeAll { $0.traits == traitCollection }
            members.append(member)
        }
    }

    /// Registers an image for a configuration's traits.
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
            // Picks the image with the most matching traits. If no image matches, picks any image.
            let best = fitting.max { $0.traits.values.traits.count < $1.traits.values.traits.count }
            return (best ?? members.first)?.image
        }
    }

    /// The variant of `image` for `traits`, with the rendering mode and mirroring of `image`. Nil if `image` is tinted, or if the variant is missing
    /// or the same image.
    package final func image(standingInFor image: UIImage, with traits: UITraitCollection) -> UIImage? {
        guard image.traits.tint == nil else { return nil }
        let other = self.image(with: traits)
        guard other.cgImage !== image.cgImage, other.cgImage != nil else { return nil }
        return other.with {
            $0.renderingMode = image.renderingMode
            $0.flipsForRightToLeft = image.traits.flipsForRightToLeft
        }
    }
}
