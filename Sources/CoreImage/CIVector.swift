import Foundation

/// A list of numbers, for the parameters of filters. It is immutable.
///
/// `@unchecked Sendable` is safe because the stored property is `let`.
open class CIVector: NSObject, NSCopying, @unchecked Sendable {
    private let numbers: [CGFloat]

    private init(numbers: [CGFloat]) {
        self.numbers = numbers
        super.init()
    }

    /// Creates a vector of the first `count` numbers at `values`.
    public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
        self.init(numbers: Array(UnsafeBufferPointer(start: values, count: max(count, 0))))
    }

    /// Creates a vector of one number.
    public convenience init(x: CGFloat) { self.init(numbers: [x]) }
    /// Creates a vector of two numbers.
    public convenience init(x: CGFloat, y: CGFloat) { self.init(numbers: [x, y]) }
    /// Creates a vector of three numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(numbers: [x, y, z]) }
    /// Creates a vector of four numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init(numbers: [x, y, z, w]) }
    /// Creates a vector of a point's coordinates.
    public convenience init(cgPoint p: CGPoint) { self.init(numbers: [p.x, p.y]) }
    /// Creates a vector of a rectangle's origin and size.
    public convenience init(cgRect r: CGRect) { self.init(numbers: [r.origin.x, r.origin.y, r.size.width, r.size.height]) }
    /// Creates a vector of a transform's numbers a, b, c, d, tx and ty.
    public convenience init(cgAffineTransform t: CGAffineTransform) { self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty]) }

    /// Creates a vector from a string such as `[1 2 3]`. Invalid numbers are 0.
    public convenience init(string representation: String) {
        let parts = representation.split { $0 == "[" || $0 == "]" || $0 == " " || $0 == "," }
        self.init(numbers: parts.map { CGFloat(Double($0) ?? 0) })
    }

    /// The number at an index; 0 outside of the vector.
    open func value(at index: Int) -> CGFloat { numbers.indices.contains(index) ? numbers[index] : 0 }

    /// The number of numbers.
    open var count: Int { numbers.count }
    /// The first number; 0 if it is missing.
    open var x: CGFloat { value(at: 0) }
    /// The second number; 0 if it is missing.
    open var y: CGFloat { value(at: 1) }
    /// The third number; 0 if it is missing.
    open var z: CGFloat { value(at: 2) }
    /// The fourth number; 0 if it is missing.
    open var w: CGFloat { value(at: 3) }
    /// The first two numbers as a point.
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The first four numbers as a rectangle.
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
    /// The first six numbers as a transform.
    open var cgAffineTransformValue: CGAffineTransform {
        CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
    }
    /// The numbers as a string that ``init(string:)`` parses.
    open var stringRepresentation: String { "[" + numbers.map { "\($0)" }.joined(separator: " ") + "]" }

    /// Returns `self`, since the class is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.numbers == numbers }

    open override var hash: Int { numbers.hashValue }

    open override var description: String { stringRepresentation }
}
