import Foundation

/// An action at a row's end, in the way of before ``UIContextualAction``.
@preconcurrency @MainActor
open class UITableViewRowAction: MainActorObject {
    /// What an action does to the row.
    public enum Style: Int, Sendable {
        /// Something that cannot be taken back: red.
        case `default` = 0
        /// Something else: grey.
        case normal = 1

        /// The same as ``default``.
        public static var destructive: Style { .default }
    }

    /// An action that calls `handler` with itself and the row's path.
    public init(style: Style, title: String?, handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init(onMainActor: ())
    }

    /// What the action does to the row.
    open private(set) var style: Style
    /// What the action says.
    open var title: String?
    /// The colour behind the action; nil is that of the style.
    open var backgroundColor: UIColor?
    let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void
}
