import Foundation

extension UIButton {
    /// The content and style of a button: texts, image, colours, shape and spacing.
    @preconcurrency @MainActor
    public struct Configuration {
        /// A size class of a button, for its text and its insets.
        public enum Size: Int, Sendable {
            /// The standard size.
            case medium = 0
            /// Smaller than medium.
            case small = 1
            /// Smaller than small.
            case mini = 2
            /// Larger than medium.
            case large = 3
        }

        /// The corner style of a button's background.
        public enum CornerStyle: Int, Sendable {
            /// The radius that ``Configuration/background`` specifies.
            case fixed = -1
            /// The radius that fits the button's size.
            case dynamic = 0
            /// A small radius.
            case small = 1
            /// A medium radius.
            case medium = 2
            /// A large radius.
            case large = 3
            /// A radius of half of the shorter side.
            case capsule = 4
        }

        /// The alignment of title and subtitle with each other.
        public enum TitleAlignment: Int, Sendable {
            /// The same alignment as that of the button's content.
            case automatic = 0
            /// At the leading edge.
            case leading = 1
            /// Centered.
            case center = 2
            /// At the trailing edge.
            case trailing = 3
        }

        /// The style of a button's background and colours.
        enum Style { case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent }

        var style: Style

        /// The title.
        public var title: String?
        /// The attributed title, used instead of ``title``.
        public var attributedTitle: AttributedString?
        /// A closure that changes the title's attributes.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The line break mode of the title. By words by default.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The subtitle, in a smaller font below the title.
        public var subtitle: String?
        /// The attributed subtitle, used instead of ``subtitle``.
        public var attributedSubtitle: AttributedString?
        /// A closure that changes the subtitle's attributes.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The line break mode of the subtitle. By words by default.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// Whether an activity indicator replaces the image, to show that an operation is in progress. False by default.
        public var showsActivityIndicator = false
        /// A closure that changes the colour of the activity indicator.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The image.
        public var image: UIImage?
        /// The symbol configuration of the image: size, weight and scale. Nil, the default, leaves the symbol unchanged.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// A closure that changes the colour of a template image.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The edge of the text at which the image is placed.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The distance between image and text, in points.
        public var imagePadding: CGFloat = 0
        /// The distance between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The alignment of title and subtitle with each other.
        public var titleAlignment = TitleAlignment.automatic
        /// The insets around the content, in points.
        public var contentInsets: NSDirectionalEdgeInsets
        /// The corner style of the background.
        public var cornerStyle = CornerStyle.dynamic
        /// The size class, which determines the font and the default insets.
        public var buttonSize = Size.medium {
            didSet { if contentInsets == Self.insets(style, oldValue) { contentInsets = Self.insets(style, buttonSize) } }
        }
        /// The colour of text and image; nil for the colour of the style.
        public var baseForegroundColor: UIColor?
        /// The background colour; nil for the colour of the style.
        public var baseBackgroundColor: UIColor?
        /// The background. Properties that are not set have the values of the button's style.
        public var background = UIBackgroundConfiguration.clear()

        private init(_ style: Style) {
            self.style = style
            contentInsets = Self.insets(style, .medium)
        }

        /// A style without a background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// A style with a gray background.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// A style with a background in a light shade of the tint colour.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// A style with a background in the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// A style without a background and without insets.
        public static func borderless() -> Configuration { Configuration(.borderless) }
        /// A style with a gray background, and text in the tint colour.
        public static func bordered() -> Configuration { Configuration(.bordered) }
        /// A style with a background in a light shade of the tint colour.
        public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
        /// A style with a background in the tint colour, for the most important action.
        public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }

        /// A capsule of glass.
        public static func glass() -> Configuration { glass(.regular, tint: nil) }
        /// A capsule of clear glass.
        public static func clearGlass() -> Configuration { glass(.clear, tint: nil) }
        /// A capsule of glass in the tint colour, for the most important action.
        public static func prominentGlass() -> Configuration { glass(.regular, tint: .tintColor) }
        /// A capsule of clear glass in the tint colour, for the most important action.
        public static func prominentClearGlass() -> Configuration { glass(.clear, tint: .tintColor) }

