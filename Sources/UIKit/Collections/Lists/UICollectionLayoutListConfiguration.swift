import Foundation

/// The appearance of a list section, with its header, footer, separators and swipe actions.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The styles of lists.
    public enum Appearance: Int, Sendable {
        /// Rows from edge to edge, with pinned headers.
        case plain = 0
        /// Separate sections on a grey background.
        case grouped = 1
        /// Sections as rounded cards on a grey background.
        case insetGrouped = 2
        /// A sidebar: rows without separators, with a rounded selection background.
        case sidebar = 3
        /// A sidebar whose rows extend from edge to edge.
        case sidebarPlain = 4
    }

    /// The kinds of section headers.
    public enum HeaderMode: Int, Sendable {
        /// No header.
        case none = 0
        /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
        case supplementary = 1
        /// The section's first item.
        case firstItemInSection = 2
    }

    /// The kinds of section footers.
    public enum FooterMode: Int, Sendable {
        /// No footer.
        case none = 0
        /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
        case supplementary = 1
    }

    /// Closure that returns the swipe actions of an item; nil for none.
    public typealias SwipeActionsConfigurationProvider = @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    /// Closure that returns the separator configuration of an item, given the configuration of its section.
    public typealias ItemSeparatorHandler =
        @MainActor (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    /// The style of the list.
    public let appearance: Appearance
    /// Whether separators are shown between cells. Default true, except in sidebars.
    public var showsSeparators: Bool
    /// The configuration of the separators.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Closure that returns an item's own separator configuration. Nil, the default, for the separator configuration of the section.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The background colour of the section. Nil, the default, is the colour of the style; `.clear` shows the collection view's background.
    public var backgroundColor: UIColor?
    /// Closure that returns the actions at the leading edge, shown by a swipe towards the trailing edge. Default nil.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Closure that returns the actions at the trailing edge, shown by a swipe towards the leading edge. Default nil.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The kind of header. Default none.
    public var headerMode = HeaderMode.none
    /// The kind of footer. Default none.
    public var footerMode = FooterMode.none
    /// The space above the header, in points. Nil, the default, for the standard space of the style.
    public var headerTopPadding: CGFloat?

    /// Creates a configuration with the defaults of a style.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}

extension NSCollectionLayoutSection {
    /// Creates a list section: a column of cells with the full available width and their own heights.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        ListSection.make(configuration, layoutEnvironment)
    }
}

extension UICollectionViewCompositionalLayout {
    /// Creates a layout in which every section is a list with the same configuration.
    public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
        return layout
    }
}
