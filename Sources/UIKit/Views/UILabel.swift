import CoreGraphics
import Foundation

/// Text that is read, not written: on one line or on several.
///
/// The text stands in the middle of the label's height. Where it has no room, ``lineBreakMode`` says what becomes of the last line.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    /// What the label shows, as it was given.
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
    /// The text as it was laid out without limits, until it is drawn.
    var kept: KeptText?
    /// Sizes that were measured since the text changed last.
    var measured: [MeasuredText] = []

    /// A label with the given frame, in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A label that a storyboard describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(UILabel.self, into: self)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isOpaque = false
        // The bitmap is rounded up to whole pixels: centred in the height it would lie between them and be blurred.
        layer.showText()
        contentMode = .left
    }

    // MARK: Text

    /// The text without its attributes. Setting it gives all of it the label's own.
    open var text: String? {
        get {
            switch content {
            case .none: nil
            case .plain(let text): text
            case .attributed(let text): text.string
            }
        }
        set { if let newValue { content = .plain(newValue) } else { content = .none } }
    }

    /// The text with its attributes; where it has none, the label's own count. Setting it gives ``font``, ``textColor`` and ``textAlignment`` the
    /// values of its first character.
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

    /// The font: 17 points of the system's unless set. Setting it gives it to all of an attributed text.
    open var font: UIFont! {
        get { ownFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
        set {
            recordAppearance(\UILabel.font, newValue)
            ownFont = newValue
            setAttribute(.font, to: newValue ?? .systemFont(ofSize: UIFont.labelFontSize))
        }
    }

    /// The letters' colour: the system's label colour unless set. Setting it gives it to all of an attributed text.
    open var textColor: UIColor! {
        get { ownTextColor ?? .label }
        set {
            recordAppearance(\UILabel.textColor, newValue)
            ownTextColor = newValue
            setAttribute(.foregroundColor, to: newValue ?? .label)
        }
    }

    /// The alignment of lines. By default lines are at the right if the label's content runs from right to left, else at the start of the text's own
    /// direction.
    open var textAlignment: NSTextAlignment = .natural {
        willSet { recordAppearance(\UILabel.textAlignment, newValue) }
        didSet {
            guard textAlignment != oldValue else { return }
            changeParagraphs { $0.alignment = textAlignment }
        }
    }

    /// What becomes of the last line where the text has no room: it ends with an ellipsis, unless set.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        willSet { recordAppearance(\UILabel.lineBreakMode, newValue) }
        didSet {
            guard lineBreakMode != oldValue else { return }
            changeParagraphs { $0.lineBreakMode = lineBreakMode }
        }
    }

    /// The line breaks to avoid, in text without a paragraph style of its own. ``NSParagraphStyle/LineBreakStrategy/standard`` unless set.
    ///
    /// Differs from UIKit: texts of 4,096 bytes and more are broken without it.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
        didSet {
            guard lineBreakStrategy != oldValue else { return }
            changeParagraphs { $0.lineBreakStrategy = lineBreakStrategy }
        }
    }

    /// How many lines there may be: one unless set; 0 for as many as the text has and as fit.
    open var numberOfLines = 1 {
        willSet { recordAppearance(\UILabel.numberOfLines, newValue) }
        didSet { if numberOfLines != oldValue { textDidChange() } }
    }

    /// How wide lines are where nothing else says so, for ``intrinsicContentSize``; 0 for as wide as the text.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        willSet { recordAppearance(\UILabel.preferredMaxLayoutWidth, newValue) }
        didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
    }

    /// Whether the font follows the person's preferred size of text, where it is one of a text style. False unless set.
    open var adjustsFontForContentSizeCategory = false {
        willSet { recordAppearance(\UILabel.adjustsFontForContentSizeCategory, newValue) }
        didSet { if adjustsFontForContentSizeCategory, !oldValue { adjustFont() } }
    }

    /// Takes in another preferred size of text.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let (old, new) = (previousTraitCollection, traitCollection)
        if old?.preferredContentSizeCategory != new.preferredContentSizeCategory || old?.legibilityWeight != new.legibilityWeight {
            adjustFont()
        }
    }

    // MARK: Fitting

    /// Whether text that is too long is made smaller, down to ``minimumScaleFactor``.
    open var adjustsFontSizeToFitWidth = false {
        willSet { recordAppearance(\UILabel.adjustsFontSizeToFitWidth, newValue) }
        didSet { if adjustsFontSizeToFitWidth != oldValue { textDidChange() } }
    }

    /// Whether letters come a little nearer to each other before text that is too long is cut off. False unless set.
    open var allowsDefaultTighteningForTruncation = false {
        didSet { if allowsDefaultTighteningForTruncation != oldValue { textDidChange() } }
    }

    /// How small text may be made, as a part of its size; 0 for as small as can still be read.
    open var minimumScaleFactor: CGFloat = 0 {
        willSet { recordAppearance(\UILabel.minimumScaleFactor, newValue) }
        didSet { if minimumScaleFactor != oldValue { textDidChange() } }
    }

    /// Where text that was made smaller stands.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
        didSet { setNeedsDisplay() }
    }

    // MARK: Looks

    /// Whether the label is shown as part of something that is touched: with ``highlightedTextColor``.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// The letters' colour while the label is highlighted; nil: no other.
    open var highlightedTextColor: UIColor? {
        willSet { recordAppearance(\UILabel.highlightedTextColor, newValue) }
        didSet { setNeedsDisplay() }
    }

    /// Whether the label belongs to something that can be used; otherwise its text is pale.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// The colour of the letters' shadow; nil, the default, for none.
    open var shadowColor: UIColor? {
        willSet { recordAppearance(\UILabel.shadowColor, newValue) }
        didSet { setNeedsDisplay() }
    }

    /// From the letters to their shadow, in points: one up unless set.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        willSet { recordAppearance(\UILabel.shadowOffset, newValue) }
        didSet { setNeedsDisplay() }
    }

    // MARK: Drawing and size

    /// Shows the text as a picture, which labels of the same looks share.
    open override func display(_ layer: CALayer) {
        showLayout(on: layer) { super.display(layer) }
    }

    /// Draws the text.
    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    /// Draws the text in the middle of `rect`'s height. Override it to draw in another rectangle, with `super`.
    open func drawText(in rect: CGRect) {
        drawLayout(in: rect)
    }

    /// The rectangle that the text takes when it is drawn in `bounds` with at most `numberOfLines` lines (0 for any number).
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredRect(in: bounds, lines: numberOfLines)
    }

    /// The size of the text in lines that are at most as wide as `size`; its height does not matter, nor a width of 0.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : UILabel.unlimited
        let bounds = CGRect(x: 0, y: 0, width: width, height: UILabel.unlimited)
        return roundedUp(textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size)
    }

    /// The size of the text: in lines as wide as ``preferredMaxLayoutWidth`` where there may be several.
    open override var intrinsicContentSize: CGSize {
        let isWrapped = numberOfLines != 1 && preferredMaxLayoutWidth > 0
        return sizeThatFits(CGSize(width: isWrapped ? preferredMaxLayoutWidth : 0, height: 0))
    }

    /// Stands for no limit in lengths that may not be infinite.
    static let unlimited: CGFloat = 1e6

    /// Takes over the style of the first character. Parts of the text that say nothing keep the style that the label had before.
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
            // The text before it needs no other paragraph styles.
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

    /// Changes the paragraph styles that an attributed text has of its own.
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

    /// The height of text in several lines, where nothing else says how wide they are.
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

    /// What the large content viewer says of the view. Its own text unless set.
    open override var largeContentTitle: String? {
        get { largeContent.title ?? text }
        set { super.largeContentTitle = newValue }
    }
}

/// Where text that was made smaller stands on its line.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline that it would have at its own size.
    case alignBaselines = 0
    /// In the middle of the line.
    case alignCenters = 1
    /// At the top.
    case none = 2
}
