/// An interval that a signposter began.
public final class OSSignpostIntervalState: Sendable {
    /// The identity of the interval.
    public let signpostID: OSSignpostID
    /// The time at which the interval began; nil if the signposter was not enabled.
    let begin: ContinuousClock.Instant?

    init(signpostID: OSSignpostID, begin: ContinuousClock.Instant?) {
        (self.signpostID, self.begin) = (signpostID, begin)
    }

    /// Returns the state of an interval that began elsewhere, such as in another process. Its duration is not known.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
        OSSignpostIntervalState(signpostID: id, begin: nil)
    }
}
