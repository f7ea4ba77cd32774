import CoreGraphics
import Foundation

/// Options of `draw(with:options:…)` and `boundingRect(with:options:…)`.
public struct NSStringDrawingOptions: OptionSet, Sendable, Hashable {
    /// The bits, one per option.
    public let rawValue: Int

    /// Creates a set of options with the given bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Wraps lines at the rectangle's width, with the rectangle's origin as the top left corner of the text. Without this option there is one line,
    /// whose baseline begins at the rectangle's origin.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Includes the font's leading in line heights. Differs from UIKit: the leading is always included.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Ends the last visible line with an ellipsis if the rectangle is not high enough.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Options and results of drawing a string. Use a context on one thread at a time.
open class NSStringDrawingContext: NSObject {
    /// The smallest factor by which text is scaled down to fit; 0 and 1 disable scaling.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor by which the text was scaled.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The bounding rectangle of the drawn text.
    open internal(set) var totalBounds = CGRect.zero

    /// Creates a context that does not scale text.
    public override init() {
        super.init()
    }
}

extension NSAttributedString {
    /// The size of the text in points. Lines break only at newlines of the text.
    ///
    /// May be called on any thread, but text with attachments must be measured on the main thread.
    public func size() -> CGSize {
        TextLayout(TextRun.runs(of: self)).size
    }

    /// Draws the text in the current context, with its top left corner at `point`. Lines break only at newlines of the text.
    ///
    /// May be called on any thread, with a context of that thread. Text with attachments must be drawn on the main thread.
    public func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        TextLayout(TextRun.runs(of: self)).draw(in: context, at: point)
    }

    /// Draws the text in the current context in lines of `rect`'s width; lines that end below `rect` are not drawn.
    ///
    /// May be called on any thread, with a context of that thread. Text with attachments must be drawn on the main thread.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text in the current context.
    ///
    /// May be called on any thread, with a context of that thread. Text with attachments must be drawn on the main thread.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
        guard let target = UIGraphicsGetCurrentContext() else { return }
        let layout = layout(in: rect.size, options: options, context: context)
        let hasLines = options.contains(.usesLineFragmentOrigin)
        let origin = hasLines ? rect.origin : CGPoint(x: rect.minX, y: rect.minY - layout.firstBaseline)
        layout.draw(in: target, at: origin)
        context?.totalBounds = CGRect(origin: origin, size: layout.size)
    }

    /// The bounding rectangle of the text in points, relative to the origin of the drawing rectangle. Round its size up to use it as a view's size.
    ///
    /// May be called on any thread, but text with attachments must be measured on the main thread.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?) -> CGRect {
        let layout = layout(in: size, options: options, context: context)
        let hasLines = options.contains(.usesLineFragmentOrigin)
        let rect = CGRect(origin: CGPoint(x: 0, y: hasLines ? 0 : -layout.firstBaseline), size: layout.size)
        context?.totalBounds = rect
        return rect
    }

    private func layout(in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?) -> TextLayout {
        guard options.contains(.usesLineFragmentOrigin) else { return TextLayout(TextRun.runs(of: self), limits: .init(lines: 1)) }
        // A width or height of 0 means no limit.
        let width = size.width > 0 ? size.width : .infinity
        let height = size.height > 0 ? size.height : .infinity
        let limits = TextLayout.Limits(
            width: width, height: height, truncation: options.contains(.truncatesLastVisibleLine) ? .tail : nil)
        let runs = TextRun.runs(of: self)
        guard let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1 else { return TextLayout(runs, limits: limits) }
        let fitted = FittedText(runs: runs, limits: limits, minimumScale: context.minimumScaleFactor)
        context.actualScaleFactor = fitted.scale
        return fitted.layout
    }
}

extension String {
    /// The size of the text in points. Lines break only at newlines of the text.
    ///
    /// May be called on any thread, but text with attachments must be measured on the main thread.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }

    /// Draws the text in the current context, with its top left corner at `point`. Lines break only at newlines of the text.
    ///
    /// May be called on any thread, with a context of that thread. Text with attachments must be drawn on the main thread.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }

    /// Draws the text in the current context in lines of `rect`'s width.
    ///
    /// May be called on any thread, with a context of that thread. Text with attachments must be drawn on the main thread.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }

    /// Draws the text in the current context.
    ///
    /// May be called on any thread, with a context of that thread. Text with attachments must be drawn on the main thread.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
    }

    /// The bounding rectangle of the text in points, relative to the origin of the drawing rectangle.
    ///
    /// May be called on any thread, but text with attachments must be measured on the main thread.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes).boundingRect(with: size, options: options, context: context)
    }
}

extension NSString {
    /// The size of the text in points. Lines break only at newlines of the text.
    ///
    /// May be called on any thread, but text with attachments must be measured on the main thread.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as String).size(withAttributes: attributes)
    }

    /// Draws the text in the current context, with its top left corner at `point`. Lines break only at newlines of the text.
    ///
    /// May be called on any thread, with a context of that thread. Text with attachments must be drawn on the main thread.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(at: point, withAttributes: attributes)
    }

    /// Draws the text in the current context in lines of `rect`'s width.
    ///
    /// May be called on any thread, with a context of that thread. Text with attachments must be drawn on the main thread.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(in: rect, withAttributes: attributes)
    }

    /// Draws the text in the current context.
    ///
    /// May be called on any thread, with a context of that thread. Text with attachments must be drawn on the main thread.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        (self as String).draw(with: rect, options: options, attributes: attributes, context: context)
    }

    /// The bounding rectangle of the text in points, relative to the origin of the drawing rectangle.
    ///
    /// May be called on any thread, but text with attachments must be measured on the main thread.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

/// A text layout scaled down to fit its limits.
package struct FittedText {
    package let layout: TextLayout
    /// The scale factor; 1 for the nominal size.
    package let scale: CGFloat

    package init(layout: TextLayout, scale: CGFloat) {
        self.layout = layout
        self.scale = scale
    }

    /// Finds the largest scale of at least `minimumScale` at which the text fits without truncation, by bisection in seven steps.
    package init(runs: [TextRun], limits: TextLayout.Limits, minimumScale: CGFloat) {
        func layout(at scale: CGFloat) -> TextLayout { TextLayout(runs.map { $0.scaled(by: scale) }, limits: limits) }
        func fits(_ layout: TextLayout) -> Bool {
            !layout.isTruncated && layout.size.width <= limits.width + 0.01 && layout.size.height <= limits.height + 0.5
        }
        let whole = layout(at: 1)
        guard minimumScale < 1, !fits(whole) else {
            self.layout = whole
            scale = 1
            return
        }
        var best = (scale: minimumScale, layout: layout(at: minimumScale))
        var low = minimumScale
        var high: CGFloat = 1
        for _ in 0..<7 where fits(best.layout) {
            let middle = (low + high) / 2
            let tried = layout(at: middle)
            if fits(tried) {
                best = (middle, tried)
                low = middle
            } else {
                high = middle
            }
        }
        self.layout = best.layout
        scale = best.scale
    }
}

extension TextRun {
    package func scaled(by scale: CGFloat) -> TextRun {
        guard scale != 1 else { return self }
        var run = self
        run.style.font.size *= scale
        run.style.kern *= scale
        run.style.baselineOffset *= scale
        if let picture = style.picture {
            run.style.picture?.size = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
            run.style.picture?.rise *= scale
            run.style.picture?.padding *= scale
        }
        return run
    }
}
