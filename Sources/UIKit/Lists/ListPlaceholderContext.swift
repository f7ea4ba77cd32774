import Foundation

/// The context of a placeholder for a dropped item, as returned to the app.
@MainActor
final class ListPlaceholderContext: MainActorObject {
    let dragItem: UIDragItem
    private let landing: ListLanding
    private let commit: (_ change: (IndexPath) -> Void) -> Bool
    private let delete: () -> Bool
    private let update: () -> Void

    init(
        _ dragItem: UIDragItem, landing: ListLanding, commit: @escaping (_ change: (IndexPath) -> Void) -> Bool,
        delete: @escaping () -> Bool, update: @escaping () -> Void = {}
    ) {
        (self.dragItem, self.landing, self.commit, self.delete, self.update) = (dragItem, landing, commit, delete, update)
        super.init(onMainActor: ())
    }

    func addAnimations(_ animations: @escaping () -> Void) { landing.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { landing.addCompletion(completion) }

    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool { commit(dataSourceUpdates) }

    func deletePlaceholder() -> Bool { delete() }

    func setNeedsCellUpdate() { update() }
}
