import Foundation

/// How a list section looks, and what its headers, footers, separators and swipes are.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The look of a list.
    public enum Appearance: Int, Sendable {
        /// Rows from edge to edge; headers stay at the top.
        case plain = 0
        /// Sections apart from each other, on a grey ground.
        case grouped = 1
        /// Sections as cards, on a grey ground.
        case insetGrouped = 2
        /// A sidebar: rows without lines, whose selection has round corners.
        case sidebar = 3
        /// A sidebar whose rows go from edge to edge.
        case sidebarPlain = 4
    }

    /// What the header of a section is.
    public enum HeaderMode: Int, Sendable {
        /// There is none.
        case none = 0
        /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
        case supplementary = 1
        /// The section's first item.
        case firstItemInSection = 2
    }

    /// What the footer of a section is.
    public enum FooterMode: Int, Sendable {
        /// There is none.
        case none = 0
        /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
        case supplementary = 1
    }

    /// Says what an item shows when it is pulled aside; nil is nothing.
    public typealias SwipeActionsConfigurationProvider = @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    /// Says which lines an item has; it is given those of the section.
    public typealias ItemSeparatorHandler =
        @MainActor (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    /// The look.
    public let appearance: Appearance
    /// Whether there are lines between cells. True unless set, but in sidebars.
    public var showsSeparators: Bool
    /// The lines between cells.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Which lines an item has, where its are not those of the section.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// What is behind the section. Nil is what the look has; `.clear` shows the collection view's own background.
    public var backgroundColor: UIColor?
    /// What is shown before an item that is pulled towards the end of its text.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// What is shown after an item that is pulled towards the beginning of its text.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// What the header of the section is. There is none unless set.
    public var headerMode = HeaderMode.none
    /// What the footer of the section is. There is none unless set.
    public var footerMode = FooterMode.none
    /// The room above a header, in points. Nil is what the look has.
    public var headerTopPadding: CGFloat?

    /// A list of a look.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}

extension NSCollectionLayoutSection {
    /// A section that is a list: cells as wide as the room and as high as they like, one below the other.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        ListSection.make(configuration, layoutEnvironment)
    }
}

extension UICollectionViewCompositionalLayout {
    /// A layout whose sections are all lists of a look.
    public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
        return layout
    }
}
