import Foundation
import UIFoundation

// The names of attributes. A name that UIKit's attribute also has, such as the font's, is the same one.

/// A `CTFont`.
public let kCTFontAttributeName: CFString = "NSFont"
/// A `CTParagraphStyle`.
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// A `CGColor`.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// A `CGColor`.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// A number of points after each character.
public let kCTKernAttributeName: CFString = "NSKern"
/// A number of points after each character.
public let kCTTrackingAttributeName: CFString = "CTTracking"
/// 0 for no ligatures.
public let kCTLigatureAttributeName: CFString = "NSLigature"
/// A number of ``CTUnderlineStyle``.
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// A `CGColor`.
public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"
/// A percentage of the font's size.
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// A `CGColor`.
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
/// A number of points above the baseline.
public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
/// A ``CTRunDelegate``, which determines the size of an empty space in the line.
public let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"

/// The style of an underline. The pattern is added to the style.
public struct CTUnderlineStyle: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: Int32

    /// Creates a value with the given raw value.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// One line.
    public static let single = CTUnderlineStyle(rawValue: 1)
    /// One line of twice the thickness.
    public static let thick = CTUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = CTUnderlineStyle(rawValue: 9)
}

/// Functions that return the size of an empty space in a line.
public struct CTRunDelegateCallbacks {
    /// The version of the structure: ``kCTRunDelegateVersion1``.
    public var version: CFIndex
    /// Called when the delegate is deallocated.
    public var dealloc: @Sendable (UnsafeMutableRawPointer) -> Void
    /// The height above the baseline, in points.
    public var getAscent: @Sendable (UnsafeMutableRawPointer) -> CGFloat
    /// The height below the baseline, in points.
    public var getDescent: @Sendable (UnsafeMutableRawPointer) -> CGFloat
    /// The width in points.
    public var getWidth: @Sendable (UnsafeMutableRawPointer) -> CGFloat

    /// Creates the functions of a delegate.
    public init(
        version: CFIndex, dealloc: @escaping @Sendable (UnsafeMutableRawPointer) -> Void,
        getAscent: @escaping @Sendable (UnsafeMutableRawPointer) -> CGFloat,
        getDescent: @escaping @Sendable (UnsafeMutableRawPointer) -> CGFloat,
        getWidth: @escaping @Sendable (UnsafeMutableRawPointer) -> CGFloat
    ) {
        (self.version, self.dealloc, self.getAscent, self.getDescent, self.getWidth) = (version, dealloc, getAscent, getDescent, getWidth)
    }
}

/// The version of ``CTRunDelegateCallbacks``.
public let kCTRunDelegateVersion1 = 1
/// The version of ``CTRunDelegateCallbacks``.
public let kCTRunDelegateCurrentVersion = 1

/// Determines the size of an empty space in a line, in which an app draws an image.
public final class CTRunDelegate {
    let callbacks: CTRunDelegateCallbacks
    let context: UnsafeMutableRawPointer

    init(_ callbacks: CTRunDelegateCallbacks, _ context: UnsafeMutableRawPointer) {
        (self.callbacks, self.context) = (callbacks, context)
    }

    deinit { callbacks.dealloc(context) }
}

/// Creates a delegate with its functions, and a pointer that they receive. Nil without a pointer.
public func CTRunDelegateCreate(_ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?) -> CTRunDelegate? {
    refCon.map { CTRunDelegate(callbacks.pointee, $0) }
}

/// The pointer that the functions of a delegate receive.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer { runDelegate.context }

/// The space of a delegate as an attachment without an image.
private final class DelegateSpace: InlineAttachment {
    private let delegate: CTRunDelegate

    init(_ delegate: CTRunDelegate) { self.delegate = delegate }

    func picture(_ style: TextStyle, index: Int) -> TextStyle.Picture {
        let (callbacks, context) = (delegate.callbacks, delegate.context)
        let descent = callbacks.getDescent(context)
        return TextStyle.Picture(
            image: nil, size: CGSize(width: callbacks.getWidth(context), height: callbacks.getAscent(context) + descent), rise: -descent)
    }
}

extension NSAttributedString {
    /// The text runs of a part of the string. For a single line, line breaks have no effect and neither have indents and alignments.
    func textRuns(in range: NSRange, isSingleLine: Bool) -> [TextRun] {
        let copy = NSMutableAttributedString(attributedString: attributedSubstring(from: range))
        let whole = NSRange(location: 0, length: copy.length)
        for (name, key) in NSAttributedString.colors {
            copy.enumerateAttribute(NSAttributedString.Key(name), in: whole, options: []) { value, range, _ in
                if let color = value as? CGColor { copy.addAttribute(key, value: UIColor(cgColor: color), range: range) }
            }
        }
        copy.enumerateAttribute(NSAttributedString.Key(kCTRunDelegateAttributeName), in: whole, options: []) { value, range, _ in
            guard let delegate = value as? CTRunDelegate else { return }
            copy.addAttribute(.attachment, value: DelegateSpace(delegate), range: range)
            copy.replaceCharacters(in: range, with: String(repeating: "\u{FFFC}", count: range.length))
        }
        var runs = TextRun.runs(of: copy)
        guard isSingleLine else { return runs }
        for index in runs.indices {
            let given = runs[index].paragraph
            var paragraph = TextParagraphStyle()
            paragraph.direction = given.direction
            paragraph.tabStops = given.tabStops
            paragraph.defaultTabInterval = given.defaultTabInterval
            runs[index].paragraph = paragraph
            // A zero-width space has the length of a line break.
            runs[index].text = String(
                String.UnicodeScalarView(runs[index].text.unicodeScalars.map { [0x0A, 0x0D, 0x2029].contains($0.value) ? "\u{200B}" : $0 }))
        }
        return runs
    }

    private static let colors: [(CFString, NSAttributedString.Key)] = [
        (kCTForegroundColorAttributeName, .foregroundColor), (kCTBackgroundColorAttributeName, .backgroundColor),
        (kCTUnderlineColorAttributeName, .underlineColor), (kCTStrokeColorAttributeName, .strokeColor),
    ]
}
