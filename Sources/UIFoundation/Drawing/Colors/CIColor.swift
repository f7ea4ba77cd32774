import CoreGraphics
import Foundation

/// A colour given by its sRGB components, with alpha not premultiplied. It is immutable.
///
/// The rest of Core Image is the product `CoreImage`. Older code uses this class to get the components of a colour.
///
/// `@unchecked Sendable` is safe because all stored properties are `let`.
public final class CIColor: NSObject, NSCopying, @unchecked Sendable {
    /// The red component, from 0 to 1. It is outside this range if sRGB does not contain the colour.
    public let red: CGFloat
    /// The green component.
    public let green: CGFloat
    /// The blue component.
    public let blue: CGFloat
    /// The opacity, from 0 to 1.
    public let alpha: CGFloat

    /// Creates a colour from sRGB components.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        super.init()
    }

    /// Creates an opaque colour from sRGB components.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) { self.init(red: red, green: green, blue: blue, alpha: 1) }

    /// Creates a colour by converting `cgColor` to sRGB.
    public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }

    /// Creates a colour by converting `color` to sRGB. A dynamic colour is resolved with the current traits.
    public convenience init(color: UIColor) {
        let rgba = color.extendedRGBA
        self.init(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
    }

    /// Creates a colour from a string such as `0.5 0.5 1.0 1.0`: red, green, blue and alpha. A missing alpha is 1; a missing or invalid component is
    /// 0.
    public convenience init(string representation: String) {
        let numbers = representation.split(whereSeparator: \.isWhitespace).prefix(4).map { CGFloat(Double($0) ?? 0) }
        func number(_ index: Int, _ otherwise: CGFloat) -> CGFloat { numbers.indices.contains(index) ? numbers[index] : otherwise }
        self.init(red: number(0, 0), green: number(1, 0), blue: number(2, 0), alpha: number(3, 1))
    }

    /// The number of components including alpha: 4.
    public var numberOfComponents: Int { 4 }
    /// The colour space: sRGB.
    public var colorSpace: CGColorSpace { .standard }
    /// The components as a string that ``init(string:)`` parses.
    public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

    /// Black.
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    /// White.
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    /// Gray at 0.5.
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    /// Pure red.
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    /// Pure green.
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    /// Pure blue.
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    /// Cyan: green and blue.
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    /// Magenta: red and blue.
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)
    /// Yellow: red and green.
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    /// Transparent black.
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// Returns `self`, since the class is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CIColor else { return false }
        return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
    }

    public override var hash: Int { [red, green, blue, alpha].hashValue }

    public override var description: String { stringRepresentation }
}

extension UIColor {
    /// Creates a colour from the sRGB components of `ciColor`.
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }
}
