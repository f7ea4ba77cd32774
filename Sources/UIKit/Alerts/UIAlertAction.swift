import Foundation

/// A button of an alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertAction: MainActorObject {
    /// The kind of an action, which determines the style and the position of its button.
    public enum Style: Int, Sendable {
        /// A regular action.
        case `default` = 0
        /// Cancels without changes. An alert has at most one; Escape performs it, and so does a touch outside an action sheet.
        case cancel = 1
        /// Deletes or changes data permanently.
        case destructive = 2
    }

    /// The title of the button.
    open var title: String? { text }
    /// The style passed to the initializer.
    open var style: Style { kind }
    /// Whether the action can be chosen. True by default.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { onChange() } }
    }

    private let text: String?
    private let kind: Style
    let handler: (@MainActor (UIAlertAction) -> Void)?
    /// Notifies the alert that the button's appearance changed.
    var onChange: () -> Void = {}

    /// Creates an action that calls `handler` with itself after it was chosen and the alert was dismissed.
    public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
        text = title
        kind = style
        self.handler = handler
        super.init(onMainActor: ())
    }
}
