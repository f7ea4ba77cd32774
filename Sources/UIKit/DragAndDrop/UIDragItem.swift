import Foundation

/// A dragged item: its data, provided on request, and an object for the program itself.
@preconcurrency @MainActor
open class UIDragItem: MainActorObject {
    /// The item's data.
    open var itemProvider: NSItemProvider { provider }
    private let provider: NSItemProvider

    /// A custom object, visible only to targets in the same program.
    open var localObject: Any?

    /// Creates the item's preview under the finger.
    ///
    /// If it is nil or returns nil, the item keeps its preview of the lift. Items that are added to a drag use it as well.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Creates an item with the data of `itemProvider`.
    public init(itemProvider: NSItemProvider) {
        provider = itemProvider
        super.init(onMainActor: ())
    }
}
