import Foundation

/// The style of the separators between the cells of a list.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
    /// The visibility of a separator.
    public enum Visibility: Int, Sendable {
        /// Visible if the list's style has a separator there.
        case automatic = 0
        /// Always visible.
        case visible = 1
        /// Never visible.
        case hidden = 2
    }

    /// Insets that select the list's defaults: separators start at the cell's text.
    nonisolated public static let automaticInsets = NSDirectionalEdgeInsets(
        top: CGFloat.greatestFiniteMagnitude, leading: CGFloat.greatestFiniteMagnitude, bottom: CGFloat.greatestFiniteMagnitude,
        trailing: CGFloat.greatestFiniteMagnitude)

    /// The visibility of the separator above a cell. Default automatic.
    public var topSeparatorVisibility = Visibility.automatic
    /// The visibility of the separator below a cell. Default automatic.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the separator above a cell, in points. Default automatic.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The insets of the separator below a cell, in points. Default automatic.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The colour of the separators.
    public var color = UIColor.separator
    /// The colour of the separators between two selected cells.
    public var multipleSelectionColor = UIColor.separator

    /// Creates the default configuration of a list style.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        appearance = listAppearance
    }

    let appearance: UICollectionLayoutListConfiguration.Appearance
}
