import Foundation
import Synchronization
import UIFoundation

extension CIImage {
    /// Creates an image of the pixels of a `UIImage`. Its orientation is not applied. Nil if the image has no pixels.
    public convenience init?(image: UIImage) {
        guard let pixels = image.cgImage else { return nil }
        self.init(cgImage: pixels)
    }

    /// Creates an image of the pixels of a `UIImage`. Nil if the image has no pixels. `options` is ignored.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]?) { self.init(image: image) }
}

extension UIImage {
    /// Creates an image with one pixel per point. An infinite or empty image has no pixels.
    ///
    /// Differs from UIKit: the pixels are computed at once, and `cgImage` is not nil.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// Creates an image with `scale` pixels per point and an orientation. An infinite or empty image has no pixels.
    ///
    /// Differs from UIKit: the pixels are computed at once, and `cgImage` is not nil.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        if let pixels = CIContext().createCGImage(ciImage, from: ciImage.extent) {
            self.init(cgImage: pixels, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
        OriginalImages.shared.set(ciImage, of: self)
    }

    /// The Core Image image that the image was created from; nil for other images.
    public var ciImage: CIImage? { OriginalImages.shared.image(of: self) }
}

/// The originals of images that were created from Core Image images. Their entries are removed after the image is deallocated.
private final class OriginalImages: Sendable {
    static let shared = OriginalImages()

    private struct Entry {
        weak var owner: UIImage?
        let image: CIImage
    }

    private struct State {
        var entries: [ObjectIdentifier: Entry] = [:]
        var limit = 16
    }

    private let state = Mutex(State())

    func set(_ image: CIImage, of owner: UIImage) {
        state.withLock { state in
            if state.entries.count >= state.limit {
                state.entries = state.entries.filter { $0.value.owner != nil }
                state.limit = max(16, state.entries.count * 2)
            }
            state.entries[ObjectIdentifier(owner)] = Entry(owner: owner, image: image)
        }
    }

    func image(of owner: UIImage) -> CIImage? {
        state.withLock { state in
            guard let entry = state.entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
            return entry.image
        }
    }
}
