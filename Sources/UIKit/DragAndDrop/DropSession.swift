import Foundation

/// A drag's session, as its targets see it.
@MainActor
package final class DropSession: MainActorObject, UIDropSession {
    /// Where the drag is.
    package var place: DragPlace
    nonisolated package var progress: Progress { transfer.progress }
    package var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    /// What another program allows; nil for a drag of this one.
    package internal(set) var allowedOperations: UIDragSourceOperations?
    private let local: DragSession?
    private var foreignItems: [UIDragItem]
    private let foreignAllowsMove: Bool
    /// Guards the data, and waits for it after the drop.
    nonisolated package let transfer: DropTransfer

    /// The targets' side of a drag of this program.
    init(of session: DragSession) {
        local = session
        place = session.place
        foreignItems = []
        foreignAllowsMove = false
        transfer = DropTransfer(at: session.place)
        super.init(onMainActor: ())
    }

    /// A drag of another program that comes to `place`.
    package init(items: [UIDragItem], allowsMoveOperation: Bool, at place: DragPlace) {
        local = nil
        foreignItems = items
        foreignAllowsMove = allowsMoveOperation
        self.place = place
        transfer = DropTransfer(at: place)
        super.init(onMainActor: ())
        watchItems()
    }

    /// Lets ``transfer`` hear of the loads of all items.
    func watchItems() {
        for item in items { item.itemProvider.watch = transfer }
    }

    /// Lets the items' data be read by any code.
    func releaseItems() {
        for item in items where item.itemProvider.watch === transfer { item.itemProvider.watch = nil }
    }

    /// What another program dragged, now that it can be told: after the drop, and before the target takes it.
    func replaceItems(_ items: [UIDragItem]) {
        releaseItems()
        foreignItems = items
        watchItems()
    }

    package var items: [UIDragItem] { local?.items ?? foreignItems }
    package var localDragSession: (any UIDragSession)? { local }
    package var allowsMoveOperation: Bool { local?.allowsMoveOperation ?? foreignAllowsMove }
    package var isRestrictedToDraggingApplication: Bool { local?.isRestrictedToDraggingApplication ?? false }

    package func location(in view: UIView) -> CGPoint { place.location(in: view) }

    package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.haveItems(conformingTo: typeIdentifiers)
    }

    package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}
