import UIKit

/// A collection of numbered items in a flow, grid or list layout.
final class CollectionScreen: UICollectionViewController, SimulationList {
    private var items = Array(0..<40)
    private var nextItem = 40

    init(layout: Int) { super.init(collectionViewLayout: Self.layout(layout)) }

    required init?(coder: NSCoder) { nil }

    private static func layout(_ kind: Int) -> UICollectionViewLayout {
        switch kind {
        case 0:
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: 70, height: 50)
            return flow
        case 1:
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
            return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        default: return UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        if let cell = cell as? UICollectionViewListCell {
            var content = cell.defaultContentConfiguration()
            content.text = "\(items[indexPath.item])"
            cell.contentConfiguration = content
        }
        cell.tag = items[indexPath.item]
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    override func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
        items.insert(items.remove(at: source.item), at: destination.item)
    }

    private func path(_ index: Int) -> IndexPath { IndexPath(item: index, section: 0) }

    func insert(_ a: Int, _ b: Int, animated: Bool) {
        loadViewIfNeeded()
        let index = a % (items.count + 1)
        guard animated else {
            items.insert(nextItem, at: index)
            nextItem += 1
            return collectionView.reloadData()
        }
        collectionView.performBatchUpdates {
            self.items.insert(self.nextItem, at: index)
            self.nextItem += 1
            self.collectionView.insertItems(at: [self.path(index)])
        }
    }

    func delete(_ a: Int, animated: Bool) {
        loadViewIfNeeded()
        guard !items.isEmpty else { return }
        let index = a % items.count
        items.remove(at: index)
        animated ? collectionView.deleteItems(at: [path(index)]) : collectionView.reloadData()
    }

    func move(_ a: Int, _ b: Int) {
        loadViewIfNeeded()
        guard !items.isEmpty else { return }
        let (source, target) = (a % items.count, b % items.count)
        items.insert(items.remove(at: source), at: target)
        collectionView.moveItem(at: path(source), to: path(target))
    }

    func reload(_ a: Int) {
        loadViewIfNeeded()
        if !items.isEmpty { collectionView.reloadItems(at: [path(a % items.count)]) }
    }

    func reloadAll() {
        loadViewIfNeeded()
        collectionView.reloadData()
    }

    func scroll(_ a: Int, animated: Bool) {
        loadViewIfNeeded()
        guard !items.isEmpty else { return }
        collectionView.scrollToItem(
            at: path(a % items.count), at: [.top, .centeredVertically, .bottom][a % 3], animated: animated)
    }

    func setEditing(_ operand: Int) {
        loadViewIfNeeded()
        collectionView.isEditing.toggle()
    }

    func select(_ a: Int) {
        loadViewIfNeeded()
        if !items.isEmpty { collectionView.selectItem(at: path(a % items.count), animated: a % 2 == 0, scrollPosition: []) }
    }

    func updateWrongly(_ a: Int) {
        loadViewIfNeeded()
        items.append(nextItem)
        nextItem += 1
        switch a % 3 {
        case 0: collectionView.deleteItems(at: [path(a % items.count)])
        case 1: collectionView.insertItems(at: [path(items.count + 3)])
        default: collectionView.moveItem(at: path(a % items.count), to: path(items.count + 9))
        }
    }

    func findings() -> [String] {
        var found: [String] = []
        let visible = collectionView.indexPathsForVisibleItems
        if Set(visible).count != visible.count { found.append("a collection has an index path twice") }
        for path in visible {
            guard items.indices.contains(path.item) else {
                found.append("a collection shows \(path), which the model does not have")
                continue
            }
            guard let cell = collectionView.cellForItem(at: path) else { continue }
            if cell.tag != items[path.item] {
                found.append("a collection shows item \(cell.tag) at \(path), where the model has \(items[path.item])")
            }
        }
        let count = collectionView.numberOfItems(inSection: 0)
        if count != items.count { found.append("a collection has \(count) items, the model \(items.count)") }
        return found
    }
}
