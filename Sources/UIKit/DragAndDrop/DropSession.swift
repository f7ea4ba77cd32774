import Foundation

/// The session of a drag for its targets.
@MainActor
package final class DropSession: MainActorObject, UIDropSession {
    package var dragLocation: DragLocation
    nonisolated package var progress: Progress { transfer.progress }
    package var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    /// The operations that another program allows; nil for a drag of this program.
    package internal(set) var allowedOperations: UIDragSourceOperations?
    private let local: LocalDragSession?
    private var remoteItems: [UIDragItem]
    private let remoteAllowsMove: Bool
    /// Prevents reading the data before the drop, and waits for the data afterwards.
    nonisolated package let transfer: DropDataTransfer

    /// Creates the targets' session for a drag of this program.
    init(of session: LocalDragSession) {
        local = session
        dragLocation = session.dragLocation
        remoteItems = []
        remoteAllowsMove = false
        transfer = DropDataTransfer(at: session.dragLocation)
        super.init(onMainActor: ())
    }

    /// Creates a session for another program's drag at `location`.
    package init(items: [UIDragItem], allowsMoveOperation: Bool, at location: DragLocation) {
        local = nil
        remoteItems = items
        remoteAllowsMove = allowsMoveOperation
        self.dragLocation = location
        transfer = DropDataTransfer(at: location)
        super.init(onMainActor: ())
        watchItems()
    }

    /// Sets ``transfer`` as the observer of all loads of the items.
    func watchItems() {
        for item in items { item.itemProvider.watch = transfer }
    }

    /// Removes ``transfer`` as the observer, so that the data can be loaded at any time.
    func releaseItems() {
        for item in items where item.itemProvider.watch === transfer { item.itemProvider.watch = nil }
    }

    /// Replaces the preliminary item with the items that another program dragged. They are known after the drop, before the target performs it.
    func replaceItems(_ items: [UIDragItem]) {
        releaseItems()
        remoteItems = items
        watchItems()
    }

    package var items: [UIDragItem] { local?.items ?? remoteItems }
    package var localDragSession: (any UIDragSession)? { local }
    package var allowsMoveOperation: Bool { local?.allowsMoveOperation ?? remoteAllowsMove }
    package var isRestrictedToDraggingApplication: Bool { local?.isRestrictedToDraggingApplication ?? false }

    package func location(in view: UIView) -> CGPoint { dragLocation.location(in: view) }

    package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.haveItems(conformingTo: typeIdentifiers)
    }

    package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}
