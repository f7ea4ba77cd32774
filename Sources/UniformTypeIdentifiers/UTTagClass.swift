/// What kind of name a tag is: the ways in which other systems name types.
public struct UTTagClass: Hashable, Sendable, RawRepresentable, Codable, CustomStringConvertible {
    public let rawValue: String

    /// A class of that name: `public.filename-extension`, `public.mime-type`, or another.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The end of a file's name, without its dot: `public.filename-extension`.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// A MIME type: `public.mime-type`.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")

    /// ``rawValue``.
    public var description: String { rawValue }

    /// The tag as it is compared: both classes are without case, and a MIME type has no spaces.
    func normalized(_ tag: String) -> String {
        self == .mimeType ? tag.lowercased().filter { !$0.isWhitespace } : tag.lowercased()
    }
}
