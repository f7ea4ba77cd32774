import Foundation

/// The long press that moves an item in the collection view of a ``UICollectionViewController``.
@MainActor
final class ReorderPress: UILongPressGestureRecognizer {
    /// The offset from the touch to the item's center, which keeps the item from jumping to the touch.
    private var grip = CGVector.zero
    private weak var collectionView: UICollectionView?

    init(collectionView: UICollectionView) {
        self.collectionView = collectionView
        super.init(target: nil, action: nil)
        addHandler { [weak self] _ in self?.follow() }
    }

    /// Whether the item at the touch can be moved. False if the collection view has an enabled drag delegate, which takes precedence.
    func shouldBegin() -> Bool {
        guard let collectionView, !(collectionView.dragInteractionEnabled && collectionView.dragDelegate != nil),
            let indexPath = collectionView.indexPathForItem(at: location(in: collectionView)), let path = ItemPath(indexPath)
        else { return false }
        return collectionView.isMovable(path)
    }

    private func follow() {
        guard let collectionView else { return }
        let location = location(in: collectionView)
        switch state {
        case .began:
            guard let indexPath = collectionView.indexPathForItem(at: location),
                let center = collectionView.layoutAttributesForItem(at: indexPath)?.center
            else { return }
            grip = CGVector(dx: center.x - location.x, dy: center.y - location.y)
            _ = collectionView.beginInteractiveMovementForItem(at: indexPath)
        case .changed:
            collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: location.x + grip.dx, y: location.y + grip.dy))
        case .ended: collectionView.endInteractiveMovement()
        default: collectionView.cancelInteractiveMovement()
        }
    }
}
