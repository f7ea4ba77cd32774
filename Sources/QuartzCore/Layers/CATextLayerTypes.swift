/// Where a text layer puts its lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where the text's own direction begins. The default.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// At both sides.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// What a text layer does with text that has no room.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It is cut off at the bounds. The default.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// An ellipsis stands for the beginning.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// An ellipsis stands for the end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// An ellipsis stands for the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A font as text layers take it: fonts of the modules above say with this what they are.
package protocol TextLayerFont {
    /// The letters; the text layer has its own size.
    var textLayerFont: FontDescription { get }
}

/// An attributed string as text layers take it: the module that knows its attributes says with this what they mean.
package protocol TextLayerString {
    /// The text in parts of one style.
    var textLayerRuns: [TextRun] { get }
}

extension CGFont: TextLayerFont {
    package var textLayerFont: FontDescription { face }
}
