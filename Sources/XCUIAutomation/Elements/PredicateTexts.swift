import Foundation
import Synchronization

/// Stores the format strings of predicates, for the descriptions of queries.
enum PredicateTexts {
    /// The maximum number of stored format strings.
    private static let limit = 500
    private static let texts = Mutex<[ObjectIdentifier: String]>([:])

    /// Stores the format string of a predicate.
    static func set(_ text: String, of predicate: NSPredicate) {
        let id = ObjectIdentifier(predicate)
        texts.withLock { texts in
            if texts.count >= limit { texts.removeAll() }
            texts[id] = text
        }
    }

    /// The format string of a predicate; `BLOCK` for a predicate that was created without one.
    static func text(of predicate: NSPredicate) -> String {
        let id = ObjectIdentifier(predicate)
        return texts.withLock { $0[id] ?? "BLOCK" }
    }
}
