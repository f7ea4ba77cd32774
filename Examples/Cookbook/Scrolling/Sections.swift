import UIKit

/// A list of towns in sections. Each section has its country as the header.
final class CountriesController: UIViewController {
    private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var source = makeSource()

    var countries: [(name: String, towns: [String])] = [] {
        didSet { if isViewLoaded { apply() } }
    }

    override func loadView() { view = list }

    override func viewDidLoad() {
        super.viewDidLoad()
        apply()
    }

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func makeSource() -> UICollectionViewDiffableDataSource<String, String> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, town in
            var content = cell.defaultContentConfiguration()
            content.text = town
            cell.contentConfiguration = content
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] cell, _, indexPath in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = self?.countries[indexPath.section].name
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<String, String>(collectionView: list) { list, indexPath, town in
            list.dequeueConfiguredReusableCell(using: row, for: indexPath, item: town)
        }
        source.supplementaryViewProvider = { list, _, indexPath in
            list.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return source
    }

    private func apply() {
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        for country in countries {
            snapshot.appendSections([country.name])
            snapshot.appendItems(country.towns, toSection: country.name)
        }
        source.apply(snapshot, animatingDifferences: list.window != nil)
    }
}
