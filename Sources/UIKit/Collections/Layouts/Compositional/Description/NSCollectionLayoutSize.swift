import Foundation

/// The size of something in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: MainActorObject, NSCopying {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// A size of a width and a height.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
        (widthDimension, heightDimension) = (width, height)
        super.init(onMainActor: ())
    }

    /// The size in points in a container of `size`, with the estimates of what is measured.
    func size(in size: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: size), height: heightDimension.length(in: size))
    }

    /// The axes along which the view says how long it is.
    var measured: MeasuredAxes { MeasuredAxes(width: widthDimension.isMeasured, height: heightDimension.isMeasured) }

    /// The same, since it does not change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both dimensions are the same.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSize else { return false }
        return other.widthDimension.isEqual(widthDimension) && other.heightDimension.isEqual(heightDimension)
    }

    /// Equal for what is equal.
    open nonisolated override var hash: Int { widthDimension.hash ^ heightDimension.hash &* 31 }
}

/// The axes along which a view says itself how long it is.
struct MeasuredAxes: Equatable {
    var width = false
    var height = false

    var isAny: Bool { width || height }
}
