import Foundation

/// A button of an alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertAction: MainActorObject {
    /// What an action means, which decides its look and its place.
    public enum Style: Int, Sendable {
        /// Nothing in particular.
        case `default` = 0
        /// Leaves everything as it is. An alert has at most one; Escape performs it, and so does a touch beside an action sheet.
        case cancel = 1
        /// Takes something away for good.
        case destructive = 2
    }

    /// What the button says.
    open var title: String? { text }
    /// What the action means.
    open var style: Style { kind }
    /// Whether it can be chosen. True unless set.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { onChange() } }
    }

    private let text: String?
    private let kind: Style
    let handler: (@MainActor (UIAlertAction) -> Void)?
    /// Tells the alert that the action looks otherwise now.
    var onChange: () -> Void = {}

    /// An action that calls `handler` with itself when it was chosen and the alert has gone.
    public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
        text = title
        kind = style
        self.handler = handler
        super.init(onMainActor: ())
    }
}
