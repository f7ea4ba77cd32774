import CConformance
import Foundation

/// Receives the start and the end of an animation. The animation retains it, as on Apple's systems.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation begins.
    func animationDidStart(_ anim: CAAnimation)
    /// Called once, when the animation has finished (`flag` is true) or was removed before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) { defaultImplementation(of: .animationDidStart) }
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { defaultImplementation(of: .animationDidStopFinished) }
}

/// Changes the appearance of a layer over time, without changing the layer. Layers run copies, so an animation can be added many times.
///
/// Until a layer runs it, an animation is only a set of values. It is not isolated to an actor, so any code may create an animation.
nonisolated open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    var timing = MediaTiming()
    private var customValues: [String: Any] = [:]

    /// Creates an animation with the transaction's duration.
    public override init() {
        super.init()
    }

    /// The easing curve; nil is linear.
    open var timingFunction: CAMediaTimingFunction?
    /// The delegate for start and end. Retained by the animation.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer removes the animation at its end. True by default.
    open var isRemovedOnCompletion = true

    /// Called after the delegate, when the animation ended. The argument is true if the animation finished. For UIKit.
    package var stopHandler: ((Bool) -> Void)?
    /// Replaces ``run(forKey:object:arguments:)`` if the animation is the action for a change.
    package var changeAction: (any LayerChangeAction)?
    /// Provides the progress in place of the timing.
    package var driver: (any AnimationDriver)?
    /// Whether the animation's values are added to the layer's value instead of replacing it.
    package var isAdditiveAnimation: Bool { false }
    /// The key under which a layer always runs the animation; nil if the caller chooses it.
    var fixedKey: String? { nil }

    // MARK: CAMediaTiming

    /// The begin time, in the layer's time; 0 is the time of the addition.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }
    /// The duration of one iteration, in seconds; 0 is the transaction's duration (0.25 s by default).
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }
    /// The speed of the animation's time relative to the layer's.
    open var speed: Float {
        get { Float(timing.speed) }
        set { timing.speed = Double(newValue) }
    }
    /// The time into the animation at which it begins, in seconds.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }
    /// The number of iterations, which may be fractional or infinite. 0 means one.
    open var repeatCount: Float {
        get { Float(timing.repeatCount) }
        set { timing.repeatCount = Double(newValue) }
    }
    /// The total duration of all iterations, in seconds; 0 leaves it to ``repeatCount``.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    /// Whether each iteration runs forwards and then backwards.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    /// Whether the animation shows its values before it begins and after it ends.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// The frame rate of the animation. ``CAFrameRateRange/default`` is every frame of the display. A lower rate saves work for slow or small motion.
    ///
    /// While the desktop saves power, an endless animation with the default range has 30 frames per second.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet {
            let rate = preferredFrameRateRange.preferred.flatMap { $0 > 0 ? $0 : nil } ?? preferredFrameRateRange.maximum
            timing.frameInterval = rate > 0 ? 1 / TimeInterval(rate) : 0
        }
    }

    // MARK: Values

    /// A value that ``setValue(_:forKey:)`` stored. Copies of the animation have the value, too.
    open func value(forKey key: String) -> Any? { customValues[key] }

    /// Stores a custom value.
    open func setValue(_ value: Any?, forKey key: String) { customValues[key] = value }

    // MARK: Copying

    /// A copy of the same class.
    open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

    func makeCopy() -> CAAnimation {
        let copy = CAAnimation.make(type(of: self))
        copy.copyProperties(from: self)
        return copy
    }

    /// Creates an animation of the class `type`. Its `init()` need not be `required`, so that subclasses may have other initializers.
    ///
    /// The call goes through the `required` initializer of `_DynamicAnimation`. That initializer uses the same vtable slot as the `init()` of every animation
    /// class. `_DynamicAnimation` has to be open, or the optimizer would call its own initializer directly. This function must not be inlined, or the compiler
    /// would treat the new object as a `_DynamicAnimation` and call the methods of that class directly.
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

    /// Adds the animation to the layer `anObject`, of which the property `event` changed. An animation without values animates from the old value to the new
    /// one.
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

    // MARK: Program

    /// The animation of `layer` in the form that frames sample; nil if there is nothing to animate. `defaultDuration` is in seconds.
    @MainActor func makeProgram(for layer: CALayer, defaultDuration: TimeInterval) -> AnimationProgram? { nil }

    /// `timing` with the default duration if its own is 0.
    func effectiveTiming(default duration: TimeInterval) -> MediaTiming {
        var result = timing
        if result.duration <= 0 { result.duration = duration }
        return result
    }
}

/// Creates animations of a class that is only known at run time; see `CAAnimation.make(_:)`.
@_documentation(visibility: internal)
open class _DynamicAnimation: CAAnimation {
    public required override init() {
        super.init()
    }
}
