import CGtk
import Foundation

/// Turns the times that events carry into the platform clock's.
///
/// An event's time is 32 bits of milliseconds of the program that made it: a local X server or compositor counts as our clock does, a
/// browser or a remote server from a moment of its own. What is known is that no event comes before it happened; so the smallest delay
/// that was ever seen between an event's time and its arrival tells how far the two clocks are apart.
@MainActor
final class EventTimes {
    /// Milliseconds that our clock is ahead of the events'; nil before the first event.
    private var ahead: Int32?
    private var last: TimeInterval = 0

    /// Delays up to this are taken as such at the first event, and the clocks as the same, in milliseconds.
    private let plausibleDelay: Int32 = 2_000

    /// The clock's time for an event that says it happened at `milliseconds` and arrives at `now`. Never before an earlier event's.
    func timestamp(of milliseconds: UInt32, now: TimeInterval) -> TimeInterval {
        let time = max(last, min(now, milliseconds == 0 ? now : convert(milliseconds, now)))
        last = time
        return time
    }

    /// The same for a sample older than the event that carries it.
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
