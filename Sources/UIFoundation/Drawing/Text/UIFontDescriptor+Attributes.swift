import CoreGraphics
import Foundation

extension UIFontDescriptor {
    /// The name of a font attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The attribute's name.
        public let rawValue: String

        /// Creates an attribute with the given name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates an attribute with the given name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A string: the name of the family.
        public static let family = AttributeName("NSFontFamilyAttribute")
        /// A string: the name of the font, for `UIFont(name:size:)`.
        public static let name = AttributeName("NSFontNameAttribute")
        /// A string: the name of the style within the family, such as "Bold".
        public static let face = AttributeName("NSFontFaceAttribute")
        /// A string: the family and the style as displayed to users.
        public static let visibleName = AttributeName("NSFontVisibleNameAttribute")
        /// A number: the size in points.
        public static let size = AttributeName("NSFontSizeAttribute")
        /// A dictionary of traits by ``TraitKey``.
        public static let traits = AttributeName("NSCTFontTraitsAttribute")
        /// An array of dictionaries by ``FeatureKey``: the features that differ from the font's defaults.
        public static let featureSettings = AttributeName("NSCTFontFeatureSettingsAttribute")
        /// A `UIFont.TextStyle`, or its name.
        public static let textStyle = AttributeName("NSCTFontUIUsageAttribute")
    }

    /// The key of a trait in ``AttributeName/traits``.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The trait's name.
        public let rawValue: String

        /// Creates a key with the given name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a key with the given name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A number: the raw value of ``SymbolicTraits``.
        public static let symbolic = TraitKey("NSCTFontSymbolicTrait")
        /// A `UIFont.Weight`, or a number from -1 to 1.
        public static let weight = TraitKey("NSCTFontWeightTrait")
        /// A number from -1 to 1. A positive slant selects an italic font.
        public static let slant = TraitKey("NSCTFontSlantTrait")
    }

    /// A key in ``AttributeName/featureSettings``. Core Text's keys "CTFeatureOpenTypeTag" and "CTFeatureOpenTypeValue" are accepted, too.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// Creates a key with the given name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a key with the given name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A number: the feature type, such as ``kNumberSpacingType``.
        public static let type = FeatureKey("CTFeatureTypeIdentifier")
        /// A number: the selector of the type, such as ``kMonospacedNumbersSelector``.
        public static let selector = FeatureKey("CTFeatureSelectorIdentifier")
        /// The older name of ``type``.
        public static let featureIdentifier = FeatureKey.type
        /// The older name of ``selector``.
        public static let typeIdentifier = FeatureKey.selector

        fileprivate static let tag = FeatureKey("CTFeatureOpenTypeTag")
        fileprivate static let value = FeatureKey("CTFeatureOpenTypeValue")
    }

    /// The internal identifier of a system family, which has no public name.
    private static let systemFamily = AttributeName("NSCTFontSystemFamilyAttribute")

    /// Creates a descriptor with the given attributes. Missing ones are those of the system font at 12 points.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(adding: attributes, to: FontDescription(family: FontDescription.systemFamily, size: 12), textStyle: nil)
    }

    func baseAddingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
        UIFontDescriptor(adding: attributes, to: face, textStyle: textStyle)
    }

    var baseFontAttributes: [AttributeName: Any] {
        let name = FontCatalog.name(of: face)
        var attributes: [AttributeName: Any] = [.size: face.size, .family: FontCatalog.installedFamily(of: face), .name: name]
        attributes[.face] = name.split(separator: "-").dropFirst().first.map(String.init)
        attributes[.visibleName] = name.replacingOccurrences(of: "-", with: " ")
        attributes[.traits] = [
            TraitKey.symbolic: symbolicTraits.rawValue, .weight: UIFont.Weight(number: face.weight).rawValue,
            .slant: face.isItalic ? CGFloat(0.2) : 0,
        ]
        if FontLines(of: face.family) == .system { attributes[Self.systemFamily] = face.family }
        if !face.features.isEmpty {
            attributes[.featureSettings] = face.features.map { [FeatureKey.tag: $0.tag as Any, .value: $0.value] }
        }
        attributes[.textStyle] = textStyle
        return attributes
    }

    private convenience init(adding attributes: [AttributeName: Any], to start: FontDescription, textStyle: UIFont.TextStyle?) {
        var (face, style) = (start, textStyle)
        if let given = attributes[.textStyle] as? UIFont.TextStyle ?? (attributes[.textStyle] as? String).map({ .init(rawValue: $0) }) {
            face = UIFont.preferredFont(forTextStyle: given).face
            face.features = start.features
            style = given
        }
        let size = Self.number(attributes[.size]).map { CGFloat($0) } ?? face.size
        if let family = attributes[Self.systemFamily] as? String {
            if face.family != family { face.family = family }
        } else if let name = attributes[.name] as? String, let named = FontCatalog.face(named: name, size: size) {
            (face, style) = (Self.face(named, like: face), nil)
        } else if let family = attributes[.family] as? String {
            // A family that is not installed may have a substitute.
            var named = FontCatalog.face(named: family, size: size) ?? FontDescription(family: family, size: size)
            (named.weight, named.isItalic) = (face.weight, face.isItalic)
            (face, style) = (Self.face(named, like: face), nil)
        }
        if let word = attributes[.face] as? String,
            let styled = FontCatalog.face(named: FontCatalog.installedFamily(of: face) + "-" + word, size: size)
        {
            (face.weight, face.isItalic) = (styled.weight, styled.isItalic)
        }
        face.size = size
        if let traits = attributes[.traits] as? [TraitKey: Any] { Self.apply(traits, to: &face) }
        if let settings = attributes[.featureSettings] as? [Any] {
            for feature in settings.flatMap(Self.features) {
                face.features.removeAll { $0.tag == feature.tag }
                face.features.append(feature)
            }
        }
        self.init(face: face, textStyle: style)
    }

    private static func face(_ named: FontDescription, like face: FontDescription) -> FontDescription {
        var named = named
        (named.hasTabularDigits, named.features) = (face.hasTabularDigits, face.features)
        return named
    }

    private static func apply(_ traits: [TraitKey: Any], to face: inout FontDescription) {
        if let symbolic = number(traits[.symbolic]) ?? (traits[.symbolic] as? SymbolicTraits).map({ Double($0.rawValue) }),
            let bits = UInt32(exactly: symbolic), let changed = UIFontDescriptor(face: face).withSymbolicTraits(.init(rawValue: bits))
        {
            face = changed.face
        }
        if let weight = traits[.weight] as? UIFont.Weight ?? number(traits[.weight]).map({ UIFont.Weight($0) }) {
            face.weight = weight.number
        }
        if let slant = number(traits[.slant]) { face.isItalic = slant > 0 }
    }

    /// The features of one setting, which is a dictionary, a pair or a tag as in Core Text.
    private static func features(_ setting: Any) -> [FontFeature] {
        if let tag = setting as? String { return FontFeature(tag: tag, value: 1).map { [$0] } ?? [] }
        if let pair = setting as? [Any], pair.count == 2, let second = integer(pair[1]) {
            if let tag = pair[0] as? String { return FontFeature(tag: tag, value: second).map { [$0] } ?? [] }
            return integer(pair[0]).map { FontFeature.features(type: $0, selector: second) } ?? []
        }
        let values: [FeatureKey: Any] =
            switch setting {
            case let keyed as [FeatureKey: Any]: keyed
            case let keyed as [String: Any]: Dictionary(keyed.map { (FeatureKey($0.key), $0.value) }) { $1 }
            default: [:]
            }
        if let tag = values[.tag] as? String {
            return FontFeature(tag: tag, value: integer(values[.value]) ?? 1).map { [$0] } ?? []
        }
        guard let type = integer(values[.type]), let selector = integer(values[.selector]) else { return [] }
        return FontFeature.features(type: type, selector: selector)
    }

    private static func integer(_ value: Any?) -> Int? { number(value).flatMap { Int(exactly: $0) } }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as UInt32: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}
