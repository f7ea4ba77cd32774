import CoreGraphics
import Foundation

/// A view that shows read-only text in one or more lines.
///
/// The text is vertically centered. ``lineBreakMode`` determines the end of the last line if the text does not fit.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    /// The content as it was set.
    enum Content {
        case none
        case plain(String)
        case attributed(NSAttributedString)
    }

    var content = Content.none {
        didSet { textDidChange() }
    }
    private var ownFont: UIFont?
    private var ownTextColor: UIColor?
    /// The text layout without size limits; nil after the label was drawn.
    var kept: CachedText?
    /// The sizes that were measured since the latest change of the text.
    var measured: [MeasuredText] = []

    /// Creates a label with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a label from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(UILabel.self, into: self)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isOpaque = false
        // The bitmap's size is rounded up to whole pixels. Vertical centering could put its pixels between those of the screen and blur them.
        layer.showText()
        contentMode = .left
    }

    // MARK: Text

    /// The plain text. Setting it replaces attributed text, and uses the label's attributes.
    open var text: String? {
        get {
            switch content {
            case .none: nil
            case .plain(let text): text
            case .attributed(let text): text.string
            }
        }
        set {
            // The same text needs no new layout and no new drawing.
            if case .plain(let old) = content, let newValue, old.utf8.elementsEqual(newValue.utf8) { return }
            if let newValue { content = .plain(newValue) } else { content = .none }
        }
    }

    /// The attributed text. The label's attributes apply to text without its own. Setting it sets ``font``, ``textColor`` and ``textAlignment`` to
    /// the values of the first character.
    open var attributedText: NSAttributedString? {
        get {
            switch content {
            case .none: nil
            case .plain(let text): NSAttributedString(string: text, attributes: attributes)
            case .attributed(let text): text
            }
        }
        set {
            let copy = newValue?.copy() as? NSAttributedString
            content = copy.map { .attributed(takeStyle(of: $0)) } ?? .none
        }
    }

    /// The font. The system font at 17 points by default. Setting it changes the font of all attributed text.
    open var font: UIFont! {
        get { ownFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
        set {
            recordAppearance(\UILabel.font, newValue)
            ownFont = newValue
            setAttribute(.font, to: newValue ?? .systemFont(ofSize: UIFont.labelFontSize))
        }
    }

    /// The text colour. The system's label colour by default. Setting it changes the colour of all attributed text.
    open var textColor: UIColor! {
        get { ownTextColor ?? .label }
        set {
            recordAppearance(\UILabel.textColor, newValue)
            ownTextColor = newValue
            setAttribute(.foregroundColor, to: newValue ?? .label)
        }
    }

    /// The alignment of lines. By default, right if the label's layout direction is right-to-left, otherwise the natural alignment of the text.
    open var textAlignment: NSTextAlignment = .natural {
        willSet { recordAppearance(\UILabel.textAlignment, newValue) }
        didSet {
            guard textAlignment != oldValue else { return }
            changeParagraphs { $0.alignment = textAlignment }
        }
    }

    /// The line break mode, which determines the end of the last line if the text does not fit. An ellipsis by default.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        willSet { recordAppearance(\UILabel.lineBreakMode, newValue) }
        didSet {
            guard lineBreakMode != oldValue else { return }
            changeParagraphs { $0.lineBreakMode = lineBreakMode }
        }
    }

    /// The line break strategy for text without a paragraph style. ``NSParagraphStyle/LineBreakStrategy/standard`` by default.
    ///
    /// Differs from UIKit: it is ignored for texts of 4,096 bytes and more.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
        didSet {
            guard lineBreakStrategy != oldValue else { return }
            changeParagraphs { $0.lineBreakStrategy = lineBreakStrategy }
        }
    }

    /// The maximum number of lines. 1 by default; 0 for no limit.
    open var numberOfLines = 1 {
        willSet { recordAppearance(\UILabel.numberOfLines, newValue) }
        didSet { if numberOfLines != oldValue { textDidChange() } }
    }

    /// The width of lines for ``intrinsicContentSize``, if constraints do not determine it; 0 for the natural width.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        willSet { recordAppearance(\UILabel.preferredMaxLayoutWidth, newValue) }
        didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
    }

    /// Whether a font with a text style follows the preferred text size. False by default.
    open var adjustsFontForContentSizeCategory = false {
        willSet { recordAppearance(\UILabel.adjustsFontForContentSizeCategory, newValue) }
        didSet { if adjustsFontForContentSizeCategory, !oldValue { adjustFont() } }
    }

    /// Updates the font after a change of the preferred text size.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let (old, new) = (previousTraitCollection, traitCollection)
        if old?.preferredContentSizeCategory != new.preferredContentSizeCategory || old?.legibilityWeight != new.legibilityWeight {
            adjustFont()
        }
    }

    // MARK: Fitting

    /// Whether the font size is reduced for text that does not fit, down to ``minimumScaleFactor``.
    open var adjustsFontSizeToFitWidth = false {
        willSet { recordAppearance(\UILabel.adjustsFontSizeToFitWidth, newValue) }
        didSet { if adjustsFontSizeToFitWidth != oldValue { textDidChange() } }
    }

    /// Whether the character spacing is reduced before text that does not fit is truncated. False by default.
    open var allowsDefaultTighteningForTruncation = false {
        didSet { if allowsDefaultTighteningForTruncation != oldValue { textDidChange() } }
    }

    /// The minimum factor of the font size; 0 for the smallest readable size.
    open var minimumScaleFactor: CGFloat = 0 {
        willSet { recordAppearance(\UILabel.minimumScaleFactor, newValue) }
        didSet { if minimumScaleFactor != oldValue { textDidChange() } }
    }

    /// The vertical position of text whose font size was reduced.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
        didSet { setNeedsDisplay() }
    }

    // MARK: Appearance

    /// Whether the label is highlighted, and drawn with ``highlightedTextColor``.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// The text colour while the label is highlighted; nil for the normal colour.
    open var highlightedTextColor: UIColor? {
        willSet { recordAppearance(\UILabel.highlightedTextColor, newValue) }
        didSet { setNeedsDisplay() }
    }

    /// Whether the label is enabled. A disabled label is drawn in a lighter colour.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// The colour of the text's shadow; nil, the default, for no shadow.
    open var shadowColor: UIColor? {
        willSet { recordAppearance(\UILabel.shadowColor, newValue) }
        didSet { setNeedsDisplay() }
    }

    /// The offset of the shadow from the text, in points. One point up by default.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        willSet { recordAppearance(\UILabel.shadowOffset, newValue) }
        didSet { setNeedsDisplay() }
    }

    // MARK: Drawing and size

    /// Shows the text as an image, which labels with equal text and style share.
    open override func display(_ layer: CALayer) {
        showLayout(on: layer) { super.display(layer) }
    }

    /// Draws the text.
    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    /// Draws the text vertically centered in `rect`. Override it and call `super` to draw in another rectangle.
    open func drawText(in rect: CGRect) {
        drawLayout(in: rect)
    }

    /// Returns the rectangle of the text in `bounds` with at most `numberOfLines` lines (0 for no limit).
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredRect(in: bounds, lines: numberOfLines)
    }

    /// Returns the size of the text in lines of at most the width of `size`. Ignores the height, and a width of 0.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : UILabel.unlimited
        let bounds = CGRect(x: 0, y: 0, width: width, height: UILabel.unlimited)
        return roundedUp(textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size)
    }

    /// The size of the text, in lines of ``preferredMaxLayoutWidth`` if several lines are allowed.
    open override var intrinsicContentSize: CGSize {
        let isWrapped = numberOfLines != 1 && preferredMaxLayoutWidth > 0
        return sizeThatFits(CGSize(width: isWrapped ? preferredMaxLayoutWidth : 0, height: 0))
    }

    /// A finite substitute for an infinite length.
    static let unlimited: CGFloat = 1e6

    /// Adopts the style of the first character. Runs without attributes keep the previous style of the label.
    private func takeStyle(of text: NSAttributedString) -> NSAttributedString {
        guard text.length > 0 else { return text }
        let old = attributes
        var style = text.firstStyle(filling: old)
        if let font = style.font {
            recordAppearance(\UILabel.font, font)
            ownFont = font
        }
        if let color = style.color {
            recordAppearance(\UILabel.textColor, color)
            ownTextColor = color
        }
        if let alignment = style.paragraph?.alignment, alignment != textAlignment {
            if let paragraph = old[.paragraphStyle] { style.text = style.text.filling(.paragraphStyle, with: paragraph) }
            // Clears the old text first, so that its paragraph styles are not changed.
            content = .none
            textAlignment = alignment
        }
        return style.text
    }

    private func setAttribute(_ key: NSAttributedString.Key, to value: NSObject) {
        guard case .attributed(let text) = content else { return textDidChange() }
        let changed = NSMutableAttributedString(attributedString: text)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
        content = .attributed(changed)
    }

    /// Changes the paragraph styles of an attributed text.
    private func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        guard case .attributed(let text) = content else { return textDidChange() }
        let changed = NSMutableAttributedString(attributedString: text)
        text.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: text.length), options: []) { value, range, _ in
            guard let style = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle else { return }
            change(style)
            changed.addAttribute(.paragraphStyle, value: style, range: range)
        }
        content = .attributed(changed)
    }

    /// The height of multiline text at a width that constraints determine. Nil for a single line, or if ``preferredMaxLayoutWidth`` is set.
    override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
        guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return nil }
        return width > 0 ? sizeThatFits(CGSize(width: width, height: 0)).height : 0
    }

    override func baselineOffsets(in size: CGSize) -> BaselineOffsets { textBaselines(in: size) }

    private func adjustFont() {
        guard adjustsFontForContentSizeCategory else { return }
        if let adjusted = ownFont?.adjusted(for: traitCollection) { ownFont = adjusted }
        guard case .attributed(let text) = content else { return textDidChange() }
        let changed = NSMutableAttributedString(attributedString: text)
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length), options: []) { value, range, _ in
            guard let adjusted = (value as? UIFont)?.adjusted(for: traitCollection) else { return }
            changed.addAttribute(.font, value: adjusted, range: range)
        }
        content = .attributed(changed)
    }

    func textDidChange() {
        kept = nil
        measured.removeAll()
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    // MARK: Accessibility

    override var isElementByDefault: Bool { true }
    override var labelByDefault: String? { text }
    override var traitsByDefault: UIAccessibilityTraits { isEnabled ? .staticText : [.staticText, .notEnabled] }
    override var ownRole: AccessibleRole? { .label }

    /// The title in the large content viewer. The label's text by default.
    open override var largeContentTitle: String? {
        get { largeContent.title ?? text }
        set { super.largeContentTitle = newValue }
    }
}

/// The vertical position of text whose font size was reduced.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline of the original font size.
    case alignBaselines = 0
    /// Centered in the line.
    case alignCenters = 1
    /// At the top of the line in its original font size.
    case none = 2
}
