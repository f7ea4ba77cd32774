import Foundation
import Host
import Synchronization

/// A clock that advances only when ``move(to:)`` is called, and never goes backwards. Safe on any thread.
final class TestClock: HostClock {
    /// The initial time of every test host.
    ///
    /// It is not zero, since a `beginTime` of zero means "not set" to an animation. It is a whole number, so that frames have exact times.
    static let start: TimeInterval = 100

    private let time = Mutex(TestClock.start)

    func now() -> TimeInterval {
        time.withLock { $0 }
    }

    /// Moves the clock to `moment`, unless that is in the past.
    func move(to moment: TimeInterval) {
        time.withLock { $0 = max($0, moment) }
    }
}
