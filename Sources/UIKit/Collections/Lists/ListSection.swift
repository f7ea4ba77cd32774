import Foundation

/// The layout rules of a list section: its insets, header and footer modes, background and the roles of its views.
@MainActor
final class ListSection {
    let configuration: UICollectionLayoutListConfiguration
    /// The background decoration of the section.
    let background = NSCollectionLayoutDecorationItem.background(elementKind: ListSection.backgroundKind)

    /// The kind of the background decoration.
    static let backgroundKind = "UICollectionViewListSectionBackground"
    /// The estimated height of a cell, in points: one line of text.
    private static let estimatedHeight: CGFloat = 44
    /// The length by which the background extends beyond the first and last section, in points. Longer than any overscroll.
    private static let beyond: CGFloat = 10_000

    private init(_ configuration: UICollectionLayoutListConfiguration) {
        self.configuration = configuration
    }

    static func make(
        _ configuration: UICollectionLayoutListConfiguration, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let width = NSCollectionLayoutDimension.fractionalWidth(1)
        let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: .estimated(estimatedHeight))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        let list = ListSection(configuration)
        section.list = list
        section.decorationItems = [list.background]
        section.contentInsets = list.insets(environment)
        let isPlain = configuration.appearance == .plain
        if configuration.headerMode == .supplementary {
            let header = boundaryItem(UICollectionView.elementKindSectionHeader, .top)
            header.pinToVisibleBounds = isPlain
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            let footer = boundaryItem(UICollectionView.elementKindSectionFooter, .bottom)
            footer.pinToVisibleBounds = isPlain
            section.boundarySupplementaryItems.append(footer)
        }
        return section
    }

    private static func boundaryItem(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(28)), elementKind: kind,
            alignment: alignment)
    }

    // MARK: Metrics

    /// The insets of the cells. In grouped styles, the space above and below each section is 17.5 points, half of 35 points, as in tables.
    private func insets(_ environment: any NSCollectionLayoutEnvironment) -> NSDirectionalEdgeInsets {
        var insets = NSDirectionalEdgeInsets.zero
        switch configuration.appearance {
        case .plain, .sidebarPlain: return insets
        case .grouped: break
        case .insetGrouped, .sidebar:
            let margins = (environment as? LayoutEnvironment)?.margins ?? .zero
            let least: CGFloat = environment.container.contentSize.width >= 414 ? 20 : 16
            (insets.leading, insets.trailing) = (max(margins.leading, least), max(margins.trailing, least))
        }
        insets.top = configuration.headerMode == .supplementary ? 0 : Self.groupSpacing
        insets.bottom = configuration.footerMode == .supplementary ? 0 : Self.groupSpacing
        return insets
    }

    private static let groupSpacing: CGFloat = 17.5

    /// The space above the section and its header, in points.
    func topPadding(isFirst: Bool) -> CGFloat {
        let isGrouped = configuration.appearance == .grouped || configuration.appearance == .insetGrouped
        guard configuration.headerMode != .none else { return isFirst && isGrouped ? Self.groupSpacing : 0 }
        if let padding = configuration.headerTopPadding { return max(padding, 0) }
        if configuration.headerMode == .supplementary {
            switch configuration.appearance {
            case .plain: return isFirst ? 0 : 22
            case .grouped, .insetGrouped: return isFirst ? Self.groupSpacing : 0
            case .sidebar, .sidebarPlain: return 0
            }
        }
        return isFirst && isGrouped ? Self.groupSpacing : 0
    }

    var backgroundColor: UIColor {
        if let color = configuration.backgroundColor { return color }
        return switch configuration.appearance {
        case .plain, .sidebarPlain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar: .secondarySystemBackground
        }
    }

    /// The background frame of a section. The backgrounds of the first and last section extend beyond the content.
    func backgroundFrame(_ frame: CGRect, isFirst: Bool, isLast: Bool) -> CGRect {
        let above = isFirst ? Self.beyond : topPadding(isFirst: false)
        let below = isLast ? Self.beyond : 0
        return CGRect(x: frame.minX, y: frame.minY - above, width: frame.width, height: frame.height + above + below)
    }

    // MARK: Roles of views

    func position(ofItem item: Int, of count: Int) -> ListPosition {
        let isHeader = configuration.headerMode == .firstItemInSection && item == 0
        // A first-item header of grouped styles is above the card, so the second item is the first cell in the card.
        let first = configuration.headerMode == .firstItemInSection ? 1 : 0
        return ListPosition(section: self, role: isHeader ? .headerItem : .cell, isFirst: item == first, isLast: item == count - 1)
    }

    func position(ofBoundary kind: String) -> ListPosition {
        let role: ListPosition.Role =
            switch kind {
            case UICollectionView.elementKindSectionHeader: .header
            case UICollectionView.elementKindSectionFooter: .footer
            default: .background
            }
        return ListPosition(section: self, role: role, isFirst: false, isLast: false)
    }
}

/// The role and position of a view in a list section.
struct ListPosition: Equatable {
    enum Role {
        case cell, headerItem, header, footer, background
    }

    let section: ListSection
    let role: Role
    /// Whether the view is the first cell of the section.
    let isFirst: Bool
    /// Whether the view is the last cell of the section.
    let isLast: Bool

    static func == (left: ListPosition, right: ListPosition) -> Bool {
        left.section === right.section && left.role == right.role && left.isFirst == right.isFirst && left.isLast == right.isLast
    }
}

/// The background view of a list section.
@MainActor
final class ListSectionBackground: UICollectionReusableView {
    override func position(by attributes: UICollectionViewLayoutAttributes) {
        super.position(by: attributes)
        isUserInteractionEnabled = false
        backgroundColor = attributes.list?.section.backgroundColor
    }
}
