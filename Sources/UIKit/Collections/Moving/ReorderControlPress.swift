import Foundation

/// The gesture on a list cell's reorder control. It moves the item immediately, along the vertical axis only.
@MainActor
final class ReorderControlPress: UILongPressGestureRecognizer {
    /// The item's horizontal center, and the vertical distance from the touch to its center.
    private var middle: CGFloat = 0
    private var grip: CGFloat = 0
    private weak var collectionView: UICollectionView?

    init() {
        super.init(target: nil, action: nil)
        minimumPressDuration = 0
        allowableMovement = .greatestFiniteMagnitude
        addHandler { [weak self] _ in self?.follow() }
    }

    private func begin() {
        collectionView = nil
        guard let cell = view?.superview as? UICollectionViewListCell, let list = cell.collectionView,
            let indexPath = list.indexPath(for: cell), list.beginInteractiveMovementForItem(at: indexPath)
        else { return }
        collectionView = list
        let center = list.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), from: cell)
        (middle, grip) = (center.x, center.y - location(in: list).y)
    }

    private func follow() {
        if state == .began { return begin() }
        guard let collectionView else { return }
        switch state {
        case .changed:
            let y = location(in: collectionView).y + grip
            collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: middle, y: y))
        case .ended: collectionView.endInteractiveMovement()
        default: collectionView.cancelInteractiveMovement()
        }
    }
}
