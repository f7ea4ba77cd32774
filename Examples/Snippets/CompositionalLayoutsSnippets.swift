// swift-format-ignore-file
import UIKit

// The code of Documentation/compositional-layouts.md.

struct Mail: Hashable {
    let sender: String
}

@MainActor func gridLayout() -> UICollectionViewLayout {
    // snippet: grid
    let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
    item.contentInsets = .init(top: 2, leading: 2, bottom: 2, trailing: 2)
    let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)), subitems: [item])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
    // end snippet
    return layout
}

@MainActor func mailList(delete: @escaping @MainActor (IndexPath) -> UIContextualAction) -> UICollectionViewLayout {
    // snippet: list
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.trailingSwipeActionsConfigurationProvider = { path in
        UISwipeActionsConfiguration(actions: [delete(path)])
    }
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Mail> { cell, _, mail in
        var content = cell.defaultContentConfiguration()
        content.text = mail.sender
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator(), .delete()]
    }
    // end snippet
    _ = rows
    return layout
}
