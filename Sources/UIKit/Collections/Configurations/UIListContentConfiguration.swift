import Foundation

/// The content of a list's cell, header or footer: an image, a text, and a secondary text below or beside the text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The image before the text. Nil, the default, shows no image.
    public var image: UIImage?
    /// The style of the image.
    public var imageProperties = ImageProperties()
    /// The text. Default nil.
    public var text: String?
    /// The text with attributes, used instead of ``text``. Default nil.
    public var attributedText: NSAttributedString?
    /// The style of the text.
    public var textProperties = TextProperties(font: .systemFont(ofSize: 17), color: .label)
    /// The secondary text. Default nil.
    public var secondaryText: String?
    /// The secondary text with attributes, used instead of ``secondaryText``. Default nil.
    public var secondaryAttributedText: NSAttributedString?
    /// The style of the secondary text.
    public var secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 12), color: .label)
    /// Whether the secondary text is at the trailing edge beside the text, if both fit. Default false: it is below the text.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The margins around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// The gap between image and text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The minimum gap between the two texts if they are side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The gap between the two texts if one is below the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 2

    private init() {}

    /// Creates a ``UIListContentView`` that shows the configuration.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns the configuration updated for `state`. A disabled view has grey text.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let isDisabled = (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
        guard isDisabled else { return self }
        var updated = self
        updated.textProperties.color = .tertiaryLabel
        updated.secondaryTextProperties.color = .tertiaryLabel
        return updated
    }

    // MARK: Predefined styles

    /// The style of a cell with one text.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

    /// The style of a cell with a smaller secondary text below the text.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

    /// The style of a cell with a grey secondary text at the trailing edge.
    public static func valueCell() -> UIListContentConfiguration {
        var made = UIListContentConfiguration()
        made.secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 17), color: .secondaryLabel)
        made.prefersSideBySideTextAndSecondaryText = true
        return made
    }

    /// The style of a plain list's header.
    public static func plainHeader() -> UIListContentConfiguration { header(.boldSystemFont(ofSize: 17), .label) }
    /// The style of a plain list's footer.
    public static func plainFooter() -> UIListContentConfiguration { header(.systemFont(ofSize: 17), .secondaryLabel) }
    /// The style of a grouped list's header.
    public static func groupedHeader() -> UIListContentConfiguration { header(.systemFont(ofSize: 13), .secondaryLabel) }
    /// The style of a grouped list's footer.
    public static func groupedFooter() -> UIListContentConfiguration { header(.systemFont(ofSize: 13), .secondaryLabel) }

    /// The style of a sidebar's cell.
    public static func sidebarCell() -> UIListContentConfiguration {
        var made = UIListContentConfiguration()
        made.imageProperties.reservedLayoutSize.width = 28
        made.imageToTextPadding = 10
        return made
    }

    /// The style of a sidebar's cell with a secondary text below the text.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        var made = sidebarCell()
        made.secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 12), color: .secondaryLabel)
        return made
    }

    /// The style of a cell in a list beside a sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }

    /// The style of a cell in a list beside a sidebar, with a secondary text below the text.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { sidebarSubtitleCell() }

    /// The style of a section header in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration { header(.systemFont(ofSize: 17, weight: .semibold), .label) }

    /// The style of a prominent header above an inset grouped section.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        header(.systemFont(ofSize: 20, weight: .semibold), .label)
    }

    /// The style of a more prominent header above an inset grouped section.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        header(.systemFont(ofSize: 22, weight: .bold), .label)
    }

    private static func header(_ font: UIFont, _ color: UIColor) -> UIListContentConfiguration {
        var made = UIListContentConfiguration()
        made.textProperties = TextProperties(font: font, color: color)
        made.secondaryTextProperties = TextProperties(font: font, color: .secondaryLabel)
        made.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        return made
    }

    // MARK: Properties

    /// The style of an image in a list.
    @MainActor
    public struct ImageProperties {
        /// The value of ``reservedLayoutSize`` that reserves the same standard length, 28 points, for all symbols.
        nonisolated public static var standardDimension: CGFloat { .greatestFiniteMagnitude }

        /// The configuration of symbols. Nil, the default, uses the symbol configuration of the image.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The tint colour of template images. Nil, the default, uses the view's tint colour.
        public var tintColor: UIColor?
        /// The function that derives the final tint colour. Default nil.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The corner radius, in points. Default 0.
        public var cornerRadius: CGFloat = 0
        /// The maximum size, in points; 0 along an axis sets no limit.
        public var maximumSize = CGSize.zero
        /// The size reserved for the image, in points, so that texts of several cells line up. 0 along an axis reserves the image's own length.
        /// ``standardDimension`` reserves at least the length of a standard symbol.
        public var reservedLayoutSize = CGSize.zero

        /// The tint colour of a template image in a view whose tint colour is `tintColor`.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }

    /// The style of a text in a list.
    @MainActor
    public struct TextProperties {
        /// The horizontal alignment of a text.
        public enum TextAlignment: Int, Sendable {
            /// Aligned to the leading edge, by the direction of the text's language.
            case natural = 0
            /// Centered.
            case center = 1
            /// Justified.
            case justified = 2
        }

        /// A case transformation of a text.
        public enum TextTransform: Int, Sendable {
            /// No transformation.
            case none = 0
            /// Uppercase text.
            case uppercase = 1
            /// Lowercase text.
            case lowercase = 2
            /// The first letter of each word is uppercase.
            case capitalized = 3

            func callAsFunction(_ text: String) -> String {
                switch self {
                case .none: text
                case .uppercase: text.localizedUppercase
                case .lowercase: text.localizedLowercase
                case .capitalized: text.localizedCapitalized
                }
            }
        }

        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// The function that derives the final colour. Default nil.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The case transformation. Default none. It does not apply to attributed texts.
        public var transform = TextTransform.none
        /// Whether the font follows the user's preferred text size. Default false.
        public var adjustsFontForContentSizeCategory = false
        /// The horizontal alignment. Default natural.
        public var alignment = TextAlignment.natural
        /// The line breaking or truncation of long text. Default truncates the tail.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0, the default, sets no limit.
        public var numberOfLines = 0
        /// Whether the font shrinks to fit long text. Default false.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest scale factor for shrinking the font, from 0 to 1. Default 0.
        public var minimumScaleFactor: CGFloat = 0

        /// The text colour after ``colorTransformer``.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }
    }
}
