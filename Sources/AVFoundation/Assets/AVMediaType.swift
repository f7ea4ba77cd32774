/// The kind of a track.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// The kind as a string.
    public let rawValue: String
    /// Creates a kind from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sound.
    public static let audio = AVMediaType(rawValue: "soun")
    /// Moving pictures.
    public static let video = AVMediaType(rawValue: "vide")
}
