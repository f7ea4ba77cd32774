/// The text of a log message, with private values already redacted.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(stringInterpolation: OSLogInterpolation) {
        text = stringInterpolation.text
    }

    public init(stringLiteral value: String) {
        text = value
    }
}
