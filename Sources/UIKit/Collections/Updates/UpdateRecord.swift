import Foundation

/// The changes that were asked for in one batch. Deletions, reloads and the beginnings of moves are places before the batch; insertions
/// and the ends of moves places after it.
struct UpdateRecord {
    struct SectionMove: Hashable { let from: Int, to: Int }
    struct ItemMove: Hashable { let from: ItemPath, to: ItemPath }

    var deletedSections: Set<Int> = []
    var insertedSections: Set<Int> = []
    var reloadedSections: Set<Int> = []
    var movedSections: [SectionMove] = []
    var deletedItems: Set<ItemPath> = []
    var insertedItems: Set<ItemPath> = []
    var reloadedItems: Set<ItemPath> = []
    var reconfiguredItems: Set<ItemPath> = []
    var movedItems: [ItemMove] = []

    /// How many calls of `performBatchUpdates` are open.
    var depth = 0
    /// What is called when it is all over, in the order in which it was given.
    var completions: [(Bool) -> Void] = []

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty && deletedItems.isEmpty
            && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
    }
}
