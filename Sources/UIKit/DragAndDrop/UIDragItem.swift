import Foundation

/// A dragged item: the promise of its data, and an object for the program itself.
@preconcurrency @MainActor
open class UIDragItem: MainActorObject {
    /// The item's data.
    open var itemProvider: NSItemProvider { provider }
    private let provider: NSItemProvider

    /// An object of the app's own, visible to targets of the same program only.
    open var localObject: Any?

    /// Makes the item's preview under the finger.
    ///
    /// If it is nil or returns nil, the item keeps its preview of the lift. Items that are added to a drag use it as well.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Creates an item with the data of `itemProvider`.
    public init(itemProvider: NSItemProvider) {
        provider = itemProvider
        super.init(onMainActor: ())
    }
}
