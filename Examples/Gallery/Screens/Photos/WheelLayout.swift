import UIKit

/// Photos around a wheel that scrolling rotates. Only the visible ones are computed.
final class WheelLayout: UICollectionViewLayout {
    /// The size of a photo, in points.
    var itemSize = CGSize(width: 80, height: 120) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }

    /// The scroll distance of one photo, in points.
    private static let step: CGFloat = 60
    private var count = 0
    private var size = CGSize.zero

    private var radius: CGFloat { max(size.width, size.height) * 0.75 }
    /// The angle between two photos, including a gap.
    private var angle: CGFloat { min(itemSize.width * 1.12 / radius, .pi / 3) }

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        size = collectionView.bounds.size
        count = collectionView.numberOfSections > 0 ? collectionView.numberOfItems(inSection: 0) : 0
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: size.width, height: size.height + CGFloat(max(count - 1, 0)) * Self.step)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard count > 0, angle > 0 else { return [] }
        let middle = (collectionView?.contentOffset.y ?? 0) / Self.step
        let reach = (.pi / 2 / angle).rounded(.up)
        let first = max(0, Int(max(middle - reach, 0)))
        let last = min(count - 1, Int(min(max(middle + reach, 0), CGFloat(count))))
        guard first <= last else { return [] }
        return (first...last).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.item < count else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let offset = collectionView?.contentOffset.y ?? 0
        let turn = (CGFloat(indexPath.item) - offset / Self.step) * angle
        let center = CGPoint(x: size.width / 2, y: offset + size.height / 2 + radius)
        attributes.size = itemSize
        attributes.center = CGPoint(x: center.x + sin(turn) * radius, y: center.y - cos(turn) * radius)
        attributes.transform = CGAffineTransform(rotationAngle: turn)
        attributes.alpha = abs(turn) < .pi / 2 ? 1 : 0
        attributes.zIndex = -Int(abs(turn) * 100)
        return attributes
    }

    /// A fling comes to rest with a photo in the middle.
    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        CGPoint(x: proposedContentOffset.x, y: (proposedContentOffset.y / Self.step).rounded() * Self.step)
    }
}
