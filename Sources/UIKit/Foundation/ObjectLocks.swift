import Foundation
import Synchronization

/// Waits until no other thread is between `objc_sync_enter(_:)` and `objc_sync_exit(_:)` with the same object, and keeps others out from then on.
/// The same thread may enter again, and exits as often. Answers 0. Cost: constant.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    ObjectLocks.enter(obj as AnyObject)
    return 0
}

/// Lets other threads in again. Answers 0, or -1 where the thread has not entered with the object.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    ObjectLocks.exit(obj as AnyObject) ? 0 : -1
}

/// The locks of the objects that are entered now: there are none for others.
private enum ObjectLocks {
    struct Entry {
        let lock = NSRecursiveLock()
        /// Keeps the object, and so its identity, until all threads are out.
        let object: AnyObject
        /// Entered, and waiting to enter.
        var users = 0
        /// The thread that is in, and how often it entered.
        var owner: pthread_t?
        var depth = 0
    }

    /// `@unchecked Sendable`: the mutex around it lets one thread at a time at it.
    struct Table: @unchecked Sendable {
        var entries: [ObjectIdentifier: Entry] = [:]
    }

    static let table = Mutex(Table())

    static func enter(_ object: AnyObject) {
        // The object is the caller's, who has it on this thread; the table only keeps it alive.
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
