import Foundation
import Synchronization
import Testing
import UIKit

@Suite("objc_sync_enter and objc_sync_exit")
struct ObjectLockTests {
    @Test("Threads that enter with the same object wait for each other, and one thread may enter twice")
    func exclusive() {
        let object = NSObject()
        // Only captured here; no thread changes it.
        nonisolated(unsafe) let shared = object
        nonisolated(unsafe) var sum = 0
        DispatchQueue.concurrentPerform(iterations: 2000) { _ in
            objc_sync_enter(shared)
            objc_sync_enter(shared)
            sum += 1
            objc_sync_exit(shared)
            objc_sync_exit(shared)
        }
        #expect(sum == 2000)
    }

    @Test("objc_sync_exit without objc_sync_enter returns an error")
    func unmatched() {
        let object = NSObject()
        #expect(objc_sync_exit(object) == -1)
        #expect(objc_sync_enter(object) == 0 && objc_sync_exit(object) == 0 && objc_sync_exit(object) == -1)
    }

    @Test("objc_sync_exit returns an error on a thread that did not enter")
    func otherThread() {
        let object = NSObject()
        // Only captured here; no thread changes it.
        nonisolated(unsafe) let shared = object
        // The semaphore orders the write before the read.
        nonisolated(unsafe) var result: Int32 = 0
        let done = DispatchSemaphore(value: 0)
        objc_sync_enter(object)
        Thread.detachNewThread {
            result = objc_sync_exit(shared)
            done.signal()
        }
        done.wait()
        #expect(result == -1)
        #expect(objc_sync_exit(object) == 0)
    }
}
