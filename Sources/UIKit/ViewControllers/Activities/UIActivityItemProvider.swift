import Foundation
import Synchronization

/// An item that takes time to make: it is made when an activity was chosen, on a thread of its own, while the app goes on.
///
/// A subclass overrides ``item``. `@unchecked Sendable` is safe because what threads share is behind a lock.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
    /// What stands for the item until then.
    public let placeholderItem: Any?
    private let state = Mutex<State>(State())

    private struct State: @unchecked Sendable {
        var type: UIActivity.ActivityType?
        /// What ``item`` gave: handed from the operation's thread to the main thread once.
        var made: Any?
    }

    /// A provider that shows `placeholderItem` until the item is there.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The activity that was chosen; nil before.
    open internal(set) var activityType: UIActivity.ActivityType? {
        get { state.withLock { $0.type } }
        set { state.withLock { $0.type = newValue } }
    }

    /// The item for ``activityType``: the placeholder unless overridden. Asked once, on the operation's thread.
    open var item: Any { placeholderItem ?? NSNull() }

    /// Keeps ``item``.
    open override func main() {
        let item = item
        keep(item)
    }

    private func keep(_ item: Any) {
        let kept = State(type: activityType, made: item)
        state.withLock { $0 = kept }
    }

    var made: Any? { state.withLock { $0 }.made }

    // MARK: The controller's source

    /// The placeholder.
    @MainActor
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? NSNull()
    }

    /// The item that was made.
    @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { made }
}

// In an extension, so that the class does not become the main actor's: operations run on threads of their own.
extension UIActivityItemProvider: UIActivityItemSource {}
