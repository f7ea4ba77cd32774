import Foundation

/// A width or height in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: MainActorObject, NSCopying {
    /// The unit of ``dimension``.
    enum Measure: Equatable {
        case fractionOfWidth, fractionOfHeight, points, estimate, uniform
    }

    let measure: Measure
    /// The fraction, or the length in points.
    open var dimension: CGFloat { value }
    /// Constant, so that the nonisolated ``isEqual(_:)`` and ``hash`` can read it.
    private let value: CGFloat

    init(_ measure: Measure, _ dimension: CGFloat) {
        precondition(dimension.isFinite, "A dimension of a compositional layout cannot be \(dimension). Use a finite number.")
        (self.measure, value) = (measure, max(dimension, 0))
        super.init(onMainActor: ())
    }

    /// A fraction of the container's width: 1 is the full width.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionOfWidth, fractionalWidth)
    }

    /// A fraction of the container's height: 1 is the full height.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionOfHeight, fractionalHeight)
    }

    /// A fixed length in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.points, absoluteDimension)
    }

    /// An estimated length in points. The view's own size replaces it once the view was measured.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimate, estimatedDimension)
    }

    /// An estimated length that becomes the longest measured length among sibling items with the same kind of dimension.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniform, estimate)
    }

    /// Whether the dimension is a fraction of a width.
    open var isFractionalWidth: Bool { measure == .fractionOfWidth }
    /// Whether the dimension is a fraction of a height.
    open var isFractionalHeight: Bool { measure == .fractionOfHeight }
    /// Whether the dimension is a fixed length in points.
    open var isAbsolute: Bool { measure == .points }
    /// Whether the dimension is an estimate that the view's own size replaces.
    open var isEstimated: Bool { measure == .estimate }
    /// Whether the dimension is the longest measured length among siblings.
    open var isUniformAcrossSiblings: Bool { measure == .uniform }

    /// Whether the view's own size determines the length.
    var isMeasured: Bool { measure == .estimate || measure == .uniform }

    /// The length in points in a container of `size`. For a measured dimension this is the estimate.
    func length(in size: CGSize) -> CGFloat {
        switch measure {
        case .fractionOfWidth: max(size.width * dimension, 0)
        case .fractionOfHeight: max(size.height * dimension, 0)
        case .points, .estimate, .uniform: dimension
        }
    }

    /// Returns the dimension itself, which is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the dimension is of the same kind and value.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutDimension else { return false }
        return other.measure == measure && other.value == value
    }

    /// A hash of the value.
    open nonisolated override var hash: Int { value.hashValue }
}
