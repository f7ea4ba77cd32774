import UIKit

/// Blocks of a large photo with two small ones beside it, as many in a line as fit: a compositional layout.
final class MosaicLayout: UICollectionViewCompositionalLayout {
    /// The input of the section. Its closure is created before the layout.
    @MainActor
    private final class Measure {
        var itemSize: CGSize
        init(_ itemSize: CGSize) { self.itemSize = itemSize }
    }

    private let measure: Measure

    /// The least size of a small photo, in points. Lines are filled.
    var itemSize: CGSize {
        get { measure.itemSize }
        set {
            guard newValue != measure.itemSize else { return }
            measure.itemSize = newValue
            invalidateLayout()
        }
    }

    init(itemSize: CGSize) {
        let measure = Measure(itemSize)
        self.measure = measure
        super.init(
            sectionProvider: { _, environment in
                MosaicLayout.section(measure.itemSize, width: environment.container.effectiveContentSize.width)
            },
            configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    required init?(coder: NSCoder) { nil }

    private static let gap: CGFloat = 8
    private static let insets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 16, trailing: 16)

    private static func section(_ itemSize: CGSize, width: CGFloat) -> NSCollectionLayoutSection {
        let availableWidth = max(width - insets.leading - insets.trailing, 1)
        // A block is as wide as three small photos.
        let blocks = max(((availableWidth + gap) / (itemSize.width * 3 + gap * 3)).rounded(.down), 1)
        let blockWidth = ((availableWidth - gap * (blocks - 1)) / blocks).rounded(.down)
        let small = CGSize(
            width: max(((blockWidth - gap * 2) / 3).rounded(.down), 1),
            height: max((blockWidth / 3 * itemSize.height / max(itemSize.width, 1)).rounded(), 1))
        let height = NSCollectionLayoutDimension.absolute(small.height * 2 + gap)
        let large = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(blockWidth - small.width - gap), heightDimension: .fractionalHeight(1)))
        let little = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(small.height)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(small.width), heightDimension: .fractionalHeight(1)),
            repeatingSubitem: little, count: 2)
        column.interItemSpacing = .fixed(gap)
        let block = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(blockWidth), heightDimension: height), subitems: [large, column])
        block.interItemSpacing = .fixed(gap)
        let line = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(availableWidth), heightDimension: height), repeatingSubitem: block,
            count: Int(blocks))
        line.interItemSpacing = .fixed(gap)
        let section = NSCollectionLayoutSection(group: line)
        section.interGroupSpacing = gap
        section.contentInsets = insets
        return section
    }
}
