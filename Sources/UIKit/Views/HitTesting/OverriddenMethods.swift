/// Which methods that matter to the library the class of a view overrides, as UIKit asks of a class.
///
/// Without the Objective-C runtime the question goes to the class's method table, which for every subclass begins with the entries of
/// `UIView`'s, in the same order. Where a method is in it is found with a subclass that overrides it and one that overrides nothing:
/// their tables differ there only.
struct OverriddenMethods: OptionSet {
    let rawValue: UInt8

    /// `draw(_:)` or `draw(_:in:)`: the class has a bitmap of its own.
    static let drawing = OverriddenMethods(rawValue: 1 << 0)
    /// `hitTest(_:with:)`, `point(inside:with:)` or `bounds`: views may answer for points outside of their bounds.
    static let answers = OverriddenMethods(rawValue: 1 << 1)
    /// `isUserInteractionEnabled`, `isHidden` or `alpha`: whether touches are given to views changes without a word.
    static let readiness = OverriddenMethods(rawValue: 1 << 2)

    /// `updateConstraints()`: it is called before the first layout.
    static let constraints = OverriddenMethods(rawValue: 1 << 3)

    /// What a class overrides.
    @MainActor
    static func of(_ viewClass: UIView.Type) -> OverriddenMethods {
        if viewClass == UIView.self { return [] }
        let key = ObjectIdentifier(viewClass)
        if let latest, latest.key == key { return latest.methods }
        let methods = known[key] ?? find(viewClass)
        known[key] = methods
        latest = (key, methods)
        return methods
    }

    @MainActor private static var known: [ObjectIdentifier: OverriddenMethods] = [:]
    /// Views of one class are asked one after the other.
    @MainActor private static var latest: (key: ObjectIdentifier, methods: OverriddenMethods)?

    @MainActor
    private static func find(_ viewClass: UIView.Type) -> OverriddenMethods {
        let own = words(of: UIView.self)
        let other = words(of: viewClass)
        var methods: OverriddenMethods = []
        let known = [
            (drawing, drawingPlaces), (answers, answerPlaces), (readiness, readinessPlaces), (constraints, constraintPlaces),
        ]
        for (method, places) in known {
            // Should the table not be found, the careful answer is that the class overrides everything.
            if places.isEmpty || places.contains(where: { other[$0] != own[$0] }) { methods.insert(method) }
        }
        return methods
    }

    @MainActor private static let drawingPlaces = places(of: DrawingView.self, atLeast: 2)
    @MainActor private static let answerPlaces = places(of: AnsweringView.self, atLeast: 3)
    @MainActor private static let readinessPlaces = places(of: ReadinessView.self, atLeast: 3)
    @MainActor private static let constraintPlaces = places(of: ConstraintView.self, atLeast: 1)

    /// The places of what `example` overrides, in words from where a class's metadata begins; none unless there are enough.
    @MainActor
    private static func places(of example: UIView.Type, atLeast count: Int) -> [Int] {
        let own = words(of: UIView.self)
        let silent = words(of: SilentView.self)
        let other = words(of: example)
        let found = (firstMethod..<own.count).filter { own[$0] == silent[$0] && own[$0] != other[$0] }
        return found.count >= count ? found : []
    }

    /// Behind kind, superclass, flags and sizes (three words), descriptor and variable destroyer.
    private static let firstMethod = 7

    /// The metadata of a class, as far as `UIView`'s goes.
    private static func words(of viewClass: UIView.Type) -> UnsafeBufferPointer<UInt> {
        let address = unsafeBitCast(UIView.self as AnyClass, to: UnsafeRawPointer.self)
        // Kind and superclass, then as 32 bits each: flags, where instances begin, their size, their alignment and a reserved half, the
        // metadata's size, and how much of that lies before its address (Swift's ABI, `ClassMetadata`).
        let size = address.load(fromByteOffset: 32, as: UInt32.self)
        let before = address.load(fromByteOffset: 36, as: UInt32.self)
        let count = size > before ? Int(size - before) / MemoryLayout<UInt>.size : 0
        let start = unsafeBitCast(viewClass as AnyClass, to: UnsafePointer<UInt>.self)
        return UnsafeBufferPointer(start: start, count: count)
    }
}

/// Overrides nothing.
private final class SilentView: UIView {}

// The bodies of what these override differ from UIView's, so that no linker takes them for the same.

/// Overrides what makes a class draw.
private final class DrawingView: UIView {
    private var drawings = 0

    override func draw(_ rect: CGRect) {
        drawings += 1
        super.draw(rect)
    }

    override func draw(_ layer: CALayer, in ctx: CGContext) {
        drawings += 2
        super.draw(layer, in: ctx)
    }
}

/// Overrides what says where a view is touched.
private final class AnsweringView: UIView {
    private var questions = 0

    override var bounds: CGRect {
        get {
            questions += 1
            return super.bounds
        }
        set { super.bounds = newValue.offsetBy(dx: CGFloat(questions), dy: 0) }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        questions += 2
        return super.hitTest(point, with: event)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        questions += 3
        return super.point(inside: point, with: event)
    }
}

/// Overrides what changes constraints.
private final class ConstraintView: UIView {
    private var updates = 0

    override func updateConstraints() {
        updates += 1
        super.updateConstraints()
    }
}

/// Overrides what says whether a view is touched.
private final class ReadinessView: UIView {
    private var questions = 0

    override var isUserInteractionEnabled: Bool {
        get {
            questions += 1
            return super.isUserInteractionEnabled
        }
        set { super.isUserInteractionEnabled = newValue && questions >= 0 }
    }

    override var isHidden: Bool {
        get {
            questions += 2
            return super.isHidden
        }
        set { super.isHidden = newValue && questions >= 0 }
    }

    override var alpha: CGFloat {
        get {
            questions += 3
            return super.alpha
        }
        set { super.alpha = newValue + CGFloat(questions) }
    }
}
