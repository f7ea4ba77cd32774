import Foundation
import Synchronization

/// How a value that is associated with an object is kept.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Without keeping it alive.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// As a property keeps it.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy of it, where it can be copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// As a property keeps it.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy of it, where it can be copied.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value with an object under a key; nil takes it away.
///
/// Swift on Linux tells of no object's end, so that a value is let go of at the latest when, after the object's end, as many further objects have
/// got values as have some already; one that stands for the object's own memory is better a property. Cost: constant on average.
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

/// The value that an object has under a key. Cost: constant.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(for: key, of: object as AnyObject)
}

/// Takes away all values of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.removeAll(of: object as AnyObject)
}

/// The values that objects have besides their properties.
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

    /// Unchecked: it is touched under its lock alone.
    private struct Table: @unchecked Sendable {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// How many entries there may be before those of dead objects are taken out.
        var limit = 64
    }

    private static let table = Mutex(Table())

    static func set(_ value: Value?, for key: UnsafeRawPointer, of owner: AnyObject) {
        // The old value is released outside of the lock: its `deinit` may ask for associated objects.
        // `nonisolated(unsafe)` here and below: the closure runs at once, on this thread.
        nonisolated(unsafe) var released: [Any] = []
        nonisolated(unsafe) let (value, owner) = (value, owner)
        nonisolated(unsafe) let key = key
        table.withLock { table in
            let id = ObjectIdentifier(owner)
            var entry = table.entries[id] ?? Entry(owner: owner)
            if entry.owner !== owner {
                // Another object lived at this address.
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
        // `nonisolated(unsafe)` here and below: the closure runs at once, on this thread.
        nonisolated(unsafe) var result: Any?
        nonisolated(unsafe) let (key, owner) = (key, owner)
        table.withLock { table in
            guard let entry = table.entries[ObjectIdentifier(owner)], entry.owner === owner else { return }
            result = entry.values[key]?.content
        }
        return result
    }

    static func removeAll(of owner: AnyObject) {
        // `nonisolated(unsafe)` here and below: the closure runs at once, on this thread.
        nonisolated(unsafe) var released: Any?
        nonisolated(unsafe) let owner = owner
        table.withLock { released = $0.entries.removeValue(forKey: ObjectIdentifier(owner)) }
        withExtendedLifetime(released) {}
    }
}
