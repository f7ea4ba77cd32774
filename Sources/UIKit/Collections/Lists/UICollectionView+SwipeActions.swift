import Foundation

// Swipe actions of items in list sections.
extension UICollectionView: SwipeActionsList {
    /// Installs the swipe recognizer while any list section has swipe actions.
    func updateSwipeActions(needed: Bool) {
        if needed, swipeActions == nil {
            swipeActions = SwipeActions(list: self)
        } else if !needed, let known = swipeActions {
            known.detach()
            swipeActions = nil
        }
    }

    func swipeRow(at point: CGPoint) -> UIView? {
        guard !isEditing, let indexPath = indexPathForItem(at: point) else { return nil }
        return cellForItem(at: indexPath) as? UICollectionViewListCell
    }

    func swipeActions(of row: UIView, at edge: SwipeEdge) -> UISwipeActionsConfiguration? {
        guard let cell = row as? UICollectionViewListCell, let position = cell.layoutAttributes?.list, position.role == .cell,
            let indexPath = indexPath(for: cell)
        else { return nil }
        let list = position.section.configuration
        return switch edge {
        case .leading: list.leadingSwipeActionsConfigurationProvider?(indexPath)
        case .trailing: list.trailingSwipeActionsConfigurationProvider?(indexPath)
        }
    }

    func swipeDidBegin(_ row: UIView) {
        unhighlight()
        (row as? UICollectionViewListCell)?.isSwiped = true
    }

    func swipeDidEnd(_ row: UIView) {
        (row as? UICollectionViewListCell)?.isSwiped = false
    }
}
