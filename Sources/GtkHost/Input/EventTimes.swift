import CGtk
import Foundation

/// Converts event times to times of the platform's clock.
///
/// An event's time is a 32-bit number of milliseconds on the clock of the program that created it. A local X server or compositor uses the same clock as this
/// program. The clock of a browser or a remote server has a different zero. An event cannot arrive before it happened. The smallest difference between an
/// event's time and its arrival is therefore the estimated difference between the clocks.
@MainActor
final class EventTimes {
    /// The lead of this clock over the events' clock, in milliseconds; nil before the first event.
    private var ahead: Int32?
    private var last: TimeInterval = 0

    /// The maximum delay of the first event, in milliseconds, at which the two clocks are considered equal.
    private let plausibleDelay: Int32 = 2_000

    /// Converts the time `milliseconds` of an event that arrives at `now`. The result is never earlier than that of a previous event.
    func timestamp(of milliseconds: UInt32, now: TimeInterval) -> TimeInterval {
        let time = max(last, min(now, milliseconds == 0 ? now : convert(milliseconds, now)))
        last = time
        return time
    }

    /// Converts the time of a sample that is older than the event that contains it.
    func historic(_ milliseconds: UInt32, now: TimeInterval) -> TimeInterval {
        min(now, convert(milliseconds, now))
    }

    private func convert(_ milliseconds: UInt32, _ now: TimeInterval) -> TimeInterval {
        let nowMilliseconds = UInt32(truncatingIfNeeded: Int64((now * 1000).rounded(.down)))
        let delay = Int32(bitPattern: nowMilliseconds &- milliseconds)
        let known = ahead ?? ((0...plausibleDelay).contains(delay) ? 0 : delay)
        let ahead = delay < known ? delay : known
        self.ahead = ahead
        return now - TimeInterval(delay &- ahead) / 1000
    }
}
