import Foundation

/// A size in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: MainActorObject, NSCopying {
    /// The width dimension.
    open var widthDimension: NSCollectionLayoutDimension { width }
    /// The height dimension.
    open var heightDimension: NSCollectionLayoutDimension { height }
    // Constants, so that the nonisolated `isEqual(_:)` and `hash` can read them.
    private let width: NSCollectionLayoutDimension
    private let height: NSCollectionLayoutDimension

    /// Creates a size from a width and a height.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
        (self.width, self.height) = (width, height)
        super.init(onMainActor: ())
    }

    /// The size in points in a container of `size`. Measured dimensions use their estimates.
    func size(in size: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: size), height: heightDimension.length(in: size))
    }

    /// The axes along which the view's own size determines the length.
    var measured: MeasuredAxes { MeasuredAxes(width: widthDimension.isMeasured, height: heightDimension.isMeasured) }

    /// Returns the size itself, which is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both dimensions are equal.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSize else { return false }
        return other.width.isEqual(width) && other.height.isEqual(height)
    }

    /// A hash of both dimensions.
    open nonisolated override var hash: Int { width.hash ^ height.hash &* 31 }
}

/// The axes along which a view's own size determines the length.
struct MeasuredAxes: Equatable {
    var width = false
    var height = false

    var isAny: Bool { width || height }
}
