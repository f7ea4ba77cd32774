import Foundation

/// A number that goes from one value to another, and may be turned round on its way.
struct PointerFade {
    private let start: CGFloat
    let end: CGFloat
    private let beginning: TimeInterval
    private let duration: TimeInterval

    /// A number that stays.
    init(_ value: CGFloat) {
        (start, end, beginning, duration) = (value, value, 0, 0)
    }

    /// Goes on from where `other` is at `now`.
    init(from other: PointerFade, to end: CGFloat, at now: TimeInterval, for duration: TimeInterval) {
        start = other.value(at: now)
        self.end = end
        beginning = now
        self.duration = duration
    }

    /// Quick at first, as an ease out is.
    func value(at now: TimeInterval) -> CGFloat {
        guard duration > 0, now < beginning + duration else { return end }
        return start + (end - start) * CGFloat(Self.curve((now - beginning) / duration))
    }

    private static let curve = CAMediaTimingFunction(name: .easeOut)
    static var timing: CAMediaTimingFunction { curve }
}
