import Foundation

/// Collection views, their layouts and their cells.
@MainActor
enum CollectionElements {
    static let levels: [InterfaceLevel] = [collectionView, reusableView, cell, layout, flowLayout, controller]

    private static let collectionView = InterfaceLevel(
        UICollectionView.self, ["collectionView"],
        properties: [
            .flag("allowsSelection", \.allowsSelection), .flag("multipleSelection", \.allowsMultipleSelection),
            .flag("allowsMultipleSelection", \.allowsMultipleSelection), .flag("prefetchingEnabled", \.isPrefetchingEnabled),
        ],
        outlets: [
            InterfaceOutlet("dataSource", conforming: \.dataSource),
            InterfaceOutlet("prefetchDataSource", conforming: \.prefetchDataSource),
            InterfaceOutlet("backgroundView", \UICollectionView.backgroundView),
        ]
    ) { view, element, loader in
        if let child = element.child(key: "collectionViewLayout"), let layout = loader.make(child, as: UICollectionViewLayout.self) {
            view.collectionViewLayout = layout
        }
        for child in element.contents(of: "cells") {
            guard let prototype = InterfacePrototype(child, loader) else { continue }
            view.reuse.register(prototype.maker(of: UICollectionReusableView.self), kind: nil, identifier: prototype.identifier)
        }
        for (key, kind) in [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ] {
            guard let child = element.child(key: key), let prototype = InterfacePrototype(child, loader) else { continue }
            view.reuse.register(prototype.maker(of: UICollectionReusableView.self), kind: kind, identifier: prototype.identifier)
        }
    }

    private static let reusableView = InterfaceLevel(UICollectionReusableView.self, ["collectionReusableView"]) { view, element, _ in
        view.reuseIdentifier = element["reuseIdentifier"]
    }

    private static let cell = InterfaceLevel(
        UICollectionViewCell.self, ["collectionViewCell"],
        outlets: [
            InterfaceOutlet("backgroundView", \UICollectionViewCell.backgroundView),
            InterfaceOutlet("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
        ]
    ) { cell, element, loader in
        guard let child = element.child(key: "contentView") ?? element.child("collectionViewCellContentView") else { return }
        loader.fill(cell.contentView, from: child)
        cell.contentView.frame = cell.bounds
    } connect: { cell, _, action in
        cell.onSelection = UICollectionViewCell.SelectionAction { [weak cell] in action.perform(sender: cell) }
    }

    private static let layout = InterfaceLevel(UICollectionViewLayout.self, ["collectionViewLayout"])

    private static let flowLayout = InterfaceLevel(
        UICollectionViewFlowLayout.self, ["collectionViewFlowLayout"],
        properties: [
            .number("minimumLineSpacing", \.minimumLineSpacing), .number("minimumInteritemSpacing", \.minimumInteritemSpacing),
            .choice("scrollDirection", ["vertical": .vertical, "horizontal": .horizontal], \.scrollDirection),
            .size("itemSize", \.itemSize),
            .size("headerReferenceSize", \.headerReferenceSize), .size("footerReferenceSize", \.footerReferenceSize),
            .size("estimatedItemSize", \.estimatedItemSize), .insets("sectionInset", \.sectionInset),
            .flag("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds),
            .flag("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds),
        ]
    ) { layout, element, _ in
        if element.flag("automaticEstimatedItemSize") == true { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
    }

    private static let controller = InterfaceLevel(
        UICollectionViewController.self, ["collectionViewController"],
        properties: [.flag("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)])
}
