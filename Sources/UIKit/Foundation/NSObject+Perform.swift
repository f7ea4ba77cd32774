import Foundation
import Host

extension NSObjectProtocol {
    /// Whether the selector's method is one of the object's class. Every responder has the commands of an Edit menu
    /// (``UIResponderStandardEditActions``): to those that one responds which overrides them.
    @preconcurrency @MainActor
    public func responds(to aSelector: Selector) -> Bool {
        if let responder = self as? UIResponder, let edit = EditAction(aSelector) { return edit.isOverridden(by: responder) }
        return aSelector.canPerform(on: self)
    }

    /// Calls a method of the object. What it answers is not told.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector) { aSelector.perform(on: self, sender: nil) }

    /// Calls a method of the object with an argument. What it answers is not told.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with object: Any?) { aSelector.perform(on: self, sender: object) }

    /// Calls a method of the object with two arguments. What it answers is not told.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) {
        aSelector.perform(on: self, sender: object1, event: object2)
    }
}

extension NSObject {
    /// Calls a method of the object after `delay` seconds, on the main actor. The object and the argument live until then.
    ///
    /// Named selectors and copies of the same one are found again by ``cancelPreviousPerformRequests(withTarget:selector:object:)``.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        DelayedCalls.current.add(DelayedCall(target: self, selector: aSelector, argument: anArgument), after: delay)
    }

    /// Forgets all calls of methods of `aTarget` that are still to come.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedCalls.current.cancel { $0.target === aTarget as AnyObject }
    }

    /// Forgets those calls of a method of `aTarget` that are still to come and have that argument.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {
        DelayedCalls.current.cancel { call in
            call.target === aTarget as AnyObject && call.selector == aSelector && areEqual(call.argument, anArgument)
        }
    }

    /// As Objective-C's `isEqual:` compares: values by what they are, objects that cannot be compared by which they are.
    private static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return left as AnyObject === right as AnyObject
    }
}

/// A method that is called later.
@MainActor
private final class DelayedCall {
    let target: NSObject
    let selector: Selector
    let argument: Any?
    var timer: (any HostTimer)?

    init(target: NSObject, selector: Selector, argument: Any?) {
        self.target = target
        self.selector = selector
        self.argument = argument
    }
}

/// The delayed calls of one platform.
@MainActor
private final class DelayedCalls {
    /// The delayed calls of the current platform.
    static var current: DelayedCalls { Platform.required.singletons.value(of: DelayedCalls.self) { DelayedCalls() } }

    private var waiting: [DelayedCall] = []

    func add(_ call: DelayedCall, after delay: TimeInterval) {
        waiting.append(call)
        call.timer = Platform.required.schedule(after: max(0, delay)) { [weak self, weak call] in
            guard let self, let call else { return }
            waiting.removeAll { $0 === call }
            call.selector.perform(on: call.target, sender: call.argument)
        }
    }

    func cancel(where isMeant: (DelayedCall) -> Bool) {
        for call in waiting where isMeant(call) { call.timer?.cancel() }
        waiting.removeAll(where: isMeant)
    }
}
