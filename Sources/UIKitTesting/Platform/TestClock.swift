import Foundation
import Host
import Synchronization

/// A clock that moves only when it is told to, and never backwards. Any thread may read it.
final class TestClock: HostClock {
    /// The time at which every test host starts.
    ///
    /// It is not zero, because a `beginTime` of zero means "not set" to an animation, and whole, so that frames fall on exact times.
    static let start: TimeInterval = 100

    private let time = Mutex(TestClock.start)

    func now() -> TimeInterval {
        time.withLock { $0 }
    }

    /// Moves to `moment`, unless it is past.
    func move(to moment: TimeInterval) {
        time.withLock { $0 = max($0, moment) }
    }
}
