import CGtk
import Foundation

/// Converts the times of events to the platform clock's.
///
/// An event's time is a 32-bit number of milliseconds on the clock of the program that made it. A local X server or compositor uses the same clock as this
/// program; a browser or a remote server counts from another start. No event arrives before it happened. So the smallest delay between an event's time and
/// its arrival is the estimate of the difference of the clocks.
@MainActor
final class EventTimes {
    /// The difference between this clock and the clock of events, in milliseconds; nil before the first event.
    private var ahead: Int32?
    private var last: TimeInterval = 0

    /// The maximum delay of the first event, in milliseconds, up to which the clocks count as equal.
    private let plausibleDelay: Int32 = 2_000

    /// The clock's time of an event with the time `milliseconds` that arrives at `now`. Never earlier than that of a previous event.
    func timestamp(of milliseconds: UInt32, now: TimeInterval) -> TimeInterval {
        let time = max(last, min(now, milliseconds == 0 ? now : convert(milliseconds, now)))
        last = time
        return time
    }

    /// The clock's time of a sample that is older than the event that contains it.
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
