import Foundation

/// The numbers that identify views and accessibility elements in responses. A number is never reused for another object.
@MainActor
final class ElementTable {
    private struct Entry {
        weak var object: NSObject?
        let number: Int
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var objects: [Int: ObjectIdentifier] = [:]
    private var lastNumber = 0
    /// When the table has this number of entries, the entries of deallocated objects are removed.
    private var threshold = 1024

    /// The number of an object.
    func number(of object: NSObject) -> Int {
        let key = ObjectIdentifier(object)
        // Another object may have had the address before.
        if let entry = entries[key] {
            if entry.object === object { return entry.number }
            objects[entry.number] = nil
        }
        if entries.count >= threshold { removeDeallocated() }
        lastNumber += 1
        entries[key] = Entry(object: object, number: lastNumber)
        objects[lastNumber] = key
        return lastNumber
    }

    /// The object of a number; nil if no object has it, or if the object was deallocated.
    func object(numbered number: Int) -> NSObject? { objects[number].flatMap { entries[$0]?.object } }

    private func removeDeallocated() {
        for (key, entry) in entries where entry.object == nil {
            entries[key] = nil
            objects[entry.number] = nil
        }
        threshold = max(1024, entries.count * 2)
    }
}
