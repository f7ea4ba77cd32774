import CoreMedia
import Testing

@Suite("Times")
struct CMTimeTests {
    private func time(_ value: Int64, _ timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

    private func isExactly(_ time: CMTime, _ value: Int64, _ timescale: Int32, rounded: Bool = false) -> Bool {
        time.value == value && time.timescale == timescale && time.hasBeenRounded == rounded && time.isNumeric
    }

    @Test("A sum has the least common multiple of the timescales")
    func sums() {
        #expect(isExactly(time(1, 10) + time(1, 5), 3, 10))
        #expect(isExactly(time(1, 4) - time(1, 6), 1, 12))
        #expect(isExactly(time(1, 600) + time(2, 600), 3, 600))
        #expect((time(1, .max) + time(1, .max - 1)).timescale == kCMTimeMaxTimescale)
        #expect((time(1, .max) + time(1, .max - 1)).hasBeenRounded)
    }

    @Test("If a sum overflows, its timescale is halved; if that is not enough, the sum is infinite")
    func overflow() {
        #expect(isExactly(time(.max, 600) + time(.max, 600), .max, 300))
        #expect((time(.max, 1) + time(.max, 1)).isPositiveInfinity)
        #expect((time(.min, 1) - time(.max, 1)).isNegativeInfinity)
        #expect(isExactly(CMTimeMultiply(time(.max, 600), multiplier: -2), -.max, 300))
    }

    @Test("Sums of infinite, indefinite and invalid times")
    func specialSums() {
        #expect(CMTime.positiveInfinity + time(1, 1) == .positiveInfinity)
        #expect(!(CMTime.positiveInfinity + .negativeInfinity).isValid && !(CMTime.positiveInfinity - .positiveInfinity).isValid)
        #expect(CMTime.positiveInfinity - .negativeInfinity == .positiveInfinity)
        #expect((CMTime.indefinite + time(1, 1)).isIndefinite && CMTime.indefinite + .positiveInfinity == .positiveInfinity)
        #expect(!(CMTime.invalid + .positiveInfinity).isValid)
    }

    @Test("Sums of times with different nonzero epochs are invalid; the difference of times with equal epochs is a duration")
    func epochs() {
        let second = CMTimeMakeWithEpoch(value: 5, timescale: 1, epoch: 2)
        #expect((second - CMTimeMakeWithEpoch(value: 3, timescale: 1, epoch: 2)).epoch == 0)
        #expect((second + time(1, 1)).epoch == 2)
        #expect(!(second + CMTimeMakeWithEpoch(value: 3, timescale: 1, epoch: 1)).isValid)
        #expect(time(100, 1) < second)
    }

    @Test("Equal times in different timescales are equal, and have the same hash")
    func equality() {
        #expect(time(1, 2) == time(300, 600) && time(1, 2).hashValue == time(300, 600).hashValue)
        #expect(time(-1, 3) < time(1, 4) && time(1, 4) < time(1, 3))
        let order: [CMTime] = [.negativeInfinity, time(-5, 1), .zero, .indefinite, .positiveInfinity, .invalid]
        #expect(order.shuffled().sorted() == order && CMTimeCompare(.invalid, CMTime()) == 0)
        #expect(CMTimeMinimum(.zero, time(1, 1)) == .zero && CMTimeMaximum(.zero, time(1, 1)) == time(1, 1))
    }

    @Test(
        "The rounding methods",
        arguments: [
            (CMTimeRoundingMethod.roundHalfAwayFromZero, [-1, -1, 0, 0, 1, 1] as [Int64]),
            (.roundTowardZero, [0, 0, 0, 0, 0, 0]), (.roundAwayFromZero, [-1, -1, -1, 1, 1, 1]),
            (.quickTime, [-1, -1, -1, 0, 0, 0]), (.roundTowardPositiveInfinity, [0, 0, 0, 1, 1, 1]),
            (.roundTowardNegativeInfinity, [-1, -1, -1, 0, 0, 0]),
        ])
    func rounding(method: CMTimeRoundingMethod, expected: [Int64]) {
        let converted = [-7, -5, -1, 1, 5, 7].map { time($0, 10).convertScale(1, method: method) }
        #expect(converted.map(\.value) == expected && converted.allSatisfy(\.hasBeenRounded))
    }

    @Test("Seconds are rounded to the timescale, which is halved if the value overflows")
    func seconds() {
        #expect(isExactly(CMTime(seconds: 1.5, preferredTimescale: 600), 900, 600))
        #expect(CMTime(seconds: 0.3333, preferredTimescale: 100).value == 33)
        #expect(isExactly(CMTime(seconds: 1e17, preferredTimescale: 600), 7_500_000_000_000_000_000, 75))
        #expect(CMTime(seconds: -1e30, preferredTimescale: 600).isNegativeInfinity)
        #expect(!CMTime(seconds: 1, preferredTimescale: 0).isValid && !CMTime(seconds: .nan, preferredTimescale: 1).isValid)
        #expect(time(3, 2).seconds == 1.5 && CMTime.invalid.seconds.isNaN && CMTime.negativeInfinity.seconds == -.infinity)
    }

    @Test("Products with numbers and fractions")
    func products() {
        #expect(isExactly(CMTimeMultiplyByFloat64(time(1, 600), multiplier: 0.5), 64, 76800))
        #expect(isExactly(CMTimeMultiplyByRatio(time(1, 600), multiplier: 1, divisor: 2), 1, 1200))
        #expect(isExactly(CMTimeMultiplyByRatio(time(2, 600), multiplier: 3, divisor: 2), 3, 600))
        #expect(CMTimeMultiply(.positiveInfinity, multiplier: -1).isNegativeInfinity)
        #expect(CMTimeAbsoluteValue(time(-3, 2)) == time(3, 2) && CMTimeAbsoluteValue(.negativeInfinity) == .positiveInfinity)
    }

    @Test("A range contains its start, not its end")
    func ranges() {
        let range = CMTimeRange(start: time(1, 1), duration: time(2, 1))
        #expect(range.containsTime(time(1, 1)) && !range.containsTime(range.end) && range.end == time(3, 1))
        let later = CMTimeRange(start: time(2, 1), end: time(5, 1))
        #expect(range.intersection(later) == CMTimeRange(start: time(2, 1), end: time(3, 1)))
        #expect(range.union(later) == CMTimeRange(start: time(1, 1), end: time(5, 1)))
        #expect(range.intersection(CMTimeRange(start: time(7, 1), duration: time(1, 1))).isEmpty)
        #expect(!range.union(.invalid).isValid && !CMTimeRange(start: .zero, duration: time(-1, 1)).isValid)
        #expect(range.containsTimeRange(CMTimeRange(start: time(2, 1), duration: time(1, 1))))
        #expect(CMTimeClampToRange(time(9, 1), range: range) == time(3, 1))
    }
}
