import Foundation

/// What a cell or a header of a list shows: a picture, a text, and a second text below or beside it.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    /// A picture before the text.
    public var image: UIImage?
    /// How the picture looks.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String?
    /// The text with attributes, in the place of ``text``.
    public var attributedText: NSAttributedString?
    /// How the text looks.
    public var textProperties = TextProperties(font: .systemFont(ofSize: 17), color: .label)
    /// The second text.
    public var secondaryText: String?
    /// The second text with attributes, in the place of ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?
    /// How the second text looks.
    public var secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 12), color: .label)
    /// Whether the second text is beside the first one, at the other end, where there is room. False unless set.
    public var prefersSideBySideTextAndSecondaryText = false
    /// How far the content keeps from the edges, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// The room between picture and text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The room between the texts where they are beside each other, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The room between the texts where they are below each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 2

    private init() {}

    /// A ``UIListContentView`` that shows the configuration.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The configuration in `state`: grey where the view takes no touches.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let isDisabled = (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
        guard isDisabled else { return self }
        var updated = self
        updated.textProperties.color = .tertiaryLabel
        updated.secondaryTextProperties.color = .tertiaryLabel
        return updated
    }

    // MARK: Looks

    /// A cell with a text.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

    /// A cell with a text and a smaller one below it.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

    /// A cell with a text and a grey one at its end.
    public static func valueCell() -> UIListContentConfiguration {
        var made = UIListContentConfiguration()
        made.secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 17), color: .secondaryLabel)
        made.prefersSideBySideTextAndSecondaryText = true
        return made
    }

    /// The header of a plain list.
    public static func plainHeader() -> UIListContentConfiguration { header(.boldSystemFont(ofSize: 17), .label) }
    /// The footer of a plain list.
    public static func plainFooter() -> UIListContentConfiguration { header(.systemFont(ofSize: 17), .secondaryLabel) }
    /// The header of a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration { header(.systemFont(ofSize: 13), .secondaryLabel) }
    /// The footer of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { header(.systemFont(ofSize: 13), .secondaryLabel) }

    /// The cell of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration {
        var made = UIListContentConfiguration()
        made.imageProperties.reservedLayoutSize.width = 28
        made.imageToTextPadding = 10
        return made
    }

    /// The cell of a sidebar with a second text below the first one.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        var made = sidebarCell()
        made.secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 12), color: .secondaryLabel)
        return made
    }

    /// The cell of a list beside a sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }

    /// The cell of a list beside a sidebar, with a second text below the first one.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { sidebarSubtitleCell() }

    /// The header of a sidebar's section.
    public static func sidebarHeader() -> UIListContentConfiguration { header(.systemFont(ofSize: 17, weight: .semibold), .label) }

    /// A header above a card that stands out.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        header(.systemFont(ofSize: 20, weight: .semibold), .label)
    }

    /// A header above a card that stands out more.
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

    /// How a picture of a list looks.
    @MainActor
    public struct ImageProperties {
        /// The size of a reserved room that is the same for all symbols.
        nonisolated public static var standardDimension: CGFloat { .greatestFiniteMagnitude }

        /// How symbols are drawn; nil as they are.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The tint of a template; nil is the view's.
        public var tintColor: UIColor?
        /// Changes the tint.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// How round the corners are, in points.
        public var cornerRadius: CGFloat = 0
        /// The largest size; zero along an axis is no limit.
        public var maximumSize = CGSize.zero
        /// The room that is kept for the picture, so that texts line up; zero is as large as it is, ``standardDimension`` as a symbol
        /// takes.
        public var reservedLayoutSize = CGSize.zero

        /// The tint that a template has where that of the view is `tintColor`.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }

    /// How a text of a list looks.
    @MainActor
    public struct TextProperties {
        /// Where the text is in its room.
        public enum TextAlignment: Int, Sendable {
            /// At the beginning, or where text of its language begins.
            case natural = 0
            /// In the middle.
            case center = 1
            /// At both ends.
            case justified = 2
        }

        /// How the letters of a text are changed.
        public enum TextTransform: Int, Sendable {
            /// Not at all.
            case none = 0
            /// All are capitals.
            case uppercase = 1
            /// None is a capital.
            case lowercase = 2
            /// The first of each word is a capital.
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
        /// Changes the colour.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// How the letters are changed. Not at all unless set. Texts with attributes stay as they are.
        public var transform = TextTransform.none
        /// Whether the font follows the size of text that a person set. False unless set.
        public var adjustsFontForContentSizeCategory = false
        /// Where the text is in its room.
        public var alignment = TextAlignment.natural
        /// How text that is too long is broken.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// How many lines there may be; 0 is as many as it takes.
        public var numberOfLines = 0
        /// Whether a text that is too long is made smaller.
        public var adjustsFontSizeToFitWidth = false
        /// How small it is made at most.
        public var minimumScaleFactor: CGFloat = 0

        /// The colour that the text has.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }
    }
}
