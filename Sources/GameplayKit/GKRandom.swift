/// A source of random numbers.
public protocol GKRandom {
    /// Returns a uniformly distributed integer in the range of the source or distribution.
    func nextInt() -> Int
    /// Returns an integer from 0 up to, but not including, `upperBound`, which must be positive.
    func nextInt(upperBound: Int) -> Int
    /// Returns a number from 0 to 1.
    func nextUniform() -> Float
    /// Returns true or false with equal probability.
    func nextBool() -> Bool
}
