import CoreGraphics
import Foundation

extension NSValue {
    /// A point as an object, for example among the values of a keyframe animation.
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    /// A size as an object.
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
    /// A rectangle as an object.
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

    /// The point that the object stands for; zero if it stands for something else.
    public var cgPointValue: CGPoint { point ?? .zero }
    /// The size that the object stands for; zero if it stands for something else.
    public var cgSizeValue: CGSize { size ?? .zero }
    /// The rectangle that the object stands for; zero if it stands for something else.
    public var cgRectValue: CGRect { rect ?? .zero }
}

extension NSCoder {
    /// A point as text: `{x, y}`.
    public class func string(for point: CGPoint) -> String { NSStringFromPoint(point) }
    /// A size as text: `{width, height}`.
    public class func string(for size: CGSize) -> String { NSStringFromSize(size) }
    /// A rectangle as text: `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String { NSStringFromRect(rect) }

    /// The point in a text like `{x, y}`; (0, 0) where there is none.
    public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
    /// The size in a text like `{width, height}`; (0, 0) where there is none.
    public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
    /// The rectangle in a text like `{{x, y}, {width, height}}`; nothing at (0, 0) where there is none.
    public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
}
