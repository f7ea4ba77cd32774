/// Why a visual format cannot be read, and at which character.
struct VisualFormatError: Error, Equatable, CustomStringConvertible {
    /// What is wrong there.
    let reason: String
    let format: String
    /// How many characters come before the place.
    let position: Int

    /// The reason, the format, and a mark below the character in question.
    var description: String {
        "Unable to parse constraint format: \n\(reason) \n\(format) \n\(String(repeating: " ", count: position))^ (character \(position + 1))"
    }
}
