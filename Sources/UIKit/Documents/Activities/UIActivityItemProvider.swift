import Foundation
import Synchronization

/// An item that takes time to create. After an activity is chosen, the provider creates it on another thread, without blocking the app.
///
/// Subclasses override ``item``. `@unchecked Sendable` is safe because a lock protects the shared state.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
    /// The item's placeholder until then.
    open var placeholderItem: Any? { placeholder }
    private let placeholder: Any?
    private let state = Mutex<State>(State())

    private struct State: @unchecked Sendable {
        var type: UIActivity.ActivityType?
        /// The result of ``item``. The operation's thread hands it to the main thread once.
        var made: Any?
    }

    /// Creates a provider that uses `placeholderItem` until the item exists.
    public init(placeholderItem: Any) {
        placeholder = placeholderItem
        super.init()
    }

    /// The chosen activity; nil before the choice.
    open internal(set) var activityType: UIActivity.ActivityType? {
        get { state.withLock { $0.type } }
        set { state.withLock { $0.type = newValue } }
    }

    /// The item for ``activityType``: the placeholder unless overridden. Called once, on the operation's thread.
    open var item: Any { placeholderItem ?? NSNull() }

    /// Stores the result of ``item``.
    open override func main() {
        let item = item
        keep(item)
    }

    private func keep(_ item: Any) {
        let kept = State(type: activityType, made: item)
        state.withLock { $0 = kept }
    }

    var made: Any? { state.withLock { $0 }.made }

    // MARK: UIActivityItemSource

    /// The placeholder.
    @MainActor
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? NSNull()
    }

    /// The stored item.
    @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { made }
}

// In an extension, so that the class is not isolated to the main actor: operations run on other threads.
extension UIActivityItemProvider: UIActivityItemSource {}
