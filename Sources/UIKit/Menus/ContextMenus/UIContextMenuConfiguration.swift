import Foundation

/// Makes the controller whose view a context menu shows as its preview; nil shows what the menu belongs to.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Makes the menu, from what the system suggests; nil shows the preview alone.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// What a context menu is: its preview, its menu, and what it is found again by.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: MainActorObject {
    /// Where the first element of a menu lies.
    public enum ElementOrder: Int, Sendable {
        /// What suits the menu: nearest to what it belongs to for buttons, at the top beside previews.
        case automatic = 0
        /// Nearest to what the menu belongs to.
        case priority = 1
        /// At the top.
        case fixed = 2
    }

    /// What the menu is found again by.
    public let identifier: any NSCopying
    /// Where the first element lies.
    open var preferredMenuElementOrder = ElementOrder.automatic

    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// A context menu.
    ///
    /// - Parameters:
    ///   - identifier: What the menu is found again by. Nil gives it an identifier of its own.
    ///   - previewProvider: Makes the controller that is shown as the preview. Called when the menu opens.
    ///   - actionProvider: Makes the menu. Called when the menu opens, with what the system suggests.
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
