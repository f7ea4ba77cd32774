import Foundation
import UIFoundation

/// A font. It is the same class as `UIFont`, so that no conversion is needed.
public typealias CTFont = UIFont
/// A description of a font. It is the same class as `UIFontDescriptor`.
public typealias CTFontDescriptor = UIFontDescriptor
/// The traits of a font.
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

/// The purpose of a font of the system.
public enum CTFontUIFontType: UInt32, Sendable {
    /// The font of documents.
    case user = 0
    /// The monospaced font of documents.
    case userFixedPitch = 1
    /// The system font.
    case system = 2
    /// The system font in a bold weight.
    case emphasizedSystem = 3
    /// The small system font.
    case smallSystem = 4
    /// The font of labels.
    case label = 10
}

// MARK: Creating fonts

/// Creates a font by the name of a family, or of a family and a style as in "Inter-Bold". If it is not installed, the result is the system font. A size of 0
/// means 12 points. `matrix` is ignored.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
    let size = size > 0 ? size : 12
    return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}

/// Creates the font that matches a descriptor best. A size of 0 means the descriptor's size. `matrix` is ignored.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

/// Creates a font of the system. A size of 0 means the default size of the type. `language` is ignored.
public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont? {
    switch uiType {
    case .userFixedPitch: .monospacedSystemFont(ofSize: size > 0 ? size : 12, weight: .regular)
    case .emphasizedSystem: .boldSystemFont(ofSize: size > 0 ? size : 13)
    case .smallSystem: .systemFont(ofSize: size > 0 ? size : 11)
    case .user: .systemFont(ofSize: size > 0 ? size : 12)
    case .system: .systemFont(ofSize: size > 0 ? size : 13)
    case .label: .systemFont(ofSize: size > 0 ? size : 10)
    }
}

/// Creates a font of the same typeface at another size; 0 keeps the size. Attributes of `attributes` replace the font's. `matrix` is ignored.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    let size = size > 0 ? size : font.pointSize
    guard let attributes else { return font.withSize(size) }
    return UIFont(descriptor: font.fontDescriptor.addingAttributes(attributes.fontAttributes), size: size)
}

/// Creates a font of the same family with the traits of `symTraitValue` that `symTraitMask` contains. Nil if the family has no such font. `matrix` is ignored.
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ symTraitValue: CTFontSymbolicTraits,
    _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    let traits = font.fontDescriptor.symbolicTraits.subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask))
    return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size > 0 ? size : font.pointSize) }
}

/// Creates a descriptor by the name of a family, or of a family and a style.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    UIFontDescriptor(name: name, size: size)
}

/// The descriptor that creates a font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

// MARK: Names and traits

/// The name of the family and the style, as in "Inter-Bold".
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
/// The name of the installed family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
/// The names of the family and the style, with a space between them.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName.replacingOccurrences(of: "-", with: " ") }
/// The names of the family and the style, with a space between them.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }
/// Whether the font is italic, bold or monospaced.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { font.fontDescriptor.symbolicTraits }
/// The names of the installed families, sorted.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { UIFont.familyNames }
/// The names of the installed fonts.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
    UIFont.familyNames.reduce(into: []) { $0 += UIFont.fontNames(forFamilyName: $1) }
}

// MARK: Metrics

/// The size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// The distance from the baseline up to the top of a line, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// The distance from the baseline down to the bottom of a line, in points: a positive number, unlike `UIFont.descender`.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// The recommended space between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// The height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// The height of the letter x, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// The distance from the baseline to the middle of an underline, in points: a negative number.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { font.face.metrics.underlinePosition }
/// The thickness of an underline, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.face.metrics.underlineThickness }
