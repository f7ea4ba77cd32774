import Foundation

extension UIImage {
    /// The stroke weight of a symbol.
    public enum SymbolWeight: Int, Sendable {
        /// The weight of the surroundings, or else regular.
        case unspecified = 0
        /// The lightest weight.
        case ultraLight = 1
        /// Lighter than light.
        case thin = 2
        /// Lighter than regular.
        case light = 3
        /// The weight of regular text.
        case regular = 4
        /// Heavier than regular.
        case medium = 5
        /// Lighter than bold.
        case semibold = 6
        /// The weight of bold text.
        case bold = 7
        /// Heavier than bold.
        case heavy = 8
        /// The heaviest weight.
        case black = 9

        /// The corresponding font weight. Regular for ``unspecified``.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .unspecified, .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }

        /// The stroke width, in units of the symbol grid.
        var lineWidth: CGFloat {
            switch self {
            case .ultraLight: 0.6
            case .thin: 0.95
            case .light: 1.35
            case .unspecified, .regular: 1.75
            case .medium: 2
            case .semibold: 2.3
            case .bold: 2.6
            case .heavy: 2.95
            case .black: 3.3
            }
        }

        init(_ weight: UIFont.Weight) {
            let all: [(UIFont.Weight, SymbolWeight)] = [
                (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
                (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
            ]
            let nearest = all.min { abs($0.0.rawValue - weight.rawValue) < abs($1.0.rawValue - weight.rawValue) }
            self = nearest?.1 ?? .regular
        }
    }

    /// The size of a symbol relative to text of a given size.
    public enum SymbolScale: Int, Sendable {
        /// UIKit's default, which is medium.
        case `default` = -1
        /// The scale of the surroundings, or else medium.
        case unspecified = 0
        /// 0.79 times the medium size.
        case small = 1
        /// Somewhat taller than a capital letter.
        case medium = 2
        /// 1.28 times the medium size.
        case large = 3

        var factor: CGFloat {
            switch self {
            case .small: 0.79
            case .large: 1.28
            case .default, .unspecified, .medium: 1
            }
        }
    }

    /// The traits of an image. A subclass adds the configuration of a symbol.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        // `@unchecked Sendable` is safe because all stored properties are immutable.

        /// The traits of the image. Nil if unspecified.
        open var traitCollection: UITraitCollection? { traits }
        private let traits: UITraitCollection?

        package init(traits: UITraitCollection?) {
            self.traits = traits
            super.init()
        }

        /// Returns the configuration itself, which is immutable.
        open func copy(with zone: NSZone? = nil) -> Any { self }

        /// A copy with other traits.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            (Configuration(traits: traitCollection) as? Self) ?? self
        }

