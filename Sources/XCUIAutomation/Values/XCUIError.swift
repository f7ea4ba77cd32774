/// An error of an element that a query did not find.
public struct XCUIError: Error, CustomStringConvertible {
    /// The error in one sentence.
    public let description: String
}
