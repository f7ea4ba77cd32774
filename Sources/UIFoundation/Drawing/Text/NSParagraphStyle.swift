import CoreGraphics
import Foundation

/// The layout attributes of a paragraph, in points. It is immutable, unlike ``NSMutableParagraphStyle``.
///
/// `@unchecked Sendable` is safe because only ``NSMutableParagraphStyle`` changes the stored values. A mutable style is confined to the code that
/// creates it: attributes store a copy.
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

    /// Creates a style with the default values.
    public override init() {
        values = Values()
        super.init()
    }

    fileprivate convenience init(values: Values) {
        self.init()
        self.values = values
    }

    /// A style with the default values.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Returns an immutable copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        type(of: self) == NSParagraphStyle.self ? self : NSParagraphStyle(values: values)
    }

    /// Returns a mutable copy.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

    /// The alignment of lines; natural by default.
    open var alignment: NSTextAlignment { values.alignment }
    /// The treatment of text that is longer than a line; word wrapping by default.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Options that avoid certain line breaks; empty by default.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    /// The direction of the text; natural by default.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// The space between lines.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The space after the paragraph.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The space before the paragraph.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The indent of the first line from the leading edge.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The indent of the other lines from the leading edge.
    open var headIndent: CGFloat { values.headIndent }
    /// The end of lines. A positive value is a distance from the leading edge; zero or a negative value is an offset from the trailing edge.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The minimum height of a line; 0 for no minimum.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The maximum height of a line; 0 for no maximum.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The factor applied to the natural line height; 0 means 1.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The distance between tab stops after the last one of ``tabStops``; 0 means 28.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// The tab stops in order of location; by default twelve at intervals of 28 points. After the last one they repeat every ``defaultTabInterval``.
    open var tabStops: [NSTextTab]! { values.tabStops ?? (1...12).map { NSTextTab(textAlignment: .left, location: 28 * CGFloat($0)) } }
    /// The tab stops that were set explicitly.
    var ownTabStops: [NSTextTab] { values.tabStops ?? [] }

    /// Whether `object` is a style with the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    /// A hash of the values.
    open override var hash: Int { values.hashValue }
}

/// A mutable paragraph style.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// The alignment of lines.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    /// The treatment of text that is longer than a line.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// Options that avoid certain line breaks.
    open override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }
    /// The direction of the text.
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    /// The space between lines.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    /// The space after the paragraph.
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    /// The space before the paragraph.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    /// The indent of the first line from the leading edge.
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    /// The indent of the other lines from the leading edge.
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    /// The end of lines. A positive value is a distance from the leading edge; zero or a negative value is an offset from the trailing edge.
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    /// The minimum height of a line; 0 for no minimum.
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    /// The maximum height of a line; 0 for no maximum.
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    /// The factor applied to the natural line height; 0 means 1.
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    /// The distance between tab stops after the last one of ``tabStops``; 0 means 28.
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }

    /// The tab stops in order of location.
    open override var tabStops: [NSTextTab]! {
        get { super.tabStops }
        set { values.tabStops = newValue }
    }

    /// Adds a tab stop.
    open func addTabStop(_ anObject: NSTextTab) {
        values.tabStops = ((values.tabStops ?? []) + [anObject]).sorted { $0.location < $1.location }
    }

    /// Removes a tab stop.
    open func removeTabStop(_ anObject: NSTextTab) { values.tabStops = (tabStops ?? []).filter { $0 != anObject } }

    /// Copies the values of `style`.
    open func setParagraphStyle(_ style: NSParagraphStyle) {
        values = style.values
    }
}

/// A shadow of text.
open class NSShadow: NSObject, NSCopying {
    private var header = CoreFoundationHeader()

    /// The offset of the shadow from the text, in points; positive values are right and down.
    open var shadowOffset = CGSize.zero
    /// Twice the standard deviation of the blur, in points; 0 is sharp.
    open var shadowBlurRadius: CGFloat = 0
    /// The shadow's `UIColor`; nil for no shadow. Black with an alpha of 1/3 by default.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    /// Creates a sharp shadow without an offset.
    public override init() {
        super.init()
    }

    /// Returns a copy with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    /// Whether `object` is a shadow with the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && shadowColor as? UIColor == other.shadowColor as? UIColor
    }

    /// A hash of the values.
    open override var hash: Int { shadowBlurRadius.hashValue ^ shadowOffset.hashValue }
}
