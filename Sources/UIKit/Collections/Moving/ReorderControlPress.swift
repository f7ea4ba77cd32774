import Foundation

/// A finger on the control that a list cell is moved by: it takes the item at once, up and down.
@MainActor
final class ReorderControlPress: UILongPressGestureRecognizer {
    /// The middle of the item across its way, and how far the finger is above it.
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
