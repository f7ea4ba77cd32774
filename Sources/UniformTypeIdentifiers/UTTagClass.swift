/// A kind of name that a type goes by outside of the type system.
public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
    /// The class's own identifier.
    public let rawValue: String

    /// The class of that identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What stands after the last dot of a filename, without the dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")

    /// A MIME type, as `image/png`.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")

    /// The identifier.
    public var description: String { rawValue }
}
