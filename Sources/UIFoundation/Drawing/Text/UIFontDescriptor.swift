import CoreGraphics
import Foundation

/// A set of font attributes from which a font is created. It is immutable.
///
/// `@unchecked Sendable` is safe because all stored properties are `let` and `Sendable`.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    private var header = CoreFoundationHeader()

    let face: FontDescription
    /// The text style of the font; nil for other fonts.
    let textStyle: UIFont.TextStyle?

    init(face: FontDescription, textStyle: UIFont.TextStyle? = nil) {
        self.face = face
        self.textStyle = textStyle
        super.init()
    }

    /// Creates a descriptor for a font name of `UIFont(name:size:)`. The size is in points. If no font of that name is installed, the descriptor is that of the
    /// system font.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(
            face: FontCatalog.face(named: fontName, size: size) ?? FontDescription(family: FontDescription.systemFamily, size: size))
    }

    /// Returns the descriptor of the system font for a text style.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The descriptor of the font for a text style at the preferred size of text of `traitCollection`, or of the current traits if it is nil.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// Returns `self`, since the class is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The size in points.
    open var pointSize: CGFloat { face.size }

    /// The name of the best matching font.
    open var postscriptName: String { FontCatalog.name(of: face) }

    /// The traits of the font: italic, bold and monospaced.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if face.isItalic { traits.insert(.traitItalic) }
        if face.weight >= 600 { traits.insert(.traitBold) }
        if face.family == FontDescription.monospacedFamily || FontCatalog.isMonospaced(face) { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// All attributes of the descriptor.
    open var fontAttributes: [AttributeName: Any] { baseFontAttributes }

    /// The value of an attribute; nil if the descriptor lacks it.
    open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

    /// Returns a descriptor with some attributes replaced. Feature settings are merged.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor { baseAddingAttributes(attributes) }

    /// Returns a descriptor with another size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var changed = face
        changed.size = newPointSize
        return UIFontDescriptor(face: changed)
    }

    /// Returns a descriptor with the given traits.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var changed = face
        changed.isItalic = symbolicTraits.contains(.traitItalic)
        if symbolicTraits.contains(.traitBold) {
            changed.weight = max(face.weight, 700)
        } else if face.weight >= 600 {
            changed.weight = 400
        }
        if symbolicTraits.contains(.traitMonoSpace) { changed.family = FontDescription.monospacedFamily }
        return UIFontDescriptor(face: changed)
    }

    /// Returns a descriptor with another family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        var changed = face
        changed.family = newFamily
        return UIFontDescriptor(face: changed)
    }

    /// Returns a descriptor of the system font with a design, at the same size and weight; nil if the design is not supported.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var changed = face
        switch design {
        case .default: changed.family = FontDescription.systemFamily
        case .monospaced: changed.family = FontDescription.monospacedFamily
        case .serif: changed.family = FontDescription.serifFamily
        default: return nil
        }
        return UIFontDescriptor(face: changed)
    }

    /// Whether `object` describes the same font.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.face == face
    }

    /// A hash of the font.
    open override var hash: Int { face.hashValue }

    /// Traits of a font.
    public struct SymbolicTraits: OptionSet, Sendable, Hashable {
        /// The bits, one per trait.
        public let rawValue: UInt32

        /// Creates a set of traits with the given bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Italic.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Monospaced: all glyphs have the same width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// A design of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The design's name.
        public let rawValue: String

        /// Creates a design with the given name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The default design of the interface.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// A monospaced design.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
}
