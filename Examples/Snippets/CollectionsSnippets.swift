// swift-format-ignore-file
import UIKit

// The code of Documentation/collections.md.

struct Photo: Hashable {}

class PhotoCell: UICollectionViewCell {
    func show(_ photo: Photo) {}
}

@MainActor func showGrid(in view: UIView, library: [Photo]) {
    // snippet: grid
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 120)
    let grid = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    let photos = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, indexPath, photo in cell.show(photo) }
    let source = UICollectionViewDiffableDataSource<Int, Photo>(collectionView: grid) { grid, indexPath, photo in
        grid.dequeueConfiguredReusableCell(using: photos, for: indexPath, item: photo)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Photo>()
    snapshot.appendSections([0])
    snapshot.appendItems(library)
    source.apply(snapshot)
    // end snippet
}
