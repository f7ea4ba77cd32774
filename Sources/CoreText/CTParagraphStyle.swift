import Foundation
import UIFoundation

/// The style of a paragraph. It is the same class as `NSParagraphStyle`.
public typealias CTParagraphStyle = NSParagraphStyle
/// The alignment of a paragraph.
public typealias CTTextAlignment = NSTextAlignment
/// The line breaking of a paragraph.
public typealias CTLineBreakMode = NSLineBreakMode
/// The writing direction of a paragraph.
public typealias CTWritingDirection = NSWritingDirection

/// A property of a paragraph style, and the type of its value.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    /// A ``CTTextAlignment``.
    case alignment = 0
    /// A `CGFloat`: the indent of the first line, in points.
    case firstLineHeadIndent = 1
    /// A `CGFloat`: the indent of the other lines, in points.
    case headIndent = 2
    /// A `CGFloat`: the position of the line's end, in points.
    case tailIndent = 3
    /// A `CGFloat`: the distance of default tab stops, in points.
    case defaultTabInterval = 5
    /// A ``CTLineBreakMode``.
    case lineBreakMode = 6
    /// A `CGFloat`: a factor of the line height.
    case lineHeightMultiple = 7
    /// A `CGFloat` in points.
    case maximumLineHeight = 8
    /// A `CGFloat` in points.
    case minimumLineHeight = 9
    /// A `CGFloat`: the space between lines, in points.
    case lineSpacing = 10
    /// A `CGFloat`: the space after the paragraph, in points.
    case paragraphSpacing = 11
    /// A `CGFloat`: the space before the paragraph, in points.
    case paragraphSpacingBefore = 12
    /// A ``CTWritingDirection``.
    case baseWritingDirection = 13
    /// A `CGFloat`: the space between lines, in points.
    case lineSpacingAdjustment = 16
}

/// A property of a paragraph style with the address of its value.
public struct CTParagraphStyleSetting {
    /// The property.
    public var spec: CTParagraphStyleSpecifier
    /// The number of bytes of the value.
    public var valueSize: Int
    /// The address of the value.
    public var value: UnsafeRawPointer

    /// Creates a setting.
    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
    }

    /// The value of a number; 0 if it has another size.
    fileprivate var number: CGFloat {
        switch valueSize {
        case MemoryLayout<CGFloat>.size: value.loadUnaligned(as: CGFloat.self)
        case MemoryLayout<Float>.size: CGFloat(value.loadUnaligned(as: Float.self))
        default: 0
        }
    }
}

/// Creates a paragraph style with settings. Other properties have their defaults.
public func CTParagraphStyleCreate(_ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int) -> CTParagraphStyle {
    let style = NSMutableParagraphStyle()
    for setting in UnsafeBufferPointer(start: settings, count: settings == nil ? 0 : max(settingCount, 0)) {
        switch setting.spec {
        case .alignment: style.alignment = setting.enumeration(NSTextAlignment.self, 5) ?? .natural
        case .lineBreakMode: style.lineBreakMode = setting.enumeration(NSLineBreakMode.self, 6) ?? .byWordWrapping
        case .baseWritingDirection: style.baseWritingDirection = setting.enumeration(NSWritingDirection.self, 3) ?? .natural
        case .firstLineHeadIndent: style.firstLineHeadIndent = setting.number
        case .headIndent: style.headIndent = setting.number
        case .tailIndent: style.tailIndent = setting.number
        case .defaultTabInterval: style.defaultTabInterval = setting.number
        case .lineHeightMultiple: style.lineHeightMultiple = setting.number
        case .maximumLineHeight: style.maximumLineHeight = setting.number
        case .minimumLineHeight: style.minimumLineHeight = setting.number
        case .lineSpacing, .lineSpacingAdjustment: style.lineSpacing = setting.number
        case .paragraphSpacing: style.paragraphSpacing = setting.number
        case .paragraphSpacingBefore: style.paragraphSpacingBefore = setting.number
        }
    }
    return style
}

extension CTParagraphStyleSetting {
    /// A value of an enumeration of `count` cases, or its raw value as an integer of C's size.
    fileprivate func enumeration<Value: RawRepresentable>(_ type: Value.Type, _ count: UInt8) -> Value? where Value.RawValue == Int {
        if valueSize == MemoryLayout<Value>.size {
            // In memory, a case is its position in the declaration.
            return value.load(as: UInt8.self) < count ? value.assumingMemoryBound(to: Value.self).pointee : nil
        }
        switch valueSize {
        case 4: return Value(rawValue: Int(value.loadUnaligned(as: UInt32.self)))
        case 8: return Value(rawValue: value.loadUnaligned(as: Int.self))
        default: return nil
        }
    }
}
