/// What gives numbers by chance.
public protocol GKRandom {
    /// A whole number, each as likely as another in the range that the source or distribution says.
    func nextInt() -> Int
    /// A whole number from 0 up to and without `upperBound`, which is above 0.
    func nextInt(upperBound: Int) -> Int
    /// A number from 0 to 1.
    func nextUniform() -> Float
    /// True or false, each as likely as the other.
    func nextBool() -> Bool
}
