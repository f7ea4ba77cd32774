/// An inconsistency between an update and the data. The messages are worded like UIKit's.
enum UpdateError: Error, Equatable {
    case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
    case itemCount(section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
    case noSection(Int, count: Int, isBefore: Bool)
    case noItem(ItemPath, count: Int?, isBefore: Bool)
    case twice(String)

    /// The error message.
    var message: String {
        switch self {
        case .sectionCount(let before, let after, let inserted, let deleted):
            """
            Invalid update: invalid number of sections. The number of sections contained in the collection view after the update \
            (\(after)) must be equal to the number of sections contained in the collection view before the update (\(before)), plus or \
            minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted).
            """
        case .itemCount(let section, let before, let after, let inserted, let deleted, let movedIn, let movedOut):
            """
            Invalid update: invalid number of items in section \(section). The number of items contained in an existing section after \
            the update (\(after)) must be equal to the number of items contained in that section before the update (\(before)), plus or \
            minus the number of items inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus \
            the number of items moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out).
            """
        case .noSection(let section, let count, let isBefore):
            "Invalid update: there is no section \(section), only \(count) sections \(isBefore ? "before" : "after") the update."
        case .noItem(let path, let count, let isBefore):
            """
            Invalid update: there is no item \(path.item) in section \(path.section), \
            \(count.map { "which only contains \($0) items" } ?? "which does not exist") \(isBefore ? "before" : "after") the update.
            """
        case .twice(let what):
            "Invalid update: one \(what) is deleted, moved, reloaded or inserted twice in one update."
        }
    }
}
