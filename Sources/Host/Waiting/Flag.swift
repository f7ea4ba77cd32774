import Synchronization

/// A condition that any thread can set and read.
package final class Flag: Sendable {
    private let state = Mutex(false)

    package init() {}

    package var value: Bool {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
