extension CMTime {
    /// The sum of two times, as ``CMTimeAdd(_:_:)`` defines it.
    public static func + (lhs: CMTime, rhs: CMTime) -> CMTime { lhs.sum(with: rhs, subtracts: false) }
    /// The difference of two times, as ``CMTimeSubtract(_:_:)`` defines it.
    public static func - (lhs: CMTime, rhs: CMTime) -> CMTime { lhs.sum(with: rhs, subtracts: true) }
    /// Adds a time.
    public static func += (lhs: inout CMTime, rhs: CMTime) { lhs = lhs + rhs }
    /// Subtracts a time.
    public static func -= (lhs: inout CMTime, rhs: CMTime) { lhs = lhs - rhs }

    private func sum(with other: CMTime, subtracts: Bool) -> CMTime {
        guard isValid, other.isValid else { return .invalid }
        let other = subtracts ? other.negated : other
        let infinities = [self, other].filter { $0.isPositiveInfinity || $0.isNegativeInfinity }
        if let infinity = infinities.first { return infinities.allSatisfy { $0 == infinity } ? infinity : .invalid }
        guard !isIndefinite, !other.isIndefinite else { return .indefinite }
        guard epoch == 0 || other.epoch == 0 || epoch == other.epoch, timescale > 0, other.timescale > 0 else { return .invalid }
        let divisor = greatestCommonDivisor(Int128(timescale), Int128(other.timescale))
        return CMTime(
            Int128(value) * Int128(other.timescale) + Int128(other.value) * Int128(timescale),
            Int128(timescale) * Int128(other.timescale), scale: Int128(timescale) / divisor * Int128(other.timescale),
            isRounded: hasBeenRounded || other.hasBeenRounded, epoch: epoch == other.epoch ? 0 : epoch + other.epoch)
    }

    /// The time with the opposite sign.
    private var negated: CMTime {
        if isPositiveInfinity { return .negativeInfinity }
        if isNegativeInfinity { return .positiveInfinity }
        guard isNumeric else { return self }
        return CMTime(-Int128(value), Int128(timescale), scale: Int128(timescale), isRounded: hasBeenRounded, epoch: epoch)
    }

    /// The product with a fraction. `scale` is the preferred timescale.
    func product(_ multiplier: Int128, _ divisor: Int128 = 1, scale: Int128) -> CMTime {
        guard isValid, divisor != 0 else { return .invalid }
        let sign: Int128 = (multiplier < 0) == (divisor < 0) ? 1 : -1
        guard isNumeric else { return sign < 0 ? negated : self }
        guard timescale > 0 else { return .invalid }
        return CMTime(
            Int128(value) * Int128(multiplier.magnitude) * sign, Int128(timescale) * Int128(divisor.magnitude), scale: scale,
            isRounded: hasBeenRounded, epoch: epoch)
    }

    /// Creates a time from a fraction of seconds with a positive divisor. Rounds to the timescale, which is halved while the value overflows.
    init(_ dividend: Int128, _ divisor: Int128, scale: Int128, isRounded: Bool, epoch: CMTimeEpoch) {
        var scale = min(max(scale, 1), Int128(kCMTimeMaxTimescale))
        while true {
            let (product, overflows) = dividend.multipliedReportingOverflow(by: scale)
            if !overflows {
                let scaled = CMTimeRoundingMethod.default.quotient(product, divisor, growsScale: false)
                if let value = Int64(exactly: scaled.value) {
                    let flags: CMTimeFlags = scaled.isExact && !isRounded ? .valid : [.valid, .hasBeenRounded]
                    self.init(value: value, timescale: CMTimeScale(scale), flags: flags, epoch: epoch)
                    return
                }
            }
            guard scale > 1 else { break }
            scale /= 2
        }
        self = dividend < 0 ? .negativeInfinity : .positiveInfinity
    }
}

/// The sum of two times.
///
/// Its timescale is the least common multiple of both, at most ``kCMTimeMaxTimescale``; it is halved while the value overflows. Two equal epochs give the
/// epoch 0. Two different epochs give an invalid time, unless one of them is 0.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

/// The difference of two times, by the rules of ``CMTimeAdd(_:_:)``.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// The product of a time and an integer, in the time's timescale, which is halved while the value overflows.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime { time.product(Int128(multiplier), scale: Int128(time.timescale)) }

/// The product of a time and a number. Its timescale is the time's, doubled until it is at least 65536.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    guard time.isValid, !multiplier.isNaN else { return .invalid }
    guard time.isNumeric else { return time.product(multiplier < 0 ? -1 : 1, scale: 1) }
    guard time.timescale > 0 else { return .invalid }
    var scale = Int64(time.timescale)
    while scale < 65536 { scale *= 2 }
    while true {
        let exact = Double(time.value) * multiplier / Double(time.timescale) * Double(scale)
        let rounded = exact.rounded(.toNearestOrAwayFromZero)
        if let value = Int64(exactly: rounded) {
            let flags: CMTimeFlags = rounded == exact && !time.hasBeenRounded ? .valid : [.valid, .hasBeenRounded]
            return CMTime(value: value, timescale: CMTimeScale(scale), flags: flags, epoch: time.epoch)
        }
        guard scale > 1 else { return exact < 0 ? .negativeInfinity : .positiveInfinity }
        scale /= 2
    }
}

/// The product of a time and the fraction `multiplier / divisor`. It is exact if a valid timescale can represent it. Invalid if the divisor is 0.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
    guard time.isNumeric, time.timescale > 0, divisor != 0 else { return time.product(Int128(multiplier), Int128(divisor), scale: 1) }
    let whole = Int128(divisor.magnitude)
    let common = greatestCommonDivisor(Int128(time.value.magnitude) * Int128(multiplier.magnitude), whole)
    return time.product(Int128(multiplier), Int128(divisor), scale: Int128(time.timescale) * (whole / max(common, 1)))
}
