import Foundation

/// Makes objects of classes that are only known while the program runs: delegates and applications.
///
/// Swift makes an object of a class in a variable only through a `required` initializer, which `NSObject` and `UIResponder` have none of, as
/// on Apple's systems. What helps is that `init()` lies in one and the same place of every subclass's method table: a call through a class
/// whose `init()` is required goes through that place, and finds the initializer of whatever class it was given.
@MainActor
enum Instances {
    /// A new object of `type`, which is a subclass of `UIResponder` or else of `NSObject`; nil for others, and if the self-check failed.
    static func make(_ type: AnyClass) -> AnyObject? { isReliable ? makeThroughTable(type) : nil }

    private static let isReliable = MetadataCheck.passes(
        fault(), otherwise: "objects of classes that are known only at run time cannot be created")

    /// The self-check: the error in making objects of known classes, or nil.
    static func fault() -> String? {
        guard let object = makeThroughTable(SampleObject.self) as? SampleObject, object.number == 7 else {
            return "NSObject.init() was not found"
        }
        guard let responder = makeThroughTable(SampleResponder.self) as? SampleResponder, responder.number == 8 else {
            return "UIResponder.init() was not found"
        }
        return nil
    }

    /// Makes an object by a call through the place of `init()` in its class's table.
    ///
    /// Not to be inlined: callers must not take the object for one of the classes below, and call those classes' methods directly.
    @inline(never)
    private static func makeThroughTable(_ type: AnyClass) -> AnyObject? {
        if let application = type as? UIApplication.Type {
            return unsafeBitCast(application, to: _DynamicApplication.Type.self).init()
        }
        if let responder = type as? UIResponder.Type {
            return unsafeBitCast(responder, to: _DynamicResponder.Type.self).init()
        }
        if let constraint = type as? NSLayoutConstraint.Type {
            return unsafeBitCast(constraint, to: _DynamicConstraint.Type.self).init()
        }
        guard type is NSObject.Type, !(type is MainActorObject.Type) else { return nil }
        return unsafeBitCast(type, to: _DynamicObject.Type.self).init()
    }
}

// Known classes for the self-check.
private final class SampleObject: NSObject {
    var number = 0

    override init() {
        super.init()
        number = 7
    }
}
private final class SampleResponder: UIResponder {
    var number = 0

    override init() {
        super.init()
        number = 8
    }
}

/// Names the place of `UIResponder.init()`. Open, so that the compiler does not take it for the only class there is.
@preconcurrency @MainActor
@_documentation(visibility: internal)
open class _DynamicResponder: UIResponder {
    /// Makes nothing of its own.
    public required override init() { super.init() }
}

/// Names the place of `NSLayoutConstraint.init()`. Open, so that the compiler does not take it for the only class there is.
@preconcurrency @MainActor
@_documentation(visibility: internal)
open class _DynamicConstraint: NSLayoutConstraint {
    /// Makes nothing of its own.
    public required override init() { super.init() }
}

/// Names the place of `NSObject.init()`. Open, so that the compiler does not take it for the only class there is.
@_documentation(visibility: internal)
open class _DynamicObject: NSObject {
    /// Makes nothing of its own.
    public required override init() { super.init() }
}
