import Foundation
import Synchronization

/// Locks an object: waits until no other thread is between `objc_sync_enter(_:)` and `objc_sync_exit(_:)` for the same object. The lock is
/// recursive: a thread that entered several times must exit equally often. Returns 0. O(1).
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    ObjectLocks.enter(obj as AnyObject)
    return 0
}

/// Unlocks an object. Returns 0, or -1 if the thread has not locked it.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    ObjectLocks.exit(obj as AnyObject) ? 0 : -1
}

/// The locks of objects that are currently locked.
private enum ObjectLocks {
    struct Entry {
        let lock = NSRecursiveLock()
        /// Retains the object until all threads have exited, so that its identity is not reused.
        let object: AnyObject
        /// The number of entries by threads that hold the lock or wait for it.
        var users = 0
        /// The thread that holds the lock, and its number of entries.
        var owner: pthread_t?
        var depth = 0
    }

    /// `@unchecked Sendable`: the mutex around it serializes access.
    struct Table: @unchecked Sendable {
        var entries: [ObjectIdentifier: Entry] = [:]
    }

    static let table = Mutex(Table())

    static func enter(_ object: AnyObject) {
        // The caller owns the object on this thread; the table only keeps it alive.
        nonisolated(unsafe) let object = object
        let lock = table.withLock { table in
            var entry = table.entries[ObjectIdentifier(object)] ?? Entry(object: object)
            entry.users += 1
            table.entries[ObjectIdentifier(object)] = entry
            return entry.lock
        }
        lock.lock()
        table.withLock { table in
            table.entries[ObjectIdentifier(object)]?.owner = pthread_self()
            table.entries[ObjectIdentifier(object)]?.depth += 1
        }
    }

    static func exit(_ object: AnyObject) -> Bool {
        let identity = ObjectIdentifier(object)
        let lock = table.withLock { table -> NSRecursiveLock? in
            guard var entry = table.entries[identity], entry.owner == pthread_self() else { return nil }
            entry.users -= 1
            entry.depth -= 1
            if entry.depth == 0 { entry.owner = nil }
            table.entries[identity] = entry.users == 0 ? nil : entry
            return entry.lock
        }
        lock?.unlock()
        return lock != nil
    }
}
