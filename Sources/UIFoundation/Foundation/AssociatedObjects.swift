import Foundation
import Synchronization

/// The storage policy of an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// A weak reference.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// A strong reference.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy, if the value can be copied; else a strong reference.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// A strong reference.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy, if the value can be copied; else a strong reference.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key; nil removes the value.
///
/// Swift on Linux cannot observe the deinitialization of an object. The values of a deallocated object are released later, in a purge. A purge occurs
/// whenever the number of objects with values has doubled. Use a property for values that need much memory.
///
/// - Complexity: O(1), amortized.
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    let kept: AssociatedObjects.Value? = value.map { value in
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN: .weak(AssociatedObjects.Weak(value as AnyObject))
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC: .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: .strong(value)
        }
    }
    AssociatedObjects.set(kept, for: key, of: object as AnyObject)
}

/// Returns the value associated with an object under a key. O(1).
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(for: key, of: object as AnyObject)
}

/// Removes all values associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.removeAll(of: object as AnyObject)
}

/// A table of values associated with objects.
enum AssociatedObjects {
    final class Weak {
        weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    enum Value {
        case strong(Any)
        case weak(Weak)

        var content: Any? {
            switch self {
            case .strong(let value): value
            case .weak(let box): box.object
            }
        }
    }

    private struct Entry {
        weak var owner: AnyObject?
        var values: [UnsafeRawPointer: Value] = [:]
    }

    /// `@unchecked`: the table is only accessed under its lock.
    private struct Table: @unchecked Sendable {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// The number of entries above which a purge removes the entries of deallocated objects.
        var limit = 64
    }

    private static let table = Mutex(Table())

    static func set(_ value: Value?, for key: UnsafeRawPointer, of owner: AnyObject) {
        // The old value is released outside the lock, because its `deinit` may access associated objects. `nonisolated(unsafe)` here and below: the
        // closure runs immediately, on this thread.
        nonisolated(unsafe) var released: [Any] = []
        nonisolated(unsafe) let (value, owner) = (value, owner)
        nonisolated(unsafe) let key = key
        table.withLock { table in
            let id = ObjectIdentifier(owner)
            var entry = table.entries[id] ?? Entry(owner: owner)
            if entry.owner !== owner {
                // The key is an address. This entry is that of a deallocated object with the same address, so its values are released.
                released.append(entry)
                entry = Entry(owner: owner)
            }
            if let old = entry.values[key] { released.append(old) }
            entry.values[key] = value
            table.entries[id] = entry.values.isEmpty ? nil : entry
            if table.entries.count > table.limit {
                released += table.entries.values.filter { $0.owner == nil }
                table.entries = table.entries.filter { $0.value.owner != nil }
                table.limit = max(64, table.entries.count * 2)
            }
        }
        released.removeAll()
    }

    static func value(for key: UnsafeRawPointer, of owner: AnyObject) -> Any? {
        // `nonisolated(unsafe)` here and below: the closure runs immediately, on this thread.
        nonisolated(unsafe) var result: Any?
        nonisolated(unsafe) let (key, owner) = (key, owner)
        table.withLock { table in
            guard let entry = table.entries[ObjectIdentifier(owner)], entry.owner === owner else { return }
            result = entry.values[key]?.content
        }
        return result
    }

    static func removeAll(of owner: AnyObject) {
        // `nonisolated(unsafe)` here and below: the closure runs immediately, on this thread.
        nonisolated(unsafe) var released: Any?
        nonisolated(unsafe) let owner = owner
        table.withLock { released = $0.entries.removeValue(forKey: ObjectIdentifier(owner)) }
        withExtendedLifetime(released) {}
    }
}
