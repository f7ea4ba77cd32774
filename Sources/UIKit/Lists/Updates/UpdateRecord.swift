import Foundation

/// The changes requested in one batch update. Deletions, reloads and the sources of moves are paths before the update. Insertions and the targets
/// of moves are paths after it.
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

    /// The number of nested `performBatchUpdates` calls.
    var depth = 0
    /// The completion handlers, in the order of the calls.
    var completions: [(Bool) -> Void] = []

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty && deletedItems.isEmpty
            && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
    }
}
