import Foundation

/// An action for a row of a list, revealed by a swipe.
@preconcurrency @MainActor
open class UIContextualAction: MainActorObject {
    /// Performs the action.
    ///
    /// - Parameter action: The selected action.
    /// - Parameter sourceView: The view of the action, as a source for presentations.
    /// - Parameter completionHandler: Call it once when the action is complete. Pass true if the action was performed. The row then closes.
    public typealias Handler =
        @MainActor (_ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (_ actionPerformed: Bool) -> Void) ->
        Void

    /// The effect of an action on the row.
    public enum Style: Int, Sendable {
        /// Keeps the row.
        case normal = 0
        /// Deletes the row or its data.
        case destructive = 1
    }

    /// An action that calls `handler`.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init(onMainActor: ())
    }

    /// The effect of the action on the row.
    open private(set) var style: Style
    /// Called when the user selects the action.
    open private(set) var handler: Handler
    /// The title. Nil shows only the image.
    open var title: String?
    /// The background colour. By default red for a destructive action and gray for others. Nil restores the default.
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownBackgroundColor = newValue }
    }
    private var ownBackgroundColor: UIColor?
    /// The effect of a ``UITableViewRowAction`` behind the title.
    var backgroundEffect: UIVisualEffect?
    /// An image above the title. Nil unless set. An image is drawn in white unless its rendering mode is original.
    open var image: UIImage?
}
