/// A parse error of a visual format, with its position.
struct VisualFormatError: Error, Equatable, CustomStringConvertible {
    /// A description of the error.
    let reason: String
    let format: String
    /// The character offset of the error.
    let position: Int

    /// The reason, the format, and a caret below the character of the error.
    var description: String {
        "Unable to parse constraint format: \n\(reason) \n\(format) \n\(String(repeating: " ", count: position))^ (character \(position + 1))"
    }
}
