import UIKit

/// One column: a list of cards under a title.
final class ColumnViewController: UIViewController {
    let board: Board
    let index: Int
    private(set) lazy var list = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var source = makeSource()

    init(board: Board, index: Int) {
        self.board = board
        self.index = index
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray5
        view.layer.cornerRadius = 14
        view.clipsToBounds = true
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.backgroundColor = .clear
        list.dragInteractionEnabled = true
        list.dragDelegate = self
        list.dropDelegate = self
        view.addSubview(list)
        board.onChange.append { [weak self] in self?.showCards(animated: true) }
        showCards(animated: false)
    }

    /// Shows the board's cards. The diffable data source animates the difference.
    private func showCards(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Card>()
        snapshot.appendSections([0])
        snapshot.appendItems(board.columns[index].cards)
        source.apply(snapshot, animatingDifferences: animated && view.window != nil)
    }

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.backgroundColor = .clear
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                if let self, let card = self.source.itemIdentifier(for: indexPath) { self.board.delete(card) }
                done(true)
            }
            return UISwipeActionsConfiguration(actions: [delete])
        }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func makeSource() -> UICollectionViewDiffableDataSource<Int, Card> {
        let cards = UICollectionView.CellRegistration<UICollectionViewListCell, Card> { cell, _, card in
            var content = cell.defaultContentConfiguration()
            content.text = card.title
            cell.contentConfiguration = content
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] header, _, _ in
            guard let self else { return }
            var content = UIListContentConfiguration.prominentInsetGroupedHeader()
            content.text = board.columns[index].title
            header.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, Card>(collectionView: list) { list, indexPath, card in
            list.dequeueConfiguredReusableCell(using: cards, for: indexPath, item: card)
        }
        source.supplementaryViewProvider = { list, _, indexPath in
            list.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
        }
        return source
    }
}
