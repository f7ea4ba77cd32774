import Foundation

/// An axis of a compositional layout, with accessors for components along it.
enum CollectionAxis {
    case horizontal, vertical

    var other: CollectionAxis { self == .horizontal ? .vertical : .horizontal }

    func length(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
    func value(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }
    func start(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.minX : rect.minY }
    func end(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.maxX : rect.maxY }

    func start(_ insets: NSDirectionalEdgeInsets) -> CGFloat { self == .horizontal ? insets.leading : insets.top }
    func end(_ insets: NSDirectionalEdgeInsets) -> CGFloat { self == .horizontal ? insets.trailing : insets.bottom }

    @MainActor func start(_ spacing: NSCollectionLayoutEdgeSpacing?) -> NSCollectionLayoutSpacing? {
        self == .horizontal ? spacing?.leading : spacing?.top
    }
    @MainActor func end(_ spacing: NSCollectionLayoutEdgeSpacing?) -> NSCollectionLayoutSpacing? {
        self == .horizontal ? spacing?.trailing : spacing?.bottom
    }

    @MainActor func dimension(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutDimension {
        self == .horizontal ? size.widthDimension : size.heightDimension
    }

    /// Whether the dimension along the axis is a fraction of the container's length along it.
    @MainActor func isFractional(_ size: NSCollectionLayoutSize) -> Bool {
        self == .horizontal ? size.widthDimension.isFractionalWidth : size.heightDimension.isFractionalHeight
    }

    func size(_ length: CGFloat, across breadth: CGFloat) -> CGSize {
        self == .horizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
    }

    func point(_ along: CGFloat, across: CGFloat) -> CGPoint {
        self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }

    func rect(_ along: CGFloat, across: CGFloat, length: CGFloat, breadth: CGFloat) -> CGRect {
        CGRect(origin: point(along, across: across), size: size(length, across: breadth))
    }

    func set(_ length: CGFloat, in size: inout CGSize) {
        if self == .horizontal { size.width = length } else { size.height = length }
    }
}
