import Foundation

/// Provides the target-action initializers of `Timer`. Apps do not use it directly.
public protocol _TimerWithTarget {}

extension Timer: _TimerWithTarget {}

// An initializer of a class extension always creates an instance of that class. In a protocol extension, it may create an instance of a subclass.
extension _TimerWithTarget where Self: Timer {
    /// Creates an invalid timer without a target, as the initial value of a property.
    public init() {
        let timer = TargetTimer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        timer.invalidate()
        self = unsafeDowncast(timer, to: Self.self)
    }

    /// Creates a timer that calls a method of `aTarget` once it is added to a run loop. The method may have the timer as a parameter.
    ///
    /// The timer retains its target until it is invalidated. A timer that does not repeat is invalidated after its call.
    /// The method always runs on the main actor. A timer on the main run loop calls the method immediately. A timer on another thread's run loop
    /// dispatches the call to the main queue.
    ///
    /// - Parameters:
    ///   - ti: Seconds before the first call and between calls.
    ///   - aTarget: The object whose method is called.
    ///   - aSelector: The method.
    ///   - userInfo: The timer's `userInfo` until it is invalidated.
    ///   - yesOrNo: Whether the timer repeats until it is invalidated.
    public init(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
            repeats: yesOrNo)
    }

    /// Creates a timer that calls a method of `t` at `date`. A repeating timer then calls it every `ti` seconds. The timer starts once it is added to
    /// a run loop.
    public init(fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool) {
        let call = TimerCall(target: t as AnyObject, selector: s, userInfo: ui)
        let timer = TargetTimer(fire: date, interval: ti, repeats: rep) { timer in call.run(timer) }
        timer.call = call
        self = unsafeDowncast(timer, to: Self.self)
    }
}

extension Timer {
    /// Creates a timer with `init(timeInterval:target:selector:userInfo:repeats:)` and adds it to the current run loop.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

/// A timer that releases its target when it is invalidated.
private final class TargetTimer: Timer {
    var call: TimerCall?

    override var userInfo: Any? { call?.userInfo }

    override func invalidate() {
        super.invalidate()
        call?.end()
    }
}

/// The target and the method of a timer.
///
/// Unchecked: only the timer's thread uses this object, and the target's method runs on the main actor.
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
        // `nonisolated(unsafe)`, because only the closures below use the objects, on the main actor.
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
