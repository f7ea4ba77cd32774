import Foundation

/// How the lines between the cells of a list look.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
    /// Whether a line is shown.
    public enum Visibility: Int, Sendable {
        /// Where the list has one.
        case automatic = 0
        /// Always.
        case visible = 1
        /// Never.
        case hidden = 2
    }

    /// Insets that say: as the list has them, from where the cell's text begins.
    nonisolated public static let automaticInsets = NSDirectionalEdgeInsets(
        top: CGFloat.greatestFiniteMagnitude, leading: CGFloat.greatestFiniteMagnitude, bottom: CGFloat.greatestFiniteMagnitude,
        trailing: CGFloat.greatestFiniteMagnitude)

    /// Whether the line above a cell is shown.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether the line below a cell is shown.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// How far the line above keeps from the cell's edges, in points.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// How far the line below keeps from the cell's edges, in points.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The lines' colour.
    public var color = UIColor.separator
    /// The lines' colour between two cells that are both selected.
    public var multipleSelectionColor = UIColor.separator

    /// The lines of a list.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        appearance = listAppearance
    }

    let appearance: UICollectionLayoutListConfiguration.Appearance
}
