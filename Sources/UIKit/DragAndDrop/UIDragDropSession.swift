import Foundation

/// A drag in progress. Sources and targets use it.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// The dragged items, in the order in which they were added.
    var items: [UIDragItem] { get }

    /// The drag's location in the coordinates of `view`.
    func location(in view: UIView) -> CGPoint

    /// Whether a drop may move the data instead of copying it.
    var allowsMoveOperation: Bool { get }

    /// Whether the drag is limited to the program in which it began.
    var isRestrictedToDraggingApplication: Bool { get }

    /// Whether at least one item has data that conforms to one of the types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

    /// Whether at least one item can be loaded as an object of the class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag in progress, as its source uses it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// A custom object of the source. Targets in the same program can read it through ``UIDropSession/localDragSession``.
    var localContext: Any? { get set }
}
