import Foundation

/// One thing that is dragged: its data, as a promise, and what the program itself knows of it.
@preconcurrency @MainActor
open class UIDragItem: MainActorObject {
    /// The data that the item is dropped as.
    open var itemProvider: NSItemProvider { provider }
    private let provider: NSItemProvider

    /// Any object of the program's own. Targets of the same program find it here; other programs never see it.
    open var localObject: Any?

    /// Makes what the item looks like once it was lifted. Without one, or where it returns nil, it keeps the look it was lifted with. An item of
    /// several that are added gets its look from it too.
    open var previewProvider: (() -> UIDragPreview?)?

    /// An item whose data comes from `itemProvider`.
    public init(itemProvider: NSItemProvider) {
        provider = itemProvider
        super.init(onMainActor: ())
    }
}