        private static func glass(_ style: UIGlassEffect.Style, tint: UIColor?) -> Configuration {
            let effect = UIGlassEffect(style: style)
            effect.tintColor = tint
            var made = Configuration(.plain)
            made.background.visualEffect = effect
            made.cornerStyle = .capsule
            made.baseForegroundColor = tint == nil ? .label : .white
            return made
        }

        /// Returns the configuration updated for the current state of `button`.
        public func updated(for button: UIButton) -> Configuration {
            var result = self
            result.background.backgroundColor = shownBackground(button) ?? .clear
            result.baseForegroundColor = shownForeground(button)
            return result
        }

        /// Returns the default insets around the content, in points. The values are those of iOS.
        private static func insets(_ style: Style, _ size: Size) -> NSDirectionalEdgeInsets {
            if style == .borderless { return .zero }
            let (x, y): (CGFloat, CGFloat) =
                switch size {
                case .mini: (10, 4)
                case .small: (12, 5)
                case .medium: (14, 8)
                case .large: (20, 15)
                }
            return NSDirectionalEdgeInsets(top: y, leading: x, bottom: y, trailing: x)
        }

        // MARK: Resolved appearance

        func shownForeground(_ button: UIButton) -> UIColor {
            let isStrong = style == .filled || style == .borderedProminent
            if !button.isEnabled { return .tertiaryLabel }
            if let baseForegroundColor { return faded(baseForegroundColor, button) }
            let color: UIColor = isStrong ? .white : button.role == .destructive ? .systemRed : button.tintColor
            return faded(color, button)
        }

        private func faded(_ color: UIColor, _ button: UIButton) -> UIColor {
            button.isHighlighted && !hasBackground ? color.withAlphaComponent(0.35) : color
        }

        var hasBackground: Bool {
            switch style {
            case .plain, .borderless: baseBackgroundColor != nil || background.backgroundColor != .clear
            default: true
            }
        }

        func shownBackground(_ button: UIButton) -> UIColor? {
            if background.backgroundColor != .clear { return pressed(background.backgroundColor ?? button.tintColor, button) }
            let tint = baseBackgroundColor ?? (button.role == .destructive ? .systemRed : button.tintColor) ?? .systemBlue
            let color: UIColor? =
                switch style {
                case .plain, .borderless: button.isSelected ? tint.withAlphaComponent(0.15) : baseBackgroundColor
                case .gray, .bordered: baseBackgroundColor ?? .secondarySystemFill
                case .tinted, .borderedTinted: baseBackgroundColor?.withAlphaComponent(0.18) ?? tint.withAlphaComponent(0.18)
                case .filled, .borderedProminent: tint
                }
            guard button.isEnabled else { return color.map { _ in .tertiarySystemFill } }
            return color.map { pressed($0, button) }
        }

        private func pressed(_ color: UIColor, _ button: UIButton) -> UIColor {
            guard button.isHighlighted else { return color }
            var alpha: CGFloat = 1
            color.getRed(nil, green: nil, blue: nil, alpha: &alpha)
            return color.withAlphaComponent(alpha * 0.7)
        }

        /// Returns the corner radius for a button of `size`, in points.
        func cornerRadius(in size: CGSize) -> CGFloat {
            let most = min(size.width, size.height) / 2
            let radius: CGFloat =
                switch cornerStyle {
                case .fixed: background.cornerRadius
                case .small: 5
                case .medium: 8
                case .large: 12
                case .capsule: most
                case .dynamic:
                    switch buttonSize {
                    case .mini: 5
                    case .small: 6
                    case .medium: 8
                    case .large: 12
                    }
                }
            return min(radius, most)
        }

        func titleFont(in traits: UITraitCollection) -> UIFont {
            switch buttonSize {
            case .mini, .small: .preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
            case .medium: .preferredFont(forTextStyle: .body, compatibleWith: traits)
            case .large: .systemFont(ofSize: 17, weight: .semibold)
            }
        }

        func subtitleFont(in traits: UITraitCollection) -> UIFont {
            .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
        }
    }
}
