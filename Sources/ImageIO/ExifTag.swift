/// A value of an Exif, TIFF or GPS directory.
struct ExifTag: Sendable {
    /// The form of a tag's value in the dictionaries.
    enum Kind: Sendable {
        case byte
        case bytes
        case text
        case short
        case shorts
        case long
        case rational
        case rationals
        case signedRational
        case undefined
        /// Four digits, as an array of numbers.
        case version
        /// A text after the name of its encoding.
        case comment
        /// Degrees, minutes and seconds, as decimal degrees.
        case degrees
        /// Hours, minutes and seconds, as a text.
        case time
    }

    let number: Int
    /// The key in the dictionary.
    let key: String
    let kind: Kind

    init(_ number: Int, _ key: String, _ kind: Kind) { (self.number, self.key, self.kind) = (number, key, kind) }
}
