import Foundation
import Host

/// Puts changes of layers together, and says how their implicit animations run.
///
/// Without any, all changes until the next frame are one transaction. Transactions nest; what one does not say, the one around it does.
///
/// Each thread has transactions of its own. Layers belong to the main actor, so that one of another thread groups no changes: it keeps its
/// values, and calls its completion block when it is committed.
public final class CATransaction: NSObject {
    /// Begins a transaction inside of the running one.
    public class func begin() { stack.begin() }

    /// Ends the innermost transaction that ``begin()`` began.
    public class func commit() { stack.commit() }

    /// Lays out and shows at once what changed so far outside of transactions.
    public class func flush() {
        guard MainActor.isCurrent else { return stack.commitImplicit() }
        MainActor.assumeIsolated {
            if let loop = FrameLoop.current { loop.flush() } else { withoutPlatform.commitImplicit() }
        }
    }

    /// How long animations last that do not say it, in seconds; 0.25 at first.
    public class func animationDuration() -> CFTimeInterval { stack.lookUp(\.duration) ?? 0.25 }

    /// Sets ``animationDuration()`` in the running transaction.
    public class func setAnimationDuration(_ dur: CFTimeInterval) { stack.change { $0.duration = dur } }

    /// The curve of implicit animations; nil is the default curve.
    public class func animationTimingFunction() -> CAMediaTimingFunction? { stack.lookUp(\.timingFunction) }

    /// Sets ``animationTimingFunction()`` in the running transaction.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { stack.change { $0.timingFunction = function } }

    /// Whether changes run no actions, and so no implicit animations.
    public class func disableActions() -> Bool { stack.lookUp(\.disablesActions) ?? false }

    /// Sets ``disableActions()`` in the running transaction.
    public class func setDisableActions(_ flag: Bool) { stack.change { $0.disablesActions = flag } }

    /// What the running transaction calls when it is committed and its animations are over.
    public class func completionBlock() -> (() -> Void)? { stack.innermost?.completion?.block }

    /// Calls `block` once, when the running transaction is committed and every animation that was added in it from now on is over or
    /// removed. Without animations it is called on commit, or when another block replaces it.
    public class func setCompletionBlock(_ block: (() -> Void)?) { stack.setCompletion(block) }

    /// A value of the running transaction, or of one around it.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: stack.lookUp { $0.values[key] }
        }
    }

    /// Sets a value of the running transaction: one of the `kCATransaction…` keys, or one of the program's own.
    public class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            if let number = anObject as? NSNumber { setAnimationDuration(number.doubleValue) }
            if let number = anObject as? Double { setAnimationDuration(number) }
        case kCATransactionDisableActions:
            setDisableActions((anObject as? Bool) ?? (anObject as? NSNumber)?.boolValue ?? false)
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: stack.change { $0.values[key] = anObject }
        }
    }

    // MARK: For layers

    /// The running thread's transactions: those of the platform that its code belongs to, on the main actor.
    private static var stack: TransactionStack {
        // It is found on the main actor and used there alone: what reads this is that actor's code.
        if let stack = MainActor.ifCurrent({ stackOfPlatform }) { return stack }
        let storage = Thread.current.threadDictionary
        if let stack = storage[threadKey] as? TransactionStack { return stack }
        let stack = TransactionStack()
        storage[threadKey] = stack
        return stack
    }

    /// The transactions of the platform that the main actor's running code belongs to.
    @MainActor private static var stackOfPlatform: TransactionStack { FrameLoop.current?.transactions ?? withoutPlatform }

    private static let threadKey = "lodestone.transactions"

    /// For programs that use layers before there is a platform: they have nothing that could disturb each other.
    @MainActor private static let withoutPlatform = TransactionStack()

    /// An animation is added: the time at which it begins, one for all of an explicit transaction, and what waits for its end.
    @MainActor static func join() -> (time: TimeInterval, completion: CompletionGroup?) {
        let stack = stackOfPlatform
        return (stack.time, stack.joinCompletion())
    }

    /// Whether a change of `layer` may have an action.
    @MainActor static func isActionLookupNeeded(_ layer: CALayer) -> Bool {
        guard layer.hasDelegate || layer.rendering.wasCommitted || layer.actions != nil || layer.style != nil else { return false }
        return TransactionStack.sayingOfActions.load(ordering: .relaxed) == 0 || stackOfPlatform.lookUp(\.disablesActions) != true
    }
}

/// The key of ``CATransaction/animationDuration()``.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of ``CATransaction/disableActions()``.
public let kCATransactionDisableActions = "disableActions"
/// The key of ``CATransaction/animationTimingFunction()``.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of ``CATransaction/completionBlock()``.
public let kCATransactionCompletionBlock = "completionBlock"
