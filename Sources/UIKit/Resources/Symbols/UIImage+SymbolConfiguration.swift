import Foundation

extension UIImage {
    /// How heavy a symbol's lines are.
    public enum SymbolWeight: Int, Sendable {
        /// As what the symbol stands beside says; regular, where nothing does.
        case unspecified = 0
        /// The lightest.
        case ultraLight = 1
        /// Lighter than light.
        case thin = 2
        /// Lighter than regular.
        case light = 3
        /// As text is.
        case regular = 4
        /// Heavier than regular.
        case medium = 5
        /// Lighter than bold.
        case semibold = 6
        /// As bold text is.
        case bold = 7
        /// Heavier than bold.
        case heavy = 8
        /// The heaviest.
        case black = 9

        /// The weight of type that fits.
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

        /// The width of lines, in units of the symbols' grid.
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

    /// How large a symbol is beside text of one size.
    public enum SymbolScale: Int, Sendable {
        /// As UIKit thinks best: medium.
        case `default` = -1
        /// As what the symbol stands beside says; medium, where nothing does.
        case unspecified = 0
        /// Smaller.
        case small = 1
        /// As high as capital letters and somewhat more.
        case medium = 2
        /// Larger.
        case large = 3

        var factor: CGFloat {
            switch self {
            case .small: 0.79
            case .large: 1.28
            case .default, .unspecified, .medium: 1
            }
        }
    }

    /// What an image is made for: traits, and in a subclass how a symbol is drawn.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        // `@unchecked Sendable` is safe because what it holds is a `let`.

        /// The traits that the image is made for.
        public let traitCollection: UITraitCollection?

        init(traits: UITraitCollection?) {
            traitCollection = traits
            super.init()
        }

        /// The configuration itself, which never changes.
        public func copy(with zone: NSZone? = nil) -> Any { self }

        /// The same with other traits.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            (Configuration(traits: traitCollection) as? Self) ?? self
        }

        /// This one with everything that the other one says.
        open func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let traits = otherConfiguration?.traitCollection else { return self }
            return withTraitCollection(UITraitCollection(traitsFrom: [traitCollection, traits].compactMap { $0 }))
        }
    }

    /// How a symbol is drawn: its size, weight and scale. What it does not say is decided by what shows the symbol.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        // `@unchecked Sendable` is safe because what it holds is a `let`.
        let pointSize: CGFloat
        let textStyle: UIFont.TextStyle?
        let weight: SymbolWeight
        let scale: SymbolScale

        private init(
            pointSize: CGFloat, textStyle: UIFont.TextStyle?, weight: SymbolWeight, scale: SymbolScale, traits: UITraitCollection?
        ) {
            self.pointSize = pointSize.isFinite ? max(pointSize, 0) : 0
            self.textStyle = textStyle
            self.weight = weight
            self.scale = scale
            super.init(traits: traits)
        }

        /// One that says nothing.
        public static let unspecified = SymbolConfiguration(
            pointSize: 0, textStyle: nil, weight: .unspecified, scale: .unspecified, traits: nil)

        /// A size that suits type of so many points.
        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: pointSize, textStyle: nil, weight: .unspecified, scale: .unspecified, traits: nil)
        }

        /// A weight.
        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: 0, textStyle: nil, weight: weight, scale: .unspecified, traits: nil)
        }

        /// A scale.
        public convenience init(scale: SymbolScale) {
            self.init(pointSize: 0, textStyle: nil, weight: .unspecified, scale: scale, traits: nil)
        }

        /// A size that suits type of so many points, and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: .unspecified, traits: nil)
        }

        /// A size that suits type of so many points, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: scale, traits: nil)
        }

        /// A size that suits text of a style.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(pointSize: 0, textStyle: textStyle, weight: .unspecified, scale: .unspecified, traits: nil)
        }

        /// A size that suits text of a style, and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(pointSize: 0, textStyle: textStyle, weight: .unspecified, scale: scale, traits: nil)
        }

        /// The size and the weight of a font.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }

        /// The size and the weight of a font, and a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                pointSize: font.pointSize, textStyle: nil, weight: SymbolWeight(UIFont.Weight(number: font.face.weight)), scale: scale,
                traits: nil)
        }

        /// The same with other traits.
        public override func withTraitCollection(_ traitCollection: UITraitCollection?) -> SymbolConfiguration {
            SymbolConfiguration(pointSize: pointSize, textStyle: textStyle, weight: weight, scale: scale, traits: traitCollection)
        }

        /// This one with everything that the other one says.
        public override func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
            guard let otherConfiguration else { return self }
            let traits = [traitCollection, otherConfiguration.traitCollection].compactMap { $0 }
            let merged = traits.count > 1 ? UITraitCollection(traitsFrom: traits) : traits.first
            guard let other = otherConfiguration as? SymbolConfiguration else { return withTraitCollection(merged) }
            let hasSize = other.pointSize > 0 || other.textStyle != nil
            return SymbolConfiguration(
                pointSize: hasSize ? other.pointSize : pointSize, textStyle: hasSize ? other.textStyle : textStyle,
                weight: other.weight == .unspecified ? weight : other.weight, scale: other.scale == .unspecified ? scale : other.scale,
                traits: merged)
        }

        /// The same without a text style.
        public func configurationWithoutTextStyle() -> SymbolConfiguration {
            SymbolConfiguration(pointSize: pointSize, textStyle: nil, weight: weight, scale: scale, traits: traitCollection)
        }

        /// The same without a scale.
        public func configurationWithoutScale() -> SymbolConfiguration {
            SymbolConfiguration(pointSize: pointSize, textStyle: textStyle, weight: weight, scale: .unspecified, traits: traitCollection)
        }

        /// The same without a weight.
        public func configurationWithoutWeight() -> SymbolConfiguration {
            SymbolConfiguration(pointSize: pointSize, textStyle: textStyle, weight: .unspecified, scale: scale, traits: traitCollection)
        }

        /// The same without a size and a weight.
        public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
            SymbolConfiguration(pointSize: 0, textStyle: nil, weight: .unspecified, scale: scale, traits: traitCollection)
        }

        /// Whether the other one says the same of a symbol.
        public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && textStyle == other.textStyle && weight == other.weight && scale == other.scale
                && traitCollection == other.traitCollection
        }

        public override var hash: Int {
            var hasher = Hasher()
            hasher.combine(pointSize)
            hasher.combine(weight)
            hasher.combine(scale)
            return hasher.finalize()
        }

        /// The size of type that the symbol suits, in points; 17 where nothing says one.
        var shownPointSize: CGFloat {
            if pointSize > 0 { return pointSize }
            return textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize } ?? 17
        }

        /// The weight that is drawn.
        var shownWeight: SymbolWeight {
            if weight != .unspecified { return weight }
            return textStyle == .headline ? .semibold : .regular
        }
    }
}
