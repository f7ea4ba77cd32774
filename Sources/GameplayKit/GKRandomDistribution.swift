import Foundation

/// A uniform distribution of the integers in a range.
open class GKRandomDistribution: NSObject, GKRandom {
    /// The source of randomness.
    let source: any GKRandom
    /// The smallest value.
    open private(set) var lowestValue: Int
    /// The largest value.
    open private(set) var highestValue: Int
    /// The number of different values.
    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

    /// Creates a distribution from `lowestInclusive` to `highestInclusive` with a random source.
    public init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        precondition(
            lowestInclusive <= highestInclusive,
            "The lowest value \(lowestInclusive) is greater than the highest value \(highestInclusive).")
        (self.source, lowestValue, highestValue) = (source, lowestInclusive, highestInclusive)
        super.init()
    }

    /// Creates a distribution from `lowestInclusive` to `highestInclusive` with the shared random source.
    public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestInclusive, highestValue: highestInclusive)
    }

    /// Creates a distribution from 1 to `sideCount`, like a die.
    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }

    /// Returns a six-sided die.
    open class func d6() -> GKRandomDistribution { make(1, 6) }
    /// Returns a twenty-sided die.
    open class func d20() -> GKRandomDistribution { make(1, 20) }

    class func make(_ low: Int, _ high: Int) -> GKRandomDistribution { GKRandomDistribution(lowestValue: low, highestValue: high) }

    /// Returns a value in the range.
    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

    /// Returns a value in the range that is less than `upperBound`.
    open func nextInt(upperBound: Int) -> Int {
        let count = min(highestValue, upperBound - 1) - lowestValue + 1
        return count > 0 ? lowestValue + source.nextInt(upperBound: count) : lowestValue
    }

    /// Returns a number from 0 to 1: the relative position of a value in the range.
    open func nextUniform() -> Float {
        numberOfPossibleOutcomes > 1 ? Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1) : 0
    }

    /// Returns true or false with equal probability.
    open func nextBool() -> Bool { source.nextBool() }
}

/// A Gaussian distribution over a range. The range covers three standard deviations on each side, 99.7 % of the values. Values outside it are drawn
/// again.
open class GKGaussianDistribution: GKRandomDistribution {
    /// The mean: the middle of the range.
    open var mean: Float { Float(lowestValue + highestValue) / 2 }
    /// The standard deviation: a sixth of the range's width.
    open var deviation: Float { Float(highestValue - lowestValue) / 6 }

    override class func make(_ low: Int, _ high: Int) -> GKRandomDistribution {
        GKGaussianDistribution(lowestValue: low, highestValue: high)
    }

    open override func nextInt() -> Int {
        for _ in 0..<64 {
            // The Box-Muller transform.
            let distance = (-2 * log(max(source.nextUniform(), .leastNormalMagnitude))).squareRoot()
            let drawn = mean + deviation * distance * cos(2 * .pi * source.nextUniform())
            let number = Int(drawn.rounded())
            if (lowestValue...highestValue).contains(number) { return number }
        }
        return Int(mean)
    }
}

/// A distribution in which no value is repeated before all others have occurred.
open class GKShuffledDistribution: GKRandomDistribution {
    private var bag: [Int] = []

    override class func make(_ low: Int, _ high: Int) -> GKRandomDistribution {
        GKShuffledDistribution(lowestValue: low, highestValue: high)
    }

    open override func nextInt() -> Int {
        if bag.isEmpty { bag = Array(lowestValue...highestValue) }
        return bag.remove(at: source.nextInt(upperBound: bag.count))
    }
}
