import Foundation

/// A value that moves to a target and can be reversed at any time.
struct PointerFade {
    private let start: CGFloat
    let end: CGFloat
    private let beginning: TimeInterval
    private let duration: TimeInterval

    /// A constant value.
    init(_ value: CGFloat) {
        (start, end, beginning, duration) = (value, value, 0, 0)
    }

    /// Continues from the value of `other` at `now`.
    init(from other: PointerFade, to end: CGFloat, at now: TimeInterval, for duration: TimeInterval) {
        start = other.value(at: now)
        self.end = end
        beginning = now
        self.duration = duration
    }

    /// The value at a time, with an ease-out curve.
    func value(at now: TimeInterval) -> CGFloat {
        guard duration > 0, now < beginning + duration else { return end }
        return start + (end - start) * CGFloat(Self.curve((now - beginning) / duration))
    }

    private static let curve = CAMediaTimingFunction(name: .easeOut)
    static var timing: CAMediaTimingFunction { curve }
}
