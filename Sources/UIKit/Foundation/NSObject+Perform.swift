import Foundation
import Host

extension NSObjectProtocol {
    /// Calls a method of the object, and ignores its result.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector) { aSelector.perform(on: self, sender: nil) }

    /// Calls a method of the object with an argument, and ignores its result.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with object: Any?) { aSelector.perform(on: self, sender: object) }

    /// Calls a method of the object with two arguments, and ignores its result.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) {
        aSelector.perform(on: self, sender: object1, event: object2)
    }
}

extension NSObject {
    /// Calls a method of the object after `delay` seconds, on the main actor. Retains the object and the argument until then.
    ///
    /// Use ``cancelPreviousPerformRequests(withTarget:selector:object:)`` with the same or an equally named selector to cancel the call.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        DelayedCalls.current.add(DelayedCall(target: self, selector: aSelector, argument: anArgument), after: delay)
    }

    /// Cancels all pending calls of methods of `aTarget`.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedCalls.current.cancel { $0.target === aTarget as AnyObject }
    }

    /// Cancels the pending calls of a method of `aTarget` whose argument equals `anArgument`.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {
        DelayedCalls.current.cancel { call in
            call.target === aTarget as AnyObject && call.selector == aSelector && areEqual(call.argument, anArgument)
        }
    }

    /// Whether two arguments are equal, as defined by Objective-C's `isEqual:`. Hashable values are compared by equality, other objects by identity.
    private static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return left as AnyObject === right as AnyObject
    }
}

/// A pending call of a method.
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

/// The pending calls of a platform.
@MainActor
private final class DelayedCalls {
    /// The pending calls of the current platform.
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
