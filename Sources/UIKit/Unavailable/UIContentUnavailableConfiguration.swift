import CoreGraphics
import Foundation

/// The configuration of a view in place of missing content: an image, two texts and two buttons, arranged vertically.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// The position of image, texts and buttons.
    public enum Alignment: Int, Sendable {
        /// Centered.
        case center = 0
        /// At the top, aligned with the leading edge.
        case natural = 1
    }

    /// Properties of the image.
    public struct ImageProperties: Hashable {
        /// The configuration of a symbol. 48 points by default.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(pointSize: 48)
        /// The tint colour of a template image, and the colour of the activity indicator. If nil, the view's tint colour.
        public var tintColor: UIColor? = .secondaryLabel
        /// The radius of the image's corners, in points. 0 by default.
        public var cornerRadius: CGFloat = 0
        /// The maximum size, in points, of an image that is not a symbol. 0 along an axis, the default, sets no limit.
        public var maximumSize = CGSize.zero
    }

    /// Properties of a text.
    public struct TextProperties: Hashable {
        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// The line break mode. By word by default.
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The maximum number of lines. 0, the default, sets no limit.
        public var numberOfLines = 0
        /// Whether the font shrinks so that the text fits the width. False by default.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest scale factor of a font that shrinks. 0 by default.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the character spacing is reduced before the text is truncated. False by default.
        public var allowsDefaultTighteningForTruncation = false
    }

    /// Properties of a button.
    public struct ButtonProperties {
        /// The action of a tap. Nil by default.
        public var primaryAction: UIAction?
        /// A menu that the button opens. Nil by default.
        public var menu: UIMenu?
        /// Whether the button can be tapped. True by default.
        public var isEnabled = true
        /// The button's role.
        public var role = UIButton.Role.normal
    }

    enum Kind { case empty, loading, search }

    private let kind: Kind
    /// Whether an activity indicator is shown in place of the image.
    var isLoading: Bool { kind == .loading && image == nil }

    /// The image above the texts. Nil by default; a magnifying glass in ``search()``.
    public var image: UIImage?
    /// Properties of the image.
    public var imageProperties = ImageProperties()
    /// The first text.
    public var text: String?
    /// The first attributed text, used instead of ``text``.
    public var attributedText: NSAttributedString?
    /// Properties of the first text.
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .title2).bold, color: .label)
    /// The second text.
    public var secondaryText: String?
    /// The second attributed text, used instead of ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?
    /// Properties of the second text.
    public var secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    /// The first button. It is shown if it has a title or an image.
    public var button = UIButton.Configuration.plain()
    /// Properties of the first button.
    public var buttonProperties = ButtonProperties()
    /// The second button. It is shown if it has a title or an image.
    public var secondaryButton = UIButton.Configuration.plain()
    /// Properties of the second button.
    public var secondaryButtonProperties = ButtonProperties()
    /// The position of the content. In the middle by default.
    public var alignment = Alignment.center
    /// The axes along which the content also stays inside its superview's margins. Both by default.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal, .vertical]
    /// The minimum distances of the content from the view's edges, in points. 16 by default.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// The distance between image and text, in points. 16 by default.
    public var imageToTextPadding: CGFloat = 16
    /// The distance between the texts, in points. 8 by default.
    public var textToSecondaryTextPadding: CGFloat = 8
    /// The distance between texts and buttons, in points. 16 by default.
    public var textToButtonPadding: CGFloat = 16
    /// The distance between the buttons, in points. 8 by default.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// The background. Nothing is drawn by default.
    public var background = UIBackgroundConfiguration.clear()

    private init(_ kind: Kind) { self.kind = kind }

    /// A configuration for empty content.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.empty) }

    /// A configuration for content that is loading: an activity indicator above the texts.
    public static func loading() -> UIContentUnavailableConfiguration {
        var made = UIContentUnavailableConfiguration(.loading)
        made.textProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        made.imageToTextPadding = 8
        return made
    }

    /// A configuration for a search without results. ``updated(for:)`` adds the search text.
    public static func search() -> UIContentUnavailableConfiguration {
        var made = UIContentUnavailableConfiguration(.search)
        made.image = UIImage(systemName: "magnifyingglass")
        made.text = LocalizedStrings.text("No Results")
        made.secondaryText = LocalizedStrings.text("Check the spelling or try a new search.")
        return made
    }

    /// Creates a view that shows the configuration.
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// Returns the configuration for a state. A ``search()`` configuration with its default text includes the search text.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard kind == .search, text == LocalizedStrings.text("No Results"),
            let searched = (state as? UIContentUnavailableConfigurationState)?.searchText, !searched.isEmpty
        else { return self }
        var changed = self
        changed.text = LocalizedStrings.text("No Results for “%1”", [searched])
        return changed
    }
}

extension UIFont {
    fileprivate var bold: UIFont {
        fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: pointSize) } ?? self
    }
}
