import Foundation

/// A filled and outlined shape behind a control's content.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
    /// The colour of the shape. Nil is the tint.
    public var backgroundColor: UIColor? = .clear {
        didSet { hasOwnColor = true }
    }
    /// Whether the program set the colour, which then is the same in each state.
    private var hasOwnColor = false
    private var role = ListRole.none
    /// Changes the colour of the shape.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// A view of the program's that fills the shape.
    public var customView: UIView?
    /// A picture that fills the shape.
    public var image: UIImage?
    /// How the picture fills it.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// How far the corners are round, in points.
    public var cornerRadius: CGFloat = 0
    /// How far the shape keeps inside of its view.
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    /// The outline's colour. Nil, the default, draws none.
    public var strokeColor: UIColor?
    /// Changes the outline's colour.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The outline's width, in points.
    public var strokeWidth: CGFloat = 0
    /// How far the outline is outside of the shape, in points.
    public var strokeOutset: CGFloat = 0

    private init() {}

    /// Nothing is drawn.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    // MARK: Lists

    /// What of a list a background is for, which says how it looks in each state.
    private enum ListRole {
        case none, plainCell, groupedCell, sidebarCell, headerFooter, pinnedHeaderFooter
    }

    private static func list(_ role: ListRole, _ color: UIColor) -> UIBackgroundConfiguration {
        var made = UIBackgroundConfiguration()
        made.role = role
        made.backgroundColor = color
        made.hasOwnColor = false
        return made
    }

    /// Behind a cell of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { list(.plainCell, .systemBackground) }
    /// Behind a header or a footer of a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { list(.pinnedHeaderFooter, .clear) }
    /// Behind a cell of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { list(.groupedCell, .secondarySystemGroupedBackground) }
    /// Behind a header or a footer of a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { list(.headerFooter, .clear) }
    /// Behind a header of a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { list(.headerFooter, .clear) }
    /// Behind a cell of a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var made = list(.sidebarCell, .clear)
        made.cornerRadius = 10
        made.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 0, bottom: 1, trailing: 0)
        return made
    }
    /// Behind a cell of a list beside a sidebar.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

    /// The background in `state`: one of a list shows whether the cell is touched or chosen, unless its colour was set. Others are the same
    /// in each; set another in a cell's `configurationUpdateHandler`.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard role != .none, !hasOwnColor else { return self }
        let cell = state as? UICellConfigurationState
        let isChosen = cell.map { $0.isHighlighted || $0.isSelected } ?? (state as? UIViewConfigurationState)?.isHighlighted ?? false
        let isEdited = cell?.isEditing ?? false
        var updated = self
        switch role {
        case .none, .headerFooter: return self
        case .plainCell: if isChosen { updated.backgroundColor = isEdited ? .systemGray5 : .systemGray4 }
        case .groupedCell: if isChosen { updated.backgroundColor = isEdited ? .systemGray5 : .systemGray4 }
        case .sidebarCell: if isChosen { updated.backgroundColor = .systemFill }
        case .pinnedHeaderFooter:
            let isPinned = cell?.isPinned ?? (state as? UIViewConfigurationState)?.isPinned ?? false
            if isPinned { updated.backgroundColor = .secondarySystemBackground }
        }
        updated.hasOwnColor = false
        return updated
    }

    /// The colour that the shape has where the tint is `tintColor`.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The colour that the outline has where the tint is `tintColor`.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}
