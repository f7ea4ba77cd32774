import Foundation

/// What gives `Timer` the initializers that UIKit's targets and actions need. Apps do not use it.
public protocol _TimerWithTarget {}

extension Timer: _TimerWithTarget {}

// An initializer of a class makes an instance of that class; one of a protocol may make one of a subclass.
extension _TimerWithTarget where Self: Timer {
    /// A timer that calls nothing, and is not valid: what stands in a property until there is one to be scheduled.
    public init() {
        let timer = TargetTimer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        timer.invalidate()
        self = unsafeDowncast(timer, to: Self.self)
    }

    /// A timer that calls a method of `aTarget`, once it is added to a run loop. The method may take the timer, or nothing.
    ///
    /// The timer holds its target until it is invalidated; one that does not repeat is after its call. The method is called on the main
    /// actor: at once on the main run loop, and soon after on another thread's.
    ///
    /// - Parameters:
    ///   - ti: Seconds between two calls, and before the first.
    ///   - aTarget: The object whose method is called.
    ///   - aSelector: The method.
    ///   - userInfo: What the timer's `userInfo` tells until it is invalidated.
    ///   - yesOrNo: Whether it goes on after the first call, until it is invalidated.
    public init(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
            repeats: yesOrNo)
    }

    /// A timer that calls a method of `t` at `date` for the first time, and then every `ti` seconds where it repeats, once it is added to a
    /// run loop.
    public init(fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool) {
        let call = TimerCall(target: t as AnyObject, selector: s, userInfo: ui)
        let timer = TargetTimer(fire: date, interval: ti, repeats: rep) { timer in call.run(timer) }
        timer.call = call
        self = unsafeDowncast(timer, to: Self.self)
    }
}

extension Timer {
    /// A timer of the current run loop that calls a method of `aTarget`, as `init(timeInterval:target:selector:userInfo:repeats:)` makes it.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

/// A timer that lets go of its target when it is invalidated.
private final class TargetTimer: Timer {
    var call: TimerCall?

    override var userInfo: Any? { call?.userInfo }

    override func invalidate() {
        super.invalidate()
        call?.end()
    }
}

/// What a timer calls.
///
/// Unchecked: it is used where its timer is; the target's method runs on the main actor.
private final class TimerCall: @unchecked Sendable {
    private var target: AnyObject?
    private let selector: Selector
    private(set) var userInfo: Any?

    init(target: AnyObject, selector: Selector, userInfo: Any?) {
        self.target = target
        self.selector = selector
        self.userInfo = userInfo
    }

    func run(_ timer: Timer) {
        guard let target else { return }
        // `nonisolated(unsafe)`: only the closures use them, on the main actor.
        nonisolated(unsafe) let (object, sender) = (target, timer)
        let selector = selector
        if MainActor.isCurrent {
            MainActor.assumeIsolated { selector.perform(on: object, sender: sender) }
        } else {
            DispatchQueue.main.async { selector.perform(on: object, sender: sender) }
        }
        if !timer.isValid { end() }
    }

    func end() {
        target = nil
        userInfo = nil
    }
}
