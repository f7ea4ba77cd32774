import UIKit

/// A collection view with a list layout of one appearance.
final class CollectionListExample: UIViewController {
    private let appearance: UICollectionLayoutListConfiguration.Appearance
    private(set) lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private var source: UICollectionViewDiffableDataSource<String, String>?

    init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
        self.appearance = appearance
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = list
    }

    // snippet: code
    private var layout: UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Delete") { $2(true) }])
        }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, folder in
            var content = cell.defaultContentConfiguration()
            content.text = folder
            content.image = UIImage(systemName: "folder")
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let source = UICollectionViewDiffableDataSource<String, String>(collectionView: list) { list, indexPath, folder in
            list.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: folder)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["Folders"])
        snapshot.appendItems(["Letters", "Photos", "Sketches"])
        source.apply(snapshot)
        self.source = source
    }
    // end snippet
}
