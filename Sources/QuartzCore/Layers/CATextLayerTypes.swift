/// The horizontal alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Aligned to the leading side of the text's direction. The default.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// Aligned to the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// Aligned to the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Centered.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Justified: aligned to both sides.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The truncation of a text layer's text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The text is clipped to the bounds. The default.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// An ellipsis replaces the beginning.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// An ellipsis replaces the end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// An ellipsis replaces the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A font that a text layer can use. The modules that define font classes conform them to this protocol.
package protocol TextLayerFont {
    /// The font description; the text layer sets its own size.
    var textLayerFont: FontDescription { get }
}

/// An attributed string that a text layer can draw. The module that defines the attributes conforms its string classes to this protocol.
package protocol TextLayerString {
    /// The text as attributed runs.
    var textLayerRuns: [TextRun] { get }
}

extension CGFont: TextLayerFont {
    package var textLayerFont: FontDescription { face }
}
