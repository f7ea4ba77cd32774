import Foundation

/// An action or a group of actions below a preview.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
    /// The localized title.
    var title: String { get }
}

/// An action below a preview; see ``UIViewController/previewActionItems``.
@preconcurrency @MainActor
open class UIPreviewAction: MainActorObject, UIPreviewActionItem {
    /// The style of an action.
    public enum Style: Int, Sendable {
        /// The normal style.
        case `default` = 0
        /// A checkmark beside the title.
        case selected = 1
        /// A red title, for actions that delete data.
        case destructive = 2
    }

    /// The localized title.
    open private(set) var title: String
    /// Called with the action and the previewed controller.
    open private(set) var handler: (any UIPreviewActionItem, UIViewController) -> Void
    let style: Style

    /// Creates an action that calls `handler` with itself and the previewed controller.
    public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
        self.title = title
        self.style = style
        self.handler = { item, controller in
            if let action = item as? UIPreviewAction { handler(action, controller) }
        }
        super.init(onMainActor: ())
    }
}

/// A group of actions below a preview, which opens as a submenu.
@preconcurrency @MainActor
open class UIPreviewActionGroup: MainActorObject, UIPreviewActionItem {
    /// The localized title.
    open private(set) var title: String
    let style: UIPreviewAction.Style
    let actions: [UIPreviewAction]

    /// Creates a group of actions.
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        self.title = title
        self.style = style
        self.actions = actions
        super.init(onMainActor: ())
    }
}
