import UIKit

/// A collection with a diffable data source: a section that scrolls sideways, and outlines with headers.
final class OutlineScreen: UIViewController, SimulationList, ActingScreen {
    private var source: UICollectionViewDiffableDataSource<Int, Int>?
    private var collection: UICollectionView?
    private var nextItem = 100

    override func viewDidLoad() {
        super.viewDidLoad()
        let collection = UICollectionView(frame: view.bounds, collectionViewLayout: Self.layout())
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collection)
        self.collection = collection
        let plain = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, path, item in
            var content = cell.defaultContentConfiguration()
            content.text = "Item \(item)"
            cell.contentConfiguration = content
            cell.accessories = path.section > 0 && item % 10 == 0 ? [.outlineDisclosure()] : []
            cell.tag = item
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, path in
            var content = view.defaultContentConfiguration()
            content.text = "Section \(path.section)"
            view.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { collection, path, item in
            collection.dequeueConfiguredReusableCell(using: plain, for: path, item: item)
        }
        source.supplementaryViewProvider = { collection, _, path in
            collection.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        self.source = source
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1, 2])
        snapshot.appendItems(Array(0..<12), toSection: 0)
        source.apply(snapshot, animatingDifferences: false)
        for section in 1...2 { source.apply(outline(section), to: section, animatingDifferences: false) }
    }

    private static func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { section, environment in
            if section == 0 {
                let item = NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .absolute(60)), subitems: [item])
                let sideways = NSCollectionLayoutSection(group: group)
                sideways.orthogonalScrollingBehavior = .continuous
                return sideways
            }
            var list = UICollectionLayoutListConfiguration(appearance: section == 1 ? .plain : .insetGrouped)
            list.headerMode = .supplementary
            return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
        }
    }

    private func outline(_ section: Int) -> NSDiffableDataSourceSectionSnapshot<Int> {
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        for parent in [20, 30].map({ $0 + section * 100_000 }) {
            outline.append([parent])
            outline.append((1...4).map { parent + $0 }, to: parent)
        }
        return outline
    }

    // MARK: Changes

    private func change(_ animated: Bool, _ body: (inout NSDiffableDataSourceSnapshot<Int, Int>) -> Void) {
        loadViewIfNeeded()
        guard let source else { return }
        var snapshot = source.snapshot()
        body(&snapshot)
        source.apply(snapshot, animatingDifferences: animated)
    }

    func insert(_ a: Int, _ b: Int, animated: Bool) {
        change(animated) { snapshot in
            let items = snapshot.itemIdentifiers(inSection: 0)
            let new = (0...(b % 3)).map { nextItem + $0 }
            nextItem += new.count
            if items.isEmpty {
                snapshot.appendItems(new, toSection: 0)
            } else {
                snapshot.insertItems(new, beforeItem: items[a % items.count])
            }
        }
    }

    func delete(_ a: Int, animated: Bool) {
        change(animated) { snapshot in
            let items = snapshot.itemIdentifiers
            if !items.isEmpty { snapshot.deleteItems([items[a % items.count]]) }
        }
    }

    func move(_ a: Int, _ b: Int) {
        change(true) { snapshot in
            let items = snapshot.itemIdentifiers(inSection: 0)
            guard items.count > 1, a % items.count != b % items.count else { return }
            snapshot.moveItem(items[a % items.count], afterItem: items[b % items.count])
        }
    }

    func reload(_ a: Int) {
        change(a % 2 == 0) { snapshot in
            let items = snapshot.itemIdentifiers
            guard !items.isEmpty else { return }
            a % 3 == 0 ? snapshot.reloadItems([items[a % items.count]]) : snapshot.reconfigureItems([items[a % items.count]])
        }
    }

    func reloadAll() {
        loadViewIfNeeded()
        collection?.reloadData()
    }

    func scroll(_ a: Int, animated: Bool) {
        loadViewIfNeeded()
        guard let source, let collection, let item = source.snapshot().itemIdentifiers.dropFirst(a % 10).first else { return }
        if let path = source.indexPath(for: item) { collection.scrollToItem(at: path, at: .centeredVertically, animated: animated) }
    }

    func setEditing(_ operand: Int) {
        loadViewIfNeeded()
        collection?.isEditing.toggle()
    }

    func select(_ a: Int) {
        loadViewIfNeeded()
        let path = IndexPath(item: a % 6, section: 0)
        if let collection, collection.numberOfItems(inSection: 0) > path.item {
            collection.selectItem(at: path, animated: a % 2 == 0, scrollPosition: [])
        }
    }

    /// Expands, collapses or replaces an outline.
    func act(_ a: Int, _ b: Int, _ c: Int) {
        loadViewIfNeeded()
        guard let source else { return }
        let section = 1 + a % 2
        guard source.snapshot().sectionIdentifiers.contains(section) else { return }
        var outline = b % 7 == 0 ? outline(section) : source.snapshot(for: section)
        if let parent = outline.rootItems.dropFirst(b % 2).first {
            outline.isExpanded(parent) ? outline.collapse([parent]) : outline.expand([parent])
        }
        source.apply(outline, to: section, animatingDifferences: c % 3 != 0)
    }

    func findings() -> [String] {
        guard let source, let collection else { return [] }
        var found: [String] = []
        let snapshot = source.snapshot()
        let visible = collection.indexPathsForVisibleItems
        if Set(visible).count != visible.count { found.append("an outline has an index path twice") }
        for path in visible {
            guard let cell = collection.cellForItem(at: path) else { continue }
            let item = source.itemIdentifier(for: path)
            if cell.tag != item {
                found.append("an outline shows item \(cell.tag) at \(path), where the snapshot has \(String(describing: item))")
            }
        }
        let counts = (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
        let expected = snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
        if counts != expected { found.append("an outline has \(counts) items, the snapshot \(expected)") }
        return found
    }
}
