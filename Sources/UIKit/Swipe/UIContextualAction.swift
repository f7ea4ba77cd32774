import Foundation

/// Something that can be done with a row of a list, shown beside the row when it is pulled aside.
@preconcurrency @MainActor
open class UIContextualAction: MainActorObject {
    /// Does the action.
    ///
    /// - Parameters:
    ///   - action: The action that was chosen.
    ///   - sourceView: The view that shows the action, from which to present something.
    ///   - completionHandler: To be called once when all is done, with whether it was. The row goes back to its place then.
    public typealias Handler =
        @MainActor (_ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (_ actionPerformed: Bool) -> Void) ->
        Void

    /// What an action does to the row.
    public enum Style: Int, Sendable {
        /// Something that leaves the row where it is.
        case normal = 0
        /// Something that deletes the row or its data.
        case destructive = 1
    }

    /// An action that calls `handler`.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init(onMainActor: ())
    }

    /// What the action does to the row.
    open private(set) var style: Style
    /// What is called when the action is chosen.
    open private(set) var handler: Handler
    /// What the action says.
    open var title: String?
    /// The colour behind the action. Red for a destructive action and grey for others, unless set; nil sets that again.
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownBackgroundColor = newValue }
    }
    private var ownBackgroundColor: UIColor?
    /// A picture above the title; one that is no original is white.
    open var image: UIImage?
}