        /// A copy with the specified values of another configuration.
        open func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let traits = otherConfiguration?.traitCollection else { return self }
            return withTraitCollection(UITraitCollection(traitsFrom: [traitCollection, traits].compactMap { $0 }))
        }
    }

    /// The size, weight, scale and colours of a symbol. The view that shows the symbol supplies unspecified values.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        // `@unchecked Sendable` is safe because all stored properties are immutable.
        let pointSize: CGFloat
        let textStyle: UIFont.TextStyle?
        let weight: SymbolWeight
        let scale: SymbolScale
        /// The colours of the levels, primary first. Nil if unspecified, empty for a template in the tint colour.
        let colors: [UIColor]?

        private init(
            pointSize: CGFloat, textStyle: UIFont.TextStyle?, weight: SymbolWeight, scale: SymbolScale, colors: [UIColor]? = nil,
            traits: UITraitCollection?
        ) {
            self.pointSize = pointSize.isFinite ? max(pointSize, 0) : 0
            self.textStyle = textStyle
            self.weight = weight
            self.scale = scale
            self.colors = colors
            super.init(traits: traits)
        }

        /// A configuration without any values.
        public static let unspecified = SymbolConfiguration(
            pointSize: 0, textStyle: nil, weight: .unspecified, scale: .unspecified, traits: nil)

        /// A configuration for text of a point size.
        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: pointSize, textStyle: nil, weight: .unspecified, scale: .unspecified, traits: nil)
        }

        /// A configuration with a weight.
        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: 0, textStyle: nil, weight: weight, scale: .unspecified, traits: nil)
        }

        /// A configuration with a scale.
        public convenience init(scale: SymbolScale) {
            self.init(pointSize: 0, textStyle: nil, weight: .unspecified, scale: scale, traits: nil)
        }

        /// A configuration for text of a point size, with a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: .unspecified, traits: nil)
        }

        /// A configuration for text of a point size, with a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: scale, traits: nil)
        }

        /// A configuration for a text style.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(pointSize: 0, textStyle: textStyle, weight: .unspecified, scale: .unspecified, traits: nil)
        }

        /// A configuration for a text style, with a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(pointSize: 0, textStyle: textStyle, weight: .unspecified, scale: scale, traits: nil)
        }

        /// A configuration with the size and the weight of a font.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }

        /// A configuration with the size and the weight of a font, and a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                pointSize: font.pointSize, textStyle: nil, weight: SymbolWeight(UIFont.Weight(number: font.face.weight)), scale: scale,
                traits: nil)
        }

        /// A configuration with shades of a colour: the symbol's glyph has the colour, shapes around or behind it have half of its opacity.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(colors: [hierarchicalColor, UIColor { hierarchicalColor.resolvedColor(with: $0).halfAsOpaque }])
        }

        /// A configuration with a colour for each level of a symbol: the glyph, and shapes around or behind it. The last colour also applies to further
        /// levels.
        public convenience init(paletteColors: [UIColor]) { self.init(colors: paletteColors) }

        private convenience init(colors: [UIColor]) {
            self.init(pointSize: 0, textStyle: nil, weight: .unspecified, scale: .unspecified, colors: colors, traits: nil)
        }

        /// A configuration without colours, which replaces the colours of a configuration that it is applied to.
        public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(colors: []) }

        /// A copy with other traits.
        public override func withTraitCollection(_ traitCollection: UITraitCollection?) -> SymbolConfiguration {
            SymbolConfiguration(
                pointSize: pointSize, textStyle: textStyle, weight: weight, scale: scale, colors: colors, traits: traitCollection)
        }

        /// A copy with the specified values of another configuration.
        public override func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
            guard let otherConfiguration else { return self }
            let traits = [traitCollection, otherConfiguration.traitCollection].compactMap { $0 }
            let merged = traits.count > 1 ? UITraitCollection(traitsFrom: traits) : traits.first
            guard let other = otherConfiguration as? SymbolConfiguration else { return withTraitCollection(merged) }
            let hasSize = other.pointSize > 0 || other.textStyle != nil
            return SymbolConfiguration(
                pointSize: hasSize ? other.pointSize : pointSize, textStyle: hasSize ? other.textStyle : textStyle,
                weight: other.weight == .unspecified ? weight : other.weight, scale: other.scale == .unspecified ? scale : other.scale,
                colors: other.colors ?? colors, traits: merged)
        }

        /// A copy without the text style.
        public func configurationWithoutTextStyle() -> SymbolConfiguration {
            SymbolConfiguration(pointSize: pointSize, textStyle: nil, weight: weight, scale: scale, colors: colors, traits: traitCollection)
        }

        /// A copy without the scale.
        public func configurationWithoutScale() -> SymbolConfiguration {
            SymbolConfiguration(
                pointSize: pointSize, textStyle: textStyle, weight: weight, scale: .unspecified, colors: colors, traits: traitCollection)
        }

        /// A copy without the weight.
        public func configurationWithoutWeight() -> SymbolConfiguration {
            SymbolConfiguration(
                pointSize: pointSize, textStyle: textStyle, weight: .unspecified, scale: scale, colors: colors, traits: traitCollection)
        }

        /// A copy without the size and the weight.
        public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
            SymbolConfiguration(pointSize: 0, textStyle: nil, weight: .unspecified, scale: scale, colors: colors, traits: traitCollection)
        }

        /// Whether another configuration has equal values.
        public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && textStyle == other.textStyle && weight == other.weight && scale == other.scale
                && traitCollection == other.traitCollection && colors == other.colors
        }

        public override var hash: Int {
            var hasher = Hasher()
            hasher.combine(pointSize)
            hasher.combine(weight)
            hasher.combine(scale)
            return hasher.finalize()
        }

        /// The colours of the levels, resolved with the traits of the image or else the current ones. Empty for a template.
        var shownColors: [SymbolColor] {
            (colors ?? []).map { color in
                let resolved = color.resolvedColor(with: traitCollection.map { UITraitCollection(traitsFrom: [.current, $0]) } ?? .current)
                var result = SymbolColor(red: 0, green: 0, blue: 0, alpha: 1)
                _ = resolved.getRed(&result.red, green: &result.green, blue: &result.blue, alpha: &result.alpha)
                return result
            }
        }

        /// The effective text size, in points. 17 if unspecified.
        var shownPointSize: CGFloat {
            if pointSize > 0 { return pointSize }
            return textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize } ?? 17
        }

        /// The effective weight.
        var shownWeight: SymbolWeight {
            if weight != .unspecified { return weight }
            return textStyle == .headline ? .semibold : .regular
        }
    }
}

extension UIColor {
    /// The colour with half of its opacity.
    fileprivate var halfAsOpaque: UIColor { withAlphaComponent(cgColor.alpha / 2) }
}
