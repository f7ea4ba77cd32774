import Foundation

/// Creates objects of classes that are known only at run time: delegates and applications.
///
/// Swift requires a `required` initializer for this. `NSObject` and `UIResponder` do not have one, as on Apple's systems. However, `init()` has
/// the same vtable slot in every subclass. A call through a class whose `init()` is required uses this slot, and so calls the initializer of the
/// actual class.
@MainActor
enum DynamicInstantiation {
    /// Creates an object of `type`, a subclass of `UIResponder` or `NSObject`. Nil for other classes, or if the self-check failed.
    static func make(_ type: AnyClass) -> AnyObject? { isReliable ? makeThroughTable(type) : nil }

    private static let isReliable = MetadataCheck.passes(
        selfCheckError(), otherwise: "delegates and applications of classes known only at run time cannot be created")

    /// Self-check: creates objects of known classes. Returns a description of the error, or nil.
    static func selfCheckError() -> String? {
        guard let object = makeThroughTable(SampleObject.self) as? SampleObject, object.number == 7 else {
            return "NSObject.init() was not found"
        }
        guard let responder = makeThroughTable(SampleResponder.self) as? SampleResponder, responder.number == 8 else {
            return "UIResponder.init() was not found"
        }
        return nil
    }

    /// Creates an object with a call through the vtable slot of `init()`.
    ///
    /// Not inlined. Otherwise the compiler could assume that the object has one of the classes below, and call that class's methods directly.
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

// MARK: Classes of the self-check
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

/// Provides the vtable slot of `UIResponder.init()`. Open, so that the compiler does not assume that it has no subclasses.
@preconcurrency @MainActor
@_documentation(visibility: internal)
open class _DynamicResponder: UIResponder {
    /// Calls the superclass's initializer.
    public required override init() { super.init() }
}

/// Provides the vtable slot of `NSLayoutConstraint.init()`. Open, so that the compiler does not assume that it has no subclasses.
@preconcurrency @MainActor
@_documentation(visibility: internal)
open class _DynamicConstraint: NSLayoutConstraint {
    /// Calls the superclass's initializer.
    public required override init() { super.init() }
}

/// Provides the vtable slot of `NSObject.init()`. Open, so that the compiler does not assume that it has no subclasses.
@_documentation(visibility: internal)
open class _DynamicObject: NSObject {
    /// Calls the superclass's initializer.
    public required override init() { super.init() }
}
