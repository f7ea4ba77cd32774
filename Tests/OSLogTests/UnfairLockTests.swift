import Foundation
import Testing
import os.lock

@Suite("Unfair locks")
struct UnfairLockTests {
    @Test("Threads that increment under an os_unfair_lock lose no increment")
    func contention() {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
        defer { lock.deallocate() }
        // The lock protects the count.
        nonisolated(unsafe) var count = 0
        // The constant is only the lock's address.
        nonisolated(unsafe) let shared = lock
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<10_000 {
                os_unfair_lock_lock(shared)
                count += 1
                os_unfair_lock_unlock(shared)
            }
        }
        #expect(count == 80_000)
        os_unfair_lock_assert_not_owner(lock)
    }

    @Test("trylock fails while the lock is owned")
    func trying() {
        var lock = os_unfair_lock_s()
        #expect(os_unfair_lock_trylock(&lock))
        #expect(!os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
        #expect(os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
    }

    @Test("OSAllocatedUnfairLock protects its state, also in copies")
    func state() {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        let copy = lock
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<10_000 { copy.withLock { $0 += 1 } }
        }
        #expect(lock.withLock { $0 } == 80_000)
        #expect(lock.withLockIfAvailable { $0 } == 80_000)
        lock.withLockUnchecked { _ in #expect(copy.withLockIfAvailableUnchecked { $0 } == nil) }
    }

    @Test("A lock without a state has lock and unlock methods, and is unlocked if the body of withLock throws")
    func stateless() {
        struct Failure: Error {}
        let lock = OSAllocatedUnfairLock()
        lock.lock()
        lock.precondition(.owner)
        #expect(!lock.lockIfAvailable() && lock.withLockIfAvailable { 1 } == nil)
        lock.unlock()
        lock.precondition(.notOwner)
        #expect(throws: Failure.self) { try lock.withLock { throw Failure() } }
        #expect(lock.withLock { 2 } == 2)
    }

    @Test("The state is released with the last copy of the lock")
    func release() {
        final class Object {}
        weak var object: Object?
        do {
            let value = Object()
            object = value
            let lock = OSAllocatedUnfairLock(uncheckedState: value)
            lock.withLockUnchecked { #expect($0 === value) }
        }
        #expect(object == nil)
    }

    @Test("If a thread locks a lock that it owns already, the program ends")
    func recursion() async {
        await #expect(processExitsWith: .signal(SIGABRT)) {
            var lock = os_unfair_lock()
            os_unfair_lock_lock(&lock)
            os_unfair_lock_lock(&lock)
        }
    }
}
