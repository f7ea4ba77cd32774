import Foundation

/// Something below a preview: an action, or a group of them.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
    /// What is written there.
    var title: String { get }
}

/// An action below a preview; see ``UIViewController/previewActionItems``.
@preconcurrency @MainActor
open class UIPreviewAction: MainActorObject, UIPreviewActionItem {
    /// How an action looks.
    public enum Style: Int, Sendable {
        /// Plain.
        case `default` = 0
        /// With a checkmark.
        case selected = 1
        /// Red: something is lost by it.
        case destructive = 2
    }

    /// What is written there.
    public let title: String
    /// What is called with the action and the controller that was looked at.
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void
    let style: Style

    /// An action with a title, which calls `handler` with itself and the controller that was looked at.
    public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
        self.title = title
        self.style = style
        self.handler = { item, controller in
            if let action = item as? UIPreviewAction { handler(action, controller) }
        }
        super.init(onMainActor: ())
    }
}

/// Actions below a preview that are shown once their group is chosen.
@preconcurrency @MainActor
open class UIPreviewActionGroup: MainActorObject, UIPreviewActionItem {
    /// What is written there.
    public let title: String
    let style: UIPreviewAction.Style
    let actions: [UIPreviewAction]

    /// A group of actions.
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        self.title = title
        self.style = style
        self.actions = actions
        super.init(onMainActor: ())
    }
}
