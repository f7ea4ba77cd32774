import Foundation
import Synchronization
import Testing
import UIKit

@Suite("Locks of objects")
struct ObjectLockTests {
    @Test("Threads that enter with the same object follow each other, and one may enter twice")
    func exclusive() {
        let object = NSObject()
        // It is only named here, and no thread changes it.
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

    @Test("An exit without an enter tells so")
    func unmatched() {
        let object = NSObject()
        #expect(objc_sync_exit(object) == -1)
        #expect(objc_sync_enter(object) == 0 && objc_sync_exit(object) == 0 && objc_sync_exit(object) == -1)
    }

    @Test("A thread does not let others in for one that is in")
    func foreign() {
        let object = NSObject()
        // It is only named here, and no thread changes it.
        nonisolated(unsafe) let shared = object
        // The semaphore is between its writing and its reading.
        nonisolated(unsafe) var answer: Int32 = 0
        let done = DispatchSemaphore(value: 0)
        objc_sync_enter(object)
        Thread.detachNewThread {
            answer = objc_sync_exit(shared)
            done.signal()
        }
        done.wait()
        #expect(answer == -1)
        #expect(objc_sync_exit(object) == 0)
    }
}
