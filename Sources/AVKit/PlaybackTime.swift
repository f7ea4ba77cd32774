import Foundation

/// Formats playback times as text.
enum PlaybackTime {
    /// Seconds as "0:09", "12:34" or "1:02:03"; "--:--" if they are not a number.
    static func text(_ seconds: TimeInterval) -> String {
        guard seconds.isFinite, seconds < 360_000 else { return "--:--" }
        let whole = Int(max(seconds, 0).rounded(.down))
        let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
        let end = (rest < 10 ? ":0" : ":") + String(rest)
        guard hours > 0 else { return "\(minutes)\(end)" }
        return "\(hours)" + (minutes < 10 ? ":0" : ":") + "\(minutes)\(end)"
    }
}
