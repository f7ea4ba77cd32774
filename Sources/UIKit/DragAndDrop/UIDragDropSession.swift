import Foundation

/// A drag that is going on, as both its source and its targets see it.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// What is dragged, in the order in which it was added.
    var items: [UIDragItem] { get }

    /// Where the drag is, in the coordinates of `view`.
    func location(in view: UIView) -> CGPoint

    /// Whether a drop may move the data rather than copy it.
    var allowsMoveOperation: Bool { get }

    /// Whether only the program that the drag began in sees it.
    var isRestrictedToDraggingApplication: Bool { get }

    /// Whether an item has data of one of the types, or of a more special one.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

    /// Whether an object of the class can be made of an item.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag that is going on, as its source sees it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// Anything that the source wants to remember about the drag. Targets of the same program find it by
    /// ``UIDropSession/localDragSession``.
    var localContext: Any? { get set }
}
