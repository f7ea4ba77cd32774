import CoreGraphics
import Foundation

/// What a font is to be like. It never changes.
///
/// `@unchecked Sendable` is safe because all that it holds is `let` and itself `Sendable`.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    private var header = CoreFoundationHeader()

    let face: FontDescription
    /// The style of text whose font it is; nil for another font.
    let textStyle: UIFont.TextStyle?

    init(face: FontDescription, textStyle: UIFont.TextStyle? = nil) {
        self.face = face
        self.textStyle = textStyle
        super.init()
    }

    /// A font of a name, as `UIFont(name:size:)` takes it, at `size` points. For a name that is not installed, the system's font.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(
            face: FontCatalog.face(named: fontName, size: size) ?? FontDescription(family: FontDescription.systemFamily, size: size))
    }

    /// The system's font for a kind of text.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The descriptor itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Points.
    open var pointSize: CGFloat { face.size }

    /// The name of the font that fits best.
    open var postscriptName: String { FontCatalog.name(of: face) }

    /// What kind of letters these are.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if face.isItalic { traits.insert(.traitItalic) }
        if face.weight >= 600 { traits.insert(.traitBold) }
        if face.family == FontDescription.monospacedFamily || FontCatalog.isMonospaced(face) { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// All attributes of the descriptor.
    open var fontAttributes: [AttributeName: Any] { baseFontAttributes }

    /// The value of an attribute; nil for one that the descriptor does not have.
    open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

    /// The same with other values of some attributes. Features are added to those that the descriptor has.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor { baseAddingAttributes(attributes) }

    /// The same at another size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var changed = face
        changed.size = newPointSize
        return UIFontDescriptor(face: changed)
    }

    /// The same with the given kind of letters.
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

    /// The same of another family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        var changed = face
        changed.family = newFamily
        return UIFontDescriptor(face: changed)
    }

    /// The system's font of a design at this size and weight; nil for designs that are not there.
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

    /// Whether `object` describes the same.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.face == face
    }

    /// Equal for equal descriptors.
    open override var hash: Int { face.hashValue }

    /// Kinds of letters.
    public struct SymbolicTraits: OptionSet, Sendable, Hashable {
        /// One bit a kind.
        public let rawValue: UInt32

        /// The kinds of the given bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Thick.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// All equally wide.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// Designs of the system's font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The design's name.
        public let rawValue: String

        /// The design of the given name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The interface's own.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// All letters equally wide.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
}
