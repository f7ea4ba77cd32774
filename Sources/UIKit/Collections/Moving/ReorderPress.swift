import Foundation

/// A finger that rests on an item of a ``UICollectionViewController``'s collection view and then moves it.
@MainActor
final class ReorderPress: UILongPressGestureRecognizer {
    /// From the finger to the middle of the item, so that the item does not jump to the finger.
    private var grip = CGVector.zero
    private weak var collectionView: UICollectionView?

    init(collectionView: UICollectionView) {
        self.collectionView = collectionView
        super.init(target: nil, action: nil)
        addHandler { [weak self] _ in self?.follow() }
    }

    /// Whether the item under the finger can be moved. A drag that carries items off is stronger.
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
