import Foundation

/// The background of a control or cell: a filled shape with an outline.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
    /// The fill colour. Nil for the tint colour.
    public var backgroundColor: UIColor? = .clear {
        didSet { hasOwnColor = true }
    }
    /// Whether the app set ``backgroundColor``. A colour from the app does not depend on the state.
    private var hasOwnColor = false
    private var role = ListRole.none
    /// A closure that changes the fill colour.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// A custom view that fills the shape.
    public var customView: UIView?
    /// An image that fills the shape.
    public var image: UIImage?
    /// The content mode of the image.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// An effect on the content behind the shape, between the fill colour and the image. Nil, the default, has no effect.
    public var visualEffect: UIVisualEffect?
    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0
    /// The insets of the shape from its view's edges, in points.
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    /// The edges at which the view's layout margins are added to ``backgroundInsets``. Default none.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The shadow of the shape. Default an invisible one. Differs from UIKit: cells and headers have shadows, buttons do not.
    public var shadowProperties = UIShadowProperties()
    /// The colour of the outline. Nil, the default, draws no outline.
    public var strokeColor: UIColor?
    /// A closure that changes the outline's colour.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the outline, in points.
    public var strokeWidth: CGFloat = 0
    /// The distance from the shape's edge outwards to the outline, in points.
    public var strokeOutset: CGFloat = 0

    private init() {}

    /// Creates a background that draws nothing.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    // MARK: Lists

    /// The kind of list element that has the background. It determines the colour in each state.
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

    /// The default background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { list(.plainCell, .systemBackground) }
    /// The default background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { list(.pinnedHeaderFooter, .clear) }
    /// The default background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { list(.groupedCell, .secondarySystemGroupedBackground) }
    /// The default background of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { list(.headerFooter, .clear) }
    /// The default background of a header in a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { list(.headerFooter, .clear) }
    /// The default background of a cell in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var made = list(.sidebarCell, .clear)
        made.cornerRadius = 10
        made.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 0, bottom: 1, trailing: 0)
        return made
    }
    /// The default background of a cell in a list beside a sidebar.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

    /// Returns the background for `state`. A list's background shows highlighting and selection, unless the app set its colour. Other backgrounds do
    /// not depend on the state; change those in a cell's `configurationUpdateHandler`.
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

    /// Returns the fill colour for a tint colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the outline's colour for a tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}
