/// A range of time: a start and a duration. The end is not in the range.
public struct CMTimeRange: Hashable, Sendable {
    /// The first time of the range.
    public var start: CMTime
    /// The duration.
    public var duration: CMTime

    /// Creates an invalid range.
    public init() { self.init(start: .invalid, duration: .invalid) }
    /// Creates a range from a start and a duration.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    /// Creates a range from a start and an end.
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    /// An empty range at the time 0.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// An invalid range.
    public static let invalid = CMTimeRange()

    /// The end, which is not in the range.
    public var end: CMTime { start + duration }
    /// Whether the range is valid: it has a valid start, and a valid duration of the epoch 0 that is not negative.
    public var isValid: Bool { start.isValid && duration.isValid && duration.epoch == 0 && !(duration < .zero) }
    /// Whether the range is valid, and its start or duration is indefinite.
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
    /// Whether the range is valid, and its duration is 0.
    public var isEmpty: Bool { isValid && duration == .zero }

    /// Whether a time is in the range.
    public func containsTime(_ time: CMTime) -> Bool { isValid && time.isNumeric && start <= time && time < end }

    /// Whether another range is in the range.
    public func containsTimeRange(_ range: CMTimeRange) -> Bool {
        isValid && range.isValid && start <= range.start && range.end <= end
    }

    /// The common part of two ranges. Empty if the ranges do not overlap; invalid if one of them is.
    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        let (first, last) = (max(start, otherRange.start), min(end, otherRange.end))
        return first < last ? CMTimeRange(start: first, end: last) : .zero
    }

    /// The smallest range that contains two ranges. Invalid if one of them is.
    public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
    }
}

/// Creates a range from a start and a duration.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }
/// Creates a range from a start and an end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
/// The end of a range.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// The common part of two ranges.
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange { range.intersection(otherRange) }
/// The smallest range that contains two ranges.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange { range.union(otherRange) }
/// Whether two ranges are equal.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }
/// Whether a time is in a range.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
/// Whether a range is in another.
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool { range.containsTimeRange(otherRange) }

/// The time in a range that is nearest to a time. Invalid if the range is.
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime {
    range.isValid ? min(max(time, range.start), range.end) : .invalid
}
