import UIKit

extension ColumnViewController: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    /// Other programs receive the card's title. Columns of this board receive the card itself.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let card = board.columns[index].cards[indexPath.item]
        let item = UIDragItem(itemProvider: NSItemProvider(object: card.title as NSString))
        item.localObject = card
        return [item]
    }

    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: String.self)
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        let isCard = session.items.allSatisfy { $0.localObject is Card }
        return UICollectionViewDropProposal(operation: isCard ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
        let end = board.columns[index].cards.count
        var position = coordinator.destinationIndexPath?.item ?? end
        for item in coordinator.items {
            if let card = item.dragItem.localObject as? Card {
                board.move(card, toColumn: index, at: position)
                let row = board.columns[index].cards.firstIndex(of: card) ?? 0
                coordinator.drop(item.dragItem, toItemAt: IndexPath(item: row, section: 0))
                position = row + 1
            } else {
                addText(of: item.dragItem, at: position)
            }
        }
    }

    /// Adds a card for each line of a text from another program.
    private func addText(of item: UIDragItem, at position: Int) {
        _ = item.itemProvider.loadObject(ofClass: String.self) { text, _ in
            let titles = (text ?? "").split(whereSeparator: \.isNewline).map(String.init)
            Task { @MainActor in self.board.add(titles, toColumn: self.index, at: position) }
        }
    }
}
