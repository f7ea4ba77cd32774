import CConformance
import Foundation

/// Hears when an animation starts and stops. Held strongly by the animation, as on Apple's systems.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    /// The animation's time began to run.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation reached its end (`flag` is true) or was removed before. Called once.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) { defaultImplementation(of: .animationDidStart) }
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { defaultImplementation(of: .animationDidStopFinished) }
}

/// Changes what a layer shows over time, without changing the layer. Layers run copies, so an animation can be added many times.
///
/// An animation is a set of values until a layer runs it, and belongs to no actor: any code may make one.
nonisolated open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    var timing = MediaTiming()
    private var customValues: [String: Any] = [:]

    /// An animation that lasts as long as the transaction says.
    public override init() {
        super.init()
    }

    /// Bends the animation's time; nil is even.
    open var timingFunction: CAMediaTimingFunction?
    /// Hears of the start and the end. Held strongly.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the animation leaves its layer when it is over. True at first.
    open var isRemovedOnCompletion = true

    /// Called with whether it finished, after the delegate: UIKit's own way of hearing it.
    package var stopHandler: ((Bool) -> Void)?
    /// Runs the animation when it is the action for a change, in place of ``run(forKey:object:arguments:)``.
    package var changeAction: (any LayerChangeAction)?
    /// Says how far the animation is, in place of its timing.
    package var driver: (any AnimationDriver)?
    /// The value may be animated again while this runs, and both add up.
    package var isAdditiveAnimation: Bool { false }

    // MARK: CAMediaTiming

    /// When it begins, in the layer's time; 0 is when it is added.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }
    /// How long it lasts once, in seconds; 0 is the transaction's duration (0.25 s).
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }
    /// How fast its time runs.
    open var speed: Float {
        get { Float(timing.speed) }
        set { timing.speed = Double(newValue) }
    }
    /// Seconds into the animation at which it begins.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }
    /// How often it runs; may be a part of a time, or infinite. 0 is once.
    open var repeatCount: Float {
        get { Float(timing.repeatCount) }
        set { timing.repeatCount = Double(newValue) }
    }
    /// For how many seconds it repeats; 0 leaves that to ``repeatCount``.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    /// Whether every run goes there and back.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    /// Whether it shows before it begins and after it ended.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// The frames per second that the animation is to be shown with. ``CAFrameRateRange/default`` is every frame of the display; fewer
    /// save work where a slow or small motion does not need more.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet {
            let rate = preferredFrameRateRange.preferred.flatMap { $0 > 0 ? $0 : nil } ?? preferredFrameRateRange.maximum
            timing.frameInterval = rate > 0 ? 1 / TimeInterval(rate) : 0
        }
    }

    // MARK: Values

    /// A value that ``setValue(_:forKey:)`` stored; the copy that a layer runs has it too.
    open func value(forKey key: String) -> Any? { customValues[key] }

    /// Stores a value of the program's own.
    open func setValue(_ value: Any?, forKey key: String) { customValues[key] = value }

    // MARK: Copying

    /// A copy of the same class.
    open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

    func makeCopy() -> CAAnimation {
        let copy = CAAnimation.make(type(of: self))
        copy.copyProperties(from: self)
        return copy
    }

    /// An animation of the class `type`, whose `init()` need not be `required`, so that subclasses may have others.
    ///
    /// Calling through a class whose `init()` is required takes the same place in the method table, which every subclass fills.
    /// `_DynamicAnimation` has to be open, or the optimizer would call its own initializer directly; and this function must not be
    /// inlined, or it would take the new object for one of that class, and call that class's methods directly.
    @inline(never)
    private static func make(_ type: CAAnimation.Type) -> CAAnimation {
        unsafeBitCast(type, to: _DynamicAnimation.Type.self).init()
    }

    func copyProperties(from other: CAAnimation) {
        preferredFrameRateRange = other.preferredFrameRateRange
        timing = other.timing
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        stopHandler = other.stopHandler
        driver = other.driver
        changeAction = other.changeAction
        customValues = other.customValues
    }

    // MARK: CAAction

    static let previousValueArgument = "lodestone.previousValue"

    /// Adds the animation to the layer whose property changed. Where it names no values, it goes from the old value to the new one.
    @MainActor open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        if let changeAction { return changeAction.run(forKey: event, object: anObject, arguments: dict) }
        guard let layer = anObject as? CALayer else { return }
        let copy = makeCopy()
        if let copy = copy as? CAPropertyAnimation {
            if copy.keyPath == nil { copy.keyPath = event }
            if let basic = copy as? CABasicAnimation, basic.hasNoValues,
                let previous = dict?[CAAnimation.previousValueArgument] as? AnimatableValue
            {
                basic.ends.from = previous
            }
        }
        layer.add(copy, forKey: event)
    }

    // MARK: What it does

    /// What the animation does to `layer`, in the form that frames sample.
    @MainActor func makeProgram(for layer: CALayer) -> AnimationProgram? { nil }

    /// `timing` with a duration: that of the transaction where it has none.
    func effectiveTiming(default duration: @autoclosure () -> TimeInterval) -> MediaTiming {
        var result = timing
        if result.duration <= 0 { result.duration = duration() }
        return result
    }
}

/// Makes animations of a class that is known only when the program runs; see `CAAnimation.make(_:)`.
@_documentation(visibility: internal)
open class _DynamicAnimation: CAAnimation {
    public required override init() {
        super.init()
    }
}
