import CoreGraphics
import Foundation

extension NSValue {
    /// Wraps a point in an object, for example for the values of a keyframe animation.
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    /// Wraps a size in an object.
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
    /// Wraps a rectangle in an object.
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

    /// The wrapped point; zero if the object wraps another type.
    public var cgPointValue: CGPoint { point ?? .zero }
    /// The wrapped size; zero if the object wraps another type.
    public var cgSizeValue: CGSize { size ?? .zero }
    /// The wrapped rectangle; zero if the object wraps another type.
    public var cgRectValue: CGRect { rect ?? .zero }
}

extension NSCoder {
    /// Returns a point as a string in the form `{x, y}`.
    public class func string(for point: CGPoint) -> String { NSStringFromPoint(point) }
    /// Returns a size as a string in the form `{width, height}`.
    public class func string(for size: CGSize) -> String { NSStringFromSize(size) }
    /// Returns a rectangle as a string in the form `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String { NSStringFromRect(rect) }

    /// Parses a point in the form `{x, y}`; zero if `string` has another form.
    public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
    /// Parses a size in the form `{width, height}`; zero if `string` has another form.
    public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
    /// Parses a rectangle in the form `{{x, y}, {width, height}}`; zero if `string` has another form.
    public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
}
