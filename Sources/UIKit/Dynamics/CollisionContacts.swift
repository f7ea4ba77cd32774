import Foundation

/// The contacts of a collision behavior. Compares successive steps to detect the begin and the end of contacts.
@MainActor
struct CollisionContacts {
    struct Contact {
        let first: any UIDynamicItem
        let second: (any UIDynamicItem)?
        let boundary: CollisionBoundary?

        init(first: any UIDynamicItem, second: any UIDynamicItem) {
            (self.first, self.second, boundary) = (first, second, nil)
        }

        init(first: any UIDynamicItem, boundary: CollisionBoundary) {
            (self.first, second, self.boundary) = (first, nil, boundary)
        }

        var key: Key { Key(first: ObjectIdentifier(first), second: second.map { ObjectIdentifier($0) }, boundary: boundary?.number ?? 0) }
    }

    struct Key: Hashable {
        var first: ObjectIdentifier
        var second: ObjectIdentifier?
        var boundary: Int
    }

    enum Event {
        case began(Contact, at: CGPoint)
        case ended(Contact)
    }

    private var lasting: [Key: Contact] = [:]
    private var touching: Set<Key> = []
    private var waiting: [Event] = []

    /// Starts a new substep. Ends the contacts that were not found in the previous substep.
    mutating func begin() {
        for key in lasting.keys.filter({ !touching.contains($0) }) {
            if let contact = lasting.removeValue(forKey: key) { waiting.append(.ended(contact)) }
        }
        touching = []
    }

    mutating func touched(_ contact: Contact, at point: SIMD2<Double>) {
        let key = contact.key
        touching.insert(key)
        guard lasting[key] == nil else { return }
        lasting[key] = contact
        waiting.append(.began(contact, at: CGPoint(x: point.x, y: point.y)))
    }

    /// Discards the contacts of an item that was removed, without creating events.
    mutating func forget(_ item: any UIDynamicItem) {
        lasting = lasting.filter { $0.value.first !== item && $0.value.second !== item }
    }

    /// Returns the events since the last call, in order.
    mutating func events() -> [Event] {
        defer { waiting = [] }
        return waiting
    }
}
