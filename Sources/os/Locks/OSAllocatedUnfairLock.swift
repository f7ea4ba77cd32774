/// An unfair lock with the state that it protects.
///
/// Copies share the lock and the state. The lock is not recursive: locking it again on the same thread ends the program.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    /// A condition that ``OSAllocatedUnfairLock/precondition(_:)`` checks.
    public enum Ownership: Hashable, Sendable {
        case owner, notOwner
    }

    private let storage: ManagedBuffer<State, os_unfair_lock>

    /// Creates a lock whose state need not be `Sendable`.
    public init(uncheckedState initialState: State) {
        storage = Storage.create(minimumCapacity: 1) { buffer in
            buffer.withUnsafeMutablePointerToElements { $0.initialize(to: os_unfair_lock()) }
            return initialState
        }
    }

    /// Calls `body` with the lock held, without checks that its values may pass between threads.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try storage.withUnsafeMutablePointers { state, lock in
            os_unfair_lock_lock(lock)
            defer { os_unfair_lock_unlock(lock) }
            return try body(&state.pointee)
        }
    }

    /// Calls `body` with the lock held.
    public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
        try withLockUnchecked(body)
    }

    /// Calls `body` with the lock held, without checks that its values may pass between threads.
    ///
    /// - Returns: The result of `body`; nil if another thread owns the lock.
    public func withLockIfAvailableUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result? {
        try storage.withUnsafeMutablePointers { state, lock in
            guard os_unfair_lock_trylock(lock) else { return nil }
            defer { os_unfair_lock_unlock(lock) }
            return try body(&state.pointee)
        }
    }

    /// Calls `body` with the lock held.
    ///
    /// - Returns: The result of `body`; nil if another thread owns the lock.
    public func withLockIfAvailable<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result? {
        try withLockIfAvailableUnchecked(body)
    }

    /// Terminates the program unless the condition is true.
    public func precondition(_ condition: Ownership) {
        storage.withUnsafeMutablePointerToElements { lock in
            switch condition {
            case .owner: os_unfair_lock_assert_owner(lock)
            case .notOwner: os_unfair_lock_assert_not_owner(lock)
            }
        }
    }

    /// The state is the buffer's header, and the lock its only element.
    private final class Storage: ManagedBuffer<State, os_unfair_lock> {}
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Creates a lock with its state.
    public init(initialState: State) {
        self.init(uncheckedState: initialState)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a state.
    public init() {
        self.init(uncheckedState: ())
    }

    /// Waits until the calling thread owns the lock.
    public func lock() {
        storage.withUnsafeMutablePointerToElements { os_unfair_lock_lock($0) }
    }

    /// Releases the lock, which the calling thread owns.
    public func unlock() {
        storage.withUnsafeMutablePointerToElements { os_unfair_lock_unlock($0) }
    }

    /// Takes the lock if no thread owns it.
    ///
    /// - Returns: Whether the calling thread owns the lock now.
    public func lockIfAvailable() -> Bool {
        storage.withUnsafeMutablePointerToElements { os_unfair_lock_trylock($0) }
    }

    /// Calls `body` with the lock held.
    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }

    /// Calls `body` with the lock held, without checks that its values may pass between threads.
    public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }

    /// Calls `body` with the lock held.
    ///
    /// - Returns: The result of `body`; nil if another thread owns the lock.
    public func withLockIfAvailable<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result? {
        try withLockIfAvailableUnchecked { _ in try body() }
    }

    /// Calls `body` with the lock held, without checks that its values may pass between threads.
    ///
    /// - Returns: The result of `body`; nil if another thread owns the lock.
    public func withLockIfAvailableUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result? {
        try withLockIfAvailableUnchecked { _ in try body() }
    }
}
