import Foundation

/// Makes the controller of a context menu's preview; nil previews the view itself.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Makes the menu from the system's suggestions; nil shows only the preview.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// The configuration of a context menu: its identifier, preview and menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: MainActorObject {
    /// The order of a menu's elements.
    public enum ElementOrder: Int, Sendable {
        /// The system chooses: priority for buttons, fixed beside previews.
        case automatic = 0
        /// The first element is nearest to the menu's source.
        case priority = 1
        /// The first element is at the top.
        case fixed = 2
    }

    /// The menu's identifier.
    open private(set) var identifier: any NSCopying
    /// The order of the elements. The default is automatic.
    open var preferredMenuElementOrder = ElementOrder.automatic

    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: The menu's identifier. Nil creates a unique one.
    ///   - previewProvider: Makes the preview's controller when the menu opens.
    ///   - actionProvider: Makes the menu from the system's suggestions when it opens.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init(onMainActor: ())
    }
}
