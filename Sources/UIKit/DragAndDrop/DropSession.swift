import Foundation

/// A drag's session, as its targets see it.
@MainActor
package final class DropSession: MainActorObject, UIDropSession {
    /// What its targets may do with the data.
    package enum Stage {
        /// It is over targets: data cannot be read.
        case hovering
        /// It was dropped on one, which reads its data.
        case dropped
        /// It is over.
        case ended
    }

    package internal(set) var stage = Stage.hovering
    /// Where the drag is.
    package var place: DragPlace
    package let progress = Progress(totalUnitCount: 0)
    package var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    private let local: DragSession?
    private let foreignItems: [UIDragItem]
    private let foreignAllowsMove: Bool
    /// Waits for the data, from the drop on.
    private(set) var transfer: DropTransfer?

    /// The targets' side of a drag of this program.
    init(of session: DragSession) {
        local = session
        place = session.place
        foreignItems = []
        foreignAllowsMove = false
        super.init(onMainActor: ())
    }

    /// A drag of another program that comes to `place`.
    package init(items: [UIDragItem], allowsMoveOperation: Bool, at place: DragPlace) {
        local = nil
        foreignItems = items
        foreignAllowsMove = allowsMoveOperation
        self.place = place
        super.init(onMainActor: ())
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

    /// The drop is performed from now on.
    func beginTransfer() -> DropTransfer {
        stage = .dropped
        let transfer = DropTransfer(progress: progress)
        self.transfer = transfer
        return transfer
    }
}
