import Foundation

/// A dragged item. It provides its data on request, and may contain an object for this program.
@preconcurrency @MainActor
open class UIDragItem: MainActorObject {
    /// The item's data.
    open var itemProvider: NSItemProvider { provider }
    private let provider: NSItemProvider

    /// A custom object, visible only to targets in the same program.
    open var localObject: Any?

    /// Creates the preview that the item shows under the finger during the drag.
    ///
    /// If it is nil or returns nil, the item keeps its lift preview. It is also called for items that are added to a drag.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Creates an item with the data of `itemProvider`.
    public init(itemProvider: NSItemProvider) {
        provider = itemProvider
        super.init(onMainActor: ())
    }
}
