import Host

/// The state that the inputs of all windows share.
@MainActor
final class SharedInputState {
    /// The platform's clock.
    let clock: any HostClock
    /// Converts event times to the clock's times.
    let times = EventTimes()
    /// Key events that a screen reader may consume. They wait for the reader's reply before the program receives them.
    let keys: KeySnoopQueue

    /// The identifier of the newest touch.
    private(set) var lastTouchID: UInt64 = 0

    init(clock: any HostClock, keys: KeySnoopQueue) {
        self.clock = clock
        self.keys = keys
    }

    /// Returns a new identifier for a touch.
    func makeTouchID() -> UInt64 {
        lastTouchID += 1
        return lastTouchID
    }
}
