/// The error if a query does not find its element.
public struct XCUIError: Error, CustomStringConvertible {
    /// A description of the error in one sentence.
    public let description: String
}
