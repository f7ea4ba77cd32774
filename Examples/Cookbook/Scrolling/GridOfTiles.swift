import UIKit

/// Layouts of grids.
enum GridLayout {
    /// A grid of square tiles, with as many columns as fit at a width of 120 points or more.
    @MainActor
    static func make() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let columns = max(1, Int(environment.container.effectiveContentSize.width / 120))
            let part = NSCollectionLayoutDimension.fractionalWidth(1 / CGFloat(columns))
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: part, heightDimension: .fractionalHeight(1)))
            item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
            let row = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: part), subitems: [item])
            return NSCollectionLayoutSection(group: row)
        }
    }
}
