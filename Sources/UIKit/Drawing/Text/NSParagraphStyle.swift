import CoreGraphics
import Foundation

/// How the lines of a paragraph are broken and placed; lengths in points. It does not change (``NSMutableParagraphStyle`` does).
///
/// `@unchecked Sendable` is safe because only ``NSMutableParagraphStyle`` changes what it holds, and a mutable style is confined to the
/// code that makes it: attributes keep a copy.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    private var header = CoreFoundationHeader()

    fileprivate struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineBreakStrategy: LineBreakStrategy = []
        var baseWritingDirection = NSWritingDirection.natural
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var defaultTabInterval: CGFloat = 0
        var tabStops: [NSTextTab]?
    }

    fileprivate var values: Values

    /// The style of text that has none.
    public override init() {
        values = Values()
        super.init()
    }

    fileprivate convenience init(values: Values) {
        self.init()
        self.values = values
    }

    /// The style of text that has none.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// A style of the same values that does not change.
    open func copy(with zone: NSZone? = nil) -> Any {
        type(of: self) == NSParagraphStyle.self ? self : NSParagraphStyle(values: values)
    }

    /// A style of the same values that may be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

    /// Where lines are put.
    open var alignment: NSTextAlignment { values.alignment }
    /// What becomes of text that is longer than a line.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Options that keep lines from being broken at some places. Empty unless set.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    /// Which way the text runs.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// Space between lines.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// Space after the paragraph.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Space before the paragraph.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// From the leading edge to where the first line begins.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// From the leading edge to where the other lines begin.
    open var headIndent: CGFloat { values.headIndent }
    /// Where lines end: from the leading edge if positive, from the trailing edge if not.
    open var tailIndent: CGFloat { values.tailIndent }
    /// No line is lower; 0 for none.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// No line is higher; 0 for none.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// Lines are so many times as high as their letters; 0 for once.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// From one tabulator to the next; 0 for 28.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// Where tabulators go, the leftmost first: every 28 points twelve times, unless set. Behind the last one they go every ``defaultTabInterval``.
    open var tabStops: [NSTextTab]! { values.tabStops ?? (1...12).map { NSTextTab(textAlignment: .left, location: 28 * CGFloat($0)) } }
    /// Those that were set.
    var ownTabStops: [NSTextTab] { values.tabStops ?? [] }

    /// Whether `object` has the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    /// Equal for equal styles.
    open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// Where lines are put.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    /// What becomes of text that is longer than a line.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// Options that keep lines from being broken at some places.
    open override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }
    /// Which way the text runs.
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    /// Space between lines.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    /// Space after the paragraph.
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    /// Space before the paragraph.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    /// From the leading edge to where the first line begins.
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    /// From the leading edge to where the other lines begin.
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    /// Where lines end: from the leading edge if positive, from the trailing edge if not.
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    /// No line is lower; 0 for none.
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    /// No line is higher; 0 for none.
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    /// Lines are so many times as high as their letters; 0 for once.
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    /// From one tabulator to the next; 0 for 28.
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }

    /// Where tabulators go, the leftmost first.
    open override var tabStops: [NSTextTab]! {
        get { super.tabStops }
        set { values.tabStops = newValue }
    }

    /// Adds a place that tabulators go to.
    open func addTabStop(_ anObject: NSTextTab) {
        values.tabStops = ((values.tabStops ?? []) + [anObject]).sorted { $0.location < $1.location }
    }

    /// Takes a place away that tabulators go to.
    open func removeTabStop(_ anObject: NSTextTab) { values.tabStops = (tabStops ?? []).filter { $0 != anObject } }

    /// Takes over the values of `style`.
    open func setParagraphStyle(_ style: NSParagraphStyle) {
        values = style.values
    }
}

/// The shadow of letters.
open class NSShadow: NSObject, NSCopying {
    private var header = CoreFoundationHeader()

    /// From the letters to their shadow, in points; positive is right and down.
    open var shadowOffset = CGSize.zero
    /// Twice the blur's standard deviation, in points; 0 is sharp.
    open var shadowBlurRadius: CGFloat = 0
    /// The shadow's `UIColor`; nil for none. At first black at a third.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    /// A sharp shadow right behind the letters.
    public override init() {
        super.init()
    }

    /// A shadow of the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    /// Whether `object` has the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && shadowColor as? UIColor == other.shadowColor as? UIColor
    }

    /// Equal for equal shadows.
    open override var hash: Int { shadowBlurRadius.hashValue ^ shadowOffset.hashValue }
}
