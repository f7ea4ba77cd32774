import Foundation

/// An action at the trailing edge of a row; the predecessor of ``UIContextualAction``.
@preconcurrency @MainActor
open class UITableViewRowAction: MainActorObject {
    /// The styles of row actions.
    public enum Style: Int, Sendable {
        /// A destructive action: red.
        case `default` = 0
        /// Any other action: grey.
        case normal = 1

        /// An alias of ``default``.
        public static var destructive: Style { .default }
    }

    /// Creates an action that calls `handler` with itself and the row's index path.
    public init(style: Style, title: String?, handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init(onMainActor: ())
    }

    /// The style of the action.
    open private(set) var style: Style
    /// The title of the action.
    open var title: String?
    /// The background colour of the action. Nil, the default, is the colour of the style.
    open var backgroundColor: UIColor?
    /// A copy of the effect behind the title, for example a blur. Nil, the default, shows only the background colour.
    ///
    /// A view with this effect covers the background colour.
    open var backgroundEffect: UIVisualEffect? {
        get { effect }
        set { effect = newValue?.copy() as? UIVisualEffect }
    }
    private var effect: UIVisualEffect?
    let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void
}
