import UIKit

/// A list of names that animates each change of its model.
final class NamesController: UIViewController {
    private lazy var list = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    private lazy var source = makeSource()

    var names: [String] = [] {
        didSet { if isViewLoaded { apply(animated: true) } }
    }

    override func loadView() { view = list }

    override func viewDidLoad() {
        super.viewDidLoad()
        apply(animated: false)
    }

    private func makeSource() -> UICollectionViewDiffableDataSource<Int, String> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
        }
        return UICollectionViewDiffableDataSource(collectionView: list) { list, indexPath, name in
            list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
        }
    }

    private func apply(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(names)
        source.apply(snapshot, animatingDifferences: animated)
    }
}
