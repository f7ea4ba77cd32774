import CoreGraphics
import Foundation

/// A colour as its components in sRGB, without alpha multiplied in. It never changes.
///
/// Core Image itself is not here: older code takes a colour apart with this class.
///
/// `@unchecked Sendable` is safe because all that it holds is `let`.
public final class CIColor: NSObject, NSCopying, @unchecked Sendable {
    /// How much red there is, from 0 to 1, or outside of that for a colour that sRGB does not contain.
    public let red: CGFloat
    /// How much green there is.
    public let green: CGFloat
    /// How much blue there is.
    public let blue: CGFloat
    /// How much the colour covers, from 0 to 1.
    public let alpha: CGFloat

    /// A colour of sRGB.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        super.init()
    }

    /// A colour of sRGB that covers.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) { self.init(red: red, green: green, blue: blue, alpha: 1) }

    /// Another kind of colour, in sRGB.
    public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }

    /// Another kind of colour, in sRGB; a dynamic one resolved with the current traits.
    public convenience init(color: UIColor) {
        let rgba = color.extendedRGBA
        self.init(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
    }

    /// The colour in a text such as `0.5 0.5 1.0 1.0`: red, green, blue, and alpha unless that is 1. What is no number is 0.
    public convenience init(string representation: String) {
        let numbers = representation.split(whereSeparator: \.isWhitespace).prefix(4).map { CGFloat(Double($0) ?? 0) }
        func number(_ index: Int, _ otherwise: CGFloat) -> CGFloat { numbers.indices.contains(index) ? numbers[index] : otherwise }
        self.init(red: number(0, 0), green: number(1, 0), blue: number(2, 0), alpha: number(3, 1))
    }

    /// How many numbers the colour has, alpha among them: 4.
    public var numberOfComponents: Int { 4 }
    /// sRGB.
    public var colorSpace: CGColorSpace { .standard }
    /// The components as a text, as ``init(string:)`` reads it.
    public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

    /// Black.
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    /// White.
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    /// Half of white.
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    /// Red alone.
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    /// Green alone.
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    /// Blue alone.
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    /// Green and blue.
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    /// Red and blue.
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)
    /// Red and green.
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    /// Nothing.
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// The colour itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CIColor else { return false }
        return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
    }

    public override var hash: Int { [red, green, blue, alpha].hashValue }

    public override var description: String { stringRepresentation }
}

extension UIColor {
    /// A colour of sRGB's components.
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }
}
