import Foundation

extension UIButton {
    /// What a button shows and how: text, picture, colours, shape, spacing.
    @preconcurrency @MainActor
    public struct Configuration {
        /// A button's size: of its text and of the room around it.
        public enum Size: Int, Sendable {
            /// The usual one.
            case medium = 0
            /// Smaller.
            case small = 1
            /// Smaller still.
            case mini = 2
            /// Larger.
            case large = 3
        }

        /// How round a button's corners are.
        public enum CornerStyle: Int, Sendable {
            /// As ``Configuration/background`` says.
            case fixed = -1
            /// As suits the button's size.
            case dynamic = 0
            /// A little.
            case small = 1
            /// More.
            case medium = 2
            /// Much.
            case large = 3
            /// As round as can be.
            case capsule = 4
        }

        /// How title and subtitle lie to each other.
        public enum TitleAlignment: Int, Sendable {
            /// As the button's content does.
            case automatic = 0
            /// Where text begins.
            case leading = 1
            /// In the middle.
            case center = 2
            /// Where text ends.
            case trailing = 3
        }

        /// What is behind a button's content.
        enum Style { case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent }

        var style: Style

        /// The text.
        public var title: String?
        /// The text with attributes of its own, in place of ``title``.
        public var attributedTitle: AttributedString?
        /// Changes the title's attributes.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How a title breaks that is longer than the button is wide. At words unless set.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// A smaller text below.
        public var subtitle: String?
        /// A smaller text below with attributes of its own, in place of ``subtitle``.
        public var attributedSubtitle: AttributedString?
        /// Changes the subtitle's attributes.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How a subtitle breaks that is longer than the button is wide. At words unless set.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// Whether something that turns is shown in the picture's place: what the button began still goes on. False unless set.
        public var showsActivityIndicator = false
        /// Changes the colour of what turns.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The picture.
        public var image: UIImage?
        /// How a symbol is drawn: its size, weight and scale. Nil, the default, as it is.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Changes the colour of the picture, where that is a template.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Where the picture is: at which edge of the text.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// Points between the picture and the text.
        public var imagePadding: CGFloat = 0
        /// Points between title and subtitle.
        public var titlePadding: CGFloat = 1
        /// How title and subtitle lie to each other.
        public var titleAlignment = TitleAlignment.automatic
        /// The room around the content.
        public var contentInsets: NSDirectionalEdgeInsets
        /// How round the corners are.
        public var cornerStyle = CornerStyle.dynamic
        /// The size of text and room.
        public var buttonSize = Size.medium {
            didSet { if contentInsets == Self.insets(style, oldValue) { contentInsets = Self.insets(style, buttonSize) } }
        }
        /// The colour of text and picture; nil is as the style says.
        public var baseForegroundColor: UIColor?
        /// The colour behind them; nil is as the style says.
        public var baseBackgroundColor: UIColor?
        /// The shape behind the content. Of what it does not say the style decides.
        public var background = UIBackgroundConfiguration.clear()

        private init(_ style: Style) {
            self.style = style
            contentInsets = Self.insets(style, .medium)
        }

        /// Text alone.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// On gray.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// On a light shade of the tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// On the tint.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// Text alone, without room around it.
        public static func borderless() -> Configuration { Configuration(.borderless) }
        /// On gray, with the tint as text.
        public static func bordered() -> Configuration { Configuration(.bordered) }
        /// On a light shade of the tint.
        public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
        /// On the tint: what most people will want.
        public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }

        /// The configuration as it is for `button` now.
        public func updated(for button: UIButton) -> Configuration {
            var result = self
            result.background.backgroundColor = shownBackground(button) ?? .clear
            result.baseForegroundColor = shownForeground(button)
            return result
        }

        /// The room around the content, in points: as on iOS.
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

        // MARK: What is shown

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

        /// The corners' radius of a button that is so large, in points.
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
