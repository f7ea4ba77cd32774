import Foundation
import Host

/// Groups changes of layers and configures their implicit animations.
///
/// Without explicit transactions, all changes until the next frame form one implicit transaction. Transactions nest: an inner transaction inherits the
/// settings that it does not change.
///
/// Each thread has its own transactions. Layers belong to the main actor, so a transaction of another thread groups no changes: it stores its values, and
/// calls its completion block when it is committed.
public final class CATransaction: NSObject {
    /// Begins a transaction inside of the current one.
    public class func begin() { stack.begin() }

    /// Commits the innermost transaction that ``begin()`` opened.
    public class func commit() { stack.commit() }

    /// Lays out and shows the changes made outside of explicit transactions now, without waiting for the next frame.
    public class func flush() {
        guard MainActor.isCurrent else { return stack.commitImplicit() }
        MainActor.assumeIsolated {
            if let loop = FrameLoop.current { loop.flush() } else { withoutPlatform.commitImplicit() }
        }
    }

    /// The duration of animations without their own, in seconds; 0.25 by default.
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

    /// The block that is called when the current transaction is committed and its animations are over.
    public class func completionBlock() -> (() -> Void)? { stack.innermost?.completion?.block }

    /// Calls `block` once, after the current transaction is committed and every animation that is added to it from now on has ended or was removed. Without
    /// animations, the block is called at the commit, or when another block replaces it.
    public class func setCompletionBlock(_ block: (() -> Void)?) { stack.setCompletion(block) }

    /// A value of the current transaction, or of an enclosing one.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: stack.lookUp { $0.values[key] }
        }
    }

    /// Sets a value of the current transaction under a `kCATransaction…` key or a key of the program's own.
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

    /// The current thread's transactions; on the main actor, those of the current platform.
    private static var stack: TransactionStack {
        // This code runs on the main actor, so it may obtain and use the main actor's stack.
        if let stack = MainActor.ifCurrent({ stackOfPlatform }) { return stack }
        let storage = Thread.current.threadDictionary
        if let stack = storage[threadKey] as? TransactionStack { return stack }
        let stack = TransactionStack()
        storage[threadKey] = stack
        return stack
    }

    /// The transactions of the platform that the main actor's current code belongs to.
    @MainActor private static var stackOfPlatform: TransactionStack { FrameLoop.current?.transactions ?? withoutPlatform }

    private static let threadKey = "lodestone.transactions"

    /// The stack for programs that use layers before there is a platform.
    @MainActor private static let withoutPlatform = TransactionStack()

    /// Registers a new animation. Returns its begin time and the completion group that waits for its end. Animations of an explicit transaction share a begin
    /// time.
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
