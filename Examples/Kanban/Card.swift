import Foundation

/// A task on the board. Two cards may have the same title, so each has an identifier.
struct Card: Hashable, Sendable {
    let id = UUID()
    var title: String
}
