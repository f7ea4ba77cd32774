import Foundation

/// A width or a height of something in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: MainActorObject, NSCopying {
    /// What the number is of.
    enum Measure: Equatable {
        case fractionOfWidth, fractionOfHeight, points, estimate, uniform
    }

    let measure: Measure
    /// The fraction or the length in points.
    public let dimension: CGFloat

    init(_ measure: Measure, _ dimension: CGFloat) {
        precondition(dimension.isFinite, "A dimension of a compositional layout cannot be \(dimension). Use a finite number.")
        (self.measure, self.dimension) = (measure, max(dimension, 0))
        super.init(onMainActor: ())
    }

    /// A part of the width of what contains it: 1 is all of it.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionOfWidth, fractionalWidth)
    }

    /// A part of the height of what contains it: 1 is all of it.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionOfHeight, fractionalHeight)
    }

    /// A length in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.points, absoluteDimension)
    }

    /// A length in points that holds until the view was seen, which then says how long it is.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimate, estimatedDimension)
    }

    /// As ``estimated(_:)``, and then as long as the longest of the items beside it that are measured so too.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniform, estimate)
    }

    /// Whether it is a part of a width.
    open var isFractionalWidth: Bool { measure == .fractionOfWidth }
    /// Whether it is a part of a height.
    open var isFractionalHeight: Bool { measure == .fractionOfHeight }
    /// Whether it is a length in points.
    open var isAbsolute: Bool { measure == .points }
    /// Whether it holds until the view was seen.
    open var isEstimated: Bool { measure == .estimate }
    /// Whether it is as long as the longest beside it.
    open var isUniformAcrossSiblings: Bool { measure == .uniform }

    /// Whether the view says how long it is.
    var isMeasured: Bool { measure == .estimate || measure == .uniform }

    /// The length in points in a container of `size`; of one that is measured the estimate.
    func length(in size: CGSize) -> CGFloat {
        switch measure {
        case .fractionOfWidth: max(size.width * dimension, 0)
        case .fractionOfHeight: max(size.height * dimension, 0)
        case .points, .estimate, .uniform: dimension
        }
    }

    /// The same, since it does not change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the dimension is of the same kind and value.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutDimension else { return false }
        return other.measure == measure && other.dimension == dimension
    }

    /// Equal for what is equal.
    open nonisolated override var hash: Int { dimension.hashValue }
}
