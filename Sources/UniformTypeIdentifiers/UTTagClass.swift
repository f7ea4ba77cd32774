/// A class of tags, which identify types outside the type system.
public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
    /// The identifier of the class.
    public let rawValue: String

    /// Creates a class with the given identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A filename extension, without the dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")

    /// A MIME type such as `image/png`.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")

    /// The identifier.
    public var description: String { rawValue }
}
