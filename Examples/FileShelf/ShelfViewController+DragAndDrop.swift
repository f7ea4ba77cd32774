import UIKit

extension ShelfViewController: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    /// Other programs receive the file. The shelf itself only needs its identifier.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let file = shelf.files[indexPath.item]
        guard let provider = NSItemProvider(contentsOf: shelf.url(of: file)) else { return [] }
        let item = UIDragItem(itemProvider: provider)
        item.localObject = file.id
        return [item]
    }

    /// A tap on another card during a drag adds its file.
    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        self.collectionView(collectionView, itemsForBeginning: session, at: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(
            operation: session.localDragSession == nil ? .copy : .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
        let first = coordinator.destinationIndexPath?.item ?? shelf.files.count
        for (offset, item) in coordinator.items.map(\.dragItem).enumerated() {
            guard let id = item.localObject as? UUID else {
                add(item.itemProvider, at: first + offset)
                continue
            }
            shelf.move(id, to: first + offset)
            let index = shelf.files.firstIndex { $0.id == id } ?? 0
            coordinator.drop(item, toItemAt: IndexPath(item: index, section: 0))
        }
    }

    /// Copies a file or other data onto the shelf. A dropped file exists only during the handler.
    private func add(_ provider: NSItemProvider, at index: Int) {
        let types = provider.registeredContentTypes.filter { $0.conforms(to: .data) && !$0.conforms(to: .url) }
        guard let type = types.first else { return }
        let folder = shelf.folder
        provider.loadFileRepresentation(forTypeIdentifier: type.identifier) { url, _ in
            guard let url, let file = try? Shelf.copy(url, into: folder) else { return }
            Task { @MainActor in self.shelf.add(file, at: index) }
        }
    }
}
