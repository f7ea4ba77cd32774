import Foundation

/// Whole numbers of a range, each as likely as another.
open class GKRandomDistribution: NSObject, GKRandom {
    /// Where the chance comes from.
    let source: any GKRandom
    /// The least number.
    public let lowestValue: Int
    /// The greatest number.
    public let highestValue: Int
    /// How many numbers there are.
    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

    /// The numbers from `lowestInclusive` to `highestInclusive`, by the chance of `source`.
    public init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        precondition(lowestInclusive <= highestInclusive, "A distribution's lowest value is not above its highest.")
        (self.source, lowestValue, highestValue) = (source, lowestInclusive, highestInclusive)
        super.init()
    }

    /// The numbers from `lowestInclusive` to `highestInclusive`.
    public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestInclusive, highestValue: highestInclusive)
    }

    /// The numbers from 1 to `sideCount`, as a die has them.
    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }

    /// A die of six sides.
    open class func d6() -> GKRandomDistribution { make(1, 6) }
    /// A die of twenty sides.
    open class func d20() -> GKRandomDistribution { make(1, 20) }

    class func make(_ low: Int, _ high: Int) -> GKRandomDistribution { GKRandomDistribution(lowestValue: low, highestValue: high) }

    /// A number of the range.
    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

    /// A number of the range below `upperBound`.
    open func nextInt(upperBound: Int) -> Int {
        let count = min(highestValue, upperBound - 1) - lowestValue + 1
        return count > 0 ? lowestValue + source.nextInt(upperBound: count) : lowestValue
    }

    /// A number from 0 to 1: where a number of the range lies between its ends.
    open func nextUniform() -> Float {
        numberOfPossibleOutcomes > 1 ? Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1) : 0
    }

    /// True or false.
    open func nextBool() -> Bool { source.nextBool() }
}

/// Numbers of a range, of which those near the middle are likelier: all but 0.3 % of a bell's curve fit into the range, and what does not is drawn again.
open class GKGaussianDistribution: GKRandomDistribution {
    /// The middle of the range.
    open var mean: Float { Float(lowestValue + highestValue) / 2 }
    /// A sixth of the range's width.
    open var deviation: Float { Float(highestValue - lowestValue) / 6 }

    override class func make(_ low: Int, _ high: Int) -> GKRandomDistribution {
        GKGaussianDistribution(lowestValue: low, highestValue: high)
    }

    open override func nextInt() -> Int {
        for _ in 0..<64 {
            // Box and Muller.
            let distance = (-2 * log(max(source.nextUniform(), .leastNormalMagnitude))).squareRoot()
            let drawn = mean + deviation * distance * cos(2 * .pi * source.nextUniform())
            let number = Int(drawn.rounded())
            if (lowestValue...highestValue).contains(number) { return number }
        }
        return Int(mean)
    }
}

/// Numbers of a range, none of which comes again before all others came.
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
