import Foundation
import Host

/// Animates changes of views. The animation can be paused, scrubbed, reversed, stopped, and resumed with another timing.
///
/// An animator is inactive at first. ``startAnimation()``, ``pauseAnimation()`` and ``fractionComplete`` activate it. Its blocks then run and set the
/// final values of the views, and the presented values follow over time. At the end, the animator is inactive again, without blocks and completions.
/// The app may then add others.
///
/// The platform retains a running animator. Retain a paused or stopped one, and stop and finish it before you release it.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: MainActorObject, UIViewImplicitlyAnimating, NSCopying {
    // MARK: Initializers

    /// Creates an inactive animator without animations.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds. A spring with physical constants has its own duration.
    ///   - parameters: The timing.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        let curve = parameters.curve(for: duration)
        (self.curve, self.duration) = (curve.curve, curve.duration)
        super.init(onMainActor: ())
    }

    /// Creates an inactive animator with a duration of 0 and the `easeInOut` curve.
    public convenience init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }

    /// Creates an inactive animator with a predefined curve.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - curve: The timing curve.
    ///   - animations: The first animation block.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an inactive animator with a cubic Bézier curve.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - point1: The first control point: time and progress, from 0 to 1.
    ///   - point2: The second control point.
    ///   - animations: The first animation block.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an inactive animator with a spring.
    ///
    /// - Parameters:
    ///   - duration: The time in seconds within which the spring comes to rest.
    ///   - ratio: The damping ratio. With 1 the spring does not oscillate; smaller ratios oscillate more.
    ///   - animations: The first animation block.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates and starts an animator.
    ///
    /// Within another animation block, the animator inherits the duration and the curve, unless the options override them. It is then not interruptible.
    /// Within the block of another animator, its animations are paused and reversed with that animator.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - delay: The delay in seconds. `animations` is called synchronously nevertheless.
    ///   - options: The curve, and the interaction with other animations. Animators do not repeat.
    ///   - animations: A closure that changes views.
    ///   - completion: Called once at the end.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let outer = AnimationStack.activeContext
        let duration = UIView.inheritedDuration(duration, options)
        var parameters: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: options.curve)
        if let outer, !outer.onlyTracks, case .curve(let function) = outer.pace, !options.contains(.overrideInheritedCurve) {
            parameters = UICubicTimingParameters(function)
        }
        let animator = unsafeDowncast(make(self, duration: duration, timingParameters: parameters), to: self)
        animator.options = options
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        if let completion { animator.addCompletion(completion) }
        if let outer, let group = outer.animator {
            animator.runTracked(by: group, in: outer, delay: delay, animations)
            return animator
        }
        animator.addAnimations(animations)
        if delay > 0 { animator.startAnimation(afterDelay: delay) } else { animator.startAnimation() }
        if outer != nil { animator.interruptible = false }
        return animator
    }

    /// Creates an instance of the subclass `type`. Its initializer may not be declared `required`, so a direct call is impossible.
    /// `CAAnimation.make(_:)` explains the technique and `@inline(never)`.
    @inline(never)
    private static func make(
        _ type: UIViewPropertyAnimator.Type, duration: TimeInterval, timingParameters: any UITimingCurveProvider
    ) -> UIViewPropertyAnimator {
        unsafeBitCast(type, to: _DynamicPropertyAnimator.Type.self).init(duration: duration, timingParameters: timingParameters)
    }

    // MARK: Settings

    /// The timing of the animation.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// The duration in seconds.
    open private(set) var duration: TimeInterval
    /// The delay of the last ``startAnimation(afterDelay:)``, in seconds.
    open private(set) var delay: TimeInterval = 0
    /// The timeline's curve, derived from ``timingParameters``.
    private let curve: AnimatorCurve
    /// The options of the animation blocks.
    private var options: UIView.AnimationOptions = []

    /// Whether views receive touches while they are animated. True by default; set it only while the animator is inactive.
    open var isUserInteractionEnabled = true {
        didSet {
            if state != .inactive { misuse("isUserInteractionEnabled was set while the animator is active. Set it before the start.") }
        }
    }

    /// Whether the app does its own hit-testing. False by default: hit-testing then uses the presented frames and opacities of the views that the
    /// animator changes, instead of their final values.
    open var isManualHitTestingEnabled = false

    /// Whether the animation can be paused, scrubbed, reversed and stopped. True by default; set it only while the animator is inactive.
    open var isInterruptible: Bool {
        get { interruptible }
        set {
            if state != .inactive { misuse("isInterruptible was set while the animator is active. Set it before the start.") }
            interruptible = newValue
        }
    }
    private var interruptible = true

    /// Whether the presented values are linear in ``fractionComplete`` while the animator is paused. If false, they follow the curve. True by default.
    open var scrubsLinearly = true {
        didSet { session?.change { $0.scrubsLinearly = scrubsLinearly } }
    }

    /// Whether the animator pauses at its end instead of completing, so that it can be reversed. False by default.
    open var pausesOnCompletion = false {
        didSet { session?.holdsAtEnd = pausesOnCompletion }
    }

    // MARK: State

    fileprivate enum Phase {
        case inactive
        /// `waits` is true if the animator was started without animations. It then runs after its first animation is added.
        case active(AnimatorSession, waits: Bool)
        case stopped(AnimatorSession)
        /// This animator was created in the block of another animator, which drives the animations.
        case tracked

        var session: AnimatorSession? {
            switch self {
            case .inactive, .tracked: nil
            case .active(let session, _), .stopped(let session): session
            }
        }

        /// Stops the animation of an animator that is being deallocated.
        @MainActor func end() {
            guard let session, !session.isEmpty else { return }
            // The platform retains running animators, so this one is deallocated because its platform shuts down.
            if session.timeline.isRunning { return session.close() }
            animationLog.error(
                """
                A paused or stopped UIViewPropertyAnimator was released; its views keep their current appearance. Call \
                finishAnimation(at:) before releasing it.
                """
            )
            if case .active = self { session.stop() }
            session.close()
        }
    }

    // `nonisolated(unsafe)`, because `deinit` also reads the phase. At that time no other code has access.
    private nonisolated(unsafe) var phase = Phase.inactive
    private var blocks: [(animations: () -> Void, delayFactor: Double)] = []
    /// A block that runs at activation. Changes directly in the block are not animated. This animator drives the animations that the block starts.
    private var trackedBlock: (() -> Void)?
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var reverses = false
    private var endTimer: (any HostTimer)?
    /// Whether the platform retains the animator. True while the animator runs.
    private var keepsAlive = false {
        didSet {
            guard keepsAlive != oldValue else { return }
            if keepsAlive { keeper = AnimationStack.current }
            keeper?.runningAnimators[ObjectIdentifier(self)] = keepsAlive ? self : nil
        }
    }
    private weak var keeper: AnimationStack?

    private var session: AnimatorSession? { phase.session }

    /// The state of the animator.
    open var state: UIViewAnimatingState {
        switch phase {
        case .inactive: .inactive
        case .active, .tracked: .active
        case .stopped: .stopped
        }
    }

    /// Whether the animation is running in either direction, or waits for the end of its delay.
    open var isRunning: Bool {
        switch phase {
        case .active(let session, _): session.timeline.isRunning
        case .tracked: true
        case .inactive, .stopped: false
        }
    }

    /// Whether the animation runs from the end to the start. For an active animator, a change reverses the animation at its current position.
    /// An inactive animator then starts at its end. ``fractionComplete`` is measured in the new direction afterwards.
    open var isReversed: Bool {
        get { reverses }
        set {
            guard newValue != reverses else { return }
            guard state == .inactive || mayInterrupt("isReversed") else { return }
            guard case .active(let session, _) = phase else { return reverses = newValue }
            reverses = newValue
            session.change { $0.reverse(at: AnimatorSession.now) }
            if isRunning { scheduleEnd() }
        }
    }

    /// The fraction completed in the current direction, from 0 to 1.
    ///
    /// Set this property while the animator is paused or inactive; an inactive animator becomes active and paused. A running animator ignores new
    /// values. Values are clamped to 0…1.
    open var fractionComplete: CGFloat {
        get { session.map { CGFloat($0.timeline.fractionComplete(at: AnimatorSession.now)) } ?? 0 }
        set {
            guard newValue.isFinite else { return }
            if case .inactive = phase { pauseAnimation() }
            guard mayInterrupt("fractionComplete") else { return }
            guard case .active(let session, _) = phase else {
                return misuse("fractionComplete was set while the animator is stopped. Call finishAnimation(at:) first.")
            }
            guard !isRunning else {
                return animationLog.notice("Ignored a new fractionComplete of a running animator. Call pauseAnimation() first.")
            }
            session.change { $0.scrub(to: Double(newValue)) }
        }
    }

    // MARK: Blocks

    /// Adds an animation block that begins after a delay and ends with the animator.
    ///
    /// - Parameters:
    ///   - animation: A closure that changes views. It is called when the animator is activated, or immediately if it is active.
    ///   - delayFactor: The delay as a fraction of the remaining time, from 0 to 1.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let delayFactor = min(max(Double(delayFactor), 0), 1)
        switch phase {
        case .inactive: blocks.append((animation, delayFactor))
        case .active(let session, let waits):
            run(animation, in: session.makeGroup(from: delayFactor, to: 1))
            if waits { run(session, delay: 0) }
        case .stopped: misuse("addAnimations(_:) was called on a stopped animator. Call finishAnimation(at:) first.")
        case .tracked: misuse("addAnimations(_:) was called on an animator that was created in the block of another one.")
        }
    }

    /// Adds an animation block for the whole duration, or for the rest of it if the animator is active.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds a completion handler, which is called once at the end, after handlers that were added earlier. It is not called if the animator is stopped
    /// without finishing.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    private func run(_ animations: () -> Void, in group: AnimatorGroup, onlyTracks: Bool = false) {
        guard let stack = AnimationStack.current else { return animations() }
        var options = options
        if isUserInteractionEnabled { options.insert(.allowUserInteraction) }
        stack.run(
            AnimationContext(animator: group, options: options, tracker: AnimationTracker(), onlyTracks: onlyTracks), animations)
    }

    /// Registers a block that runs when the animator is activated. Changes directly in the block are not animated. The animations that it starts keep
    /// their own times and curves, and are paused, scrubbed and reversed with this animator. The animator must be inactive.
    func track(_ block: @escaping () -> Void) { trackedBlock = block }

    // MARK: Starting, pausing and stopping

    /// Starts or resumes the animation. An animator without blocks waits until one is added.
    open func startAnimation() { start(delay: 0) }

    /// Starts or resumes the animation after `delay` seconds. The blocks run immediately.
    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = max(delay, 0)
        start(delay: self.delay)
    }

    private func start(delay: TimeInterval) {
        switch phase {
        case .inactive:
            let hasBlocks = !blocks.isEmpty || trackedBlock != nil
            let session = activate(waits: !hasBlocks)
            if hasBlocks { run(session, delay: delay) }
        case .active(let session, _):
            guard !isRunning else { return }
            if session.isEmpty { phase = .active(session, waits: true) } else { run(session, delay: delay) }
        case .tracked: return
        case .stopped: misuse("startAnimation() was called on a stopped animator. Call finishAnimation(at:) first.")
        }
    }

    /// Pauses the animation, or activates it in a paused state at its start.
    open func pauseAnimation() {
        switch phase {
        case .inactive:
            guard mayInterrupt("pauseAnimation()") else { return }
            _ = activate(waits: false)
        case .active(let session, _):
            guard mayInterrupt("pauseAnimation()") else { return }
            phase = .active(session, waits: false)
            pause(session, at: AnimatorSession.now)
        case .tracked: _ = mayInterrupt("pauseAnimation()")
        case .stopped: misuse("pauseAnimation() was called on a stopped animator. Call finishAnimation(at:) first.")
        }
    }

    /// Resumes a paused animation with another timing.
    ///
    /// - Parameters:
    ///   - parameters: The timing of the rest of the animation; nil keeps the rest of the current curve. A spring's velocity is relative to the
    ///     remaining distance.
    ///   - durationFactor: The duration of the rest in multiples of the total duration; 0 keeps the remaining time. A spring with physical constants
    ///     has its own duration.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        guard case .active(let session, _) = phase, !isRunning else {
            return misuse("continueAnimation(withTimingParameters:durationFactor:) was called on an animator that is not paused.")
        }
        guard mayInterrupt("continueAnimation(withTimingParameters:durationFactor:)") else { return }
        if parameters == nil, durationFactor <= 0 { return run(session, delay: 0) }
        var seconds = durationFactor > 0 ? duration * Double(durationFactor) : duration * (1 - Double(fractionComplete))
        var curve: AnimatorCurve?
        if let parameters {
            let new = parameters.curve(for: seconds)
            (curve, seconds) = (new.curve, new.duration)
        }
        session.change { $0.run(at: AnimatorSession.now, curve: curve, seconds: seconds) }
        didRun(session)
    }

    /// Stops the animation and leaves the views at their presented values.
    ///
    /// - Parameter withoutFinishing: True makes the animator inactive without calling its completions. False leaves the animator in the state
    ///   `stopped` until ``finishAnimation(at:)`` is called.
    open func stopAnimation(_ withoutFinishing: Bool) {
        switch phase {
        case .inactive: return
        case .active(let session, _):
            guard mayInterrupt("stopAnimation(_:)") else { return }
            endTimer?.cancel()
            endTimer = nil
            session.stop()
            phase = .stopped(session)
        case .tracked:
            _ = mayInterrupt("stopAnimation(_:)")
            return
        case .stopped: break
        }
        if withoutFinishing { deactivate() }
        keepsAlive = false
    }

    /// Sets the views of a stopped animator to their values at a position, makes it inactive and calls its completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard case .stopped(let session) = phase else {
            return misuse("finishAnimation(at:) was called on an animator that is not stopped. Call stopAnimation(false) first.")
        }
        session.finish(at: finalPosition)
        complete(at: finalPosition)
    }

    // MARK: State transitions

    private func activate(waits: Bool) -> AnimatorSession {
        let timeline = AnimatorTimeline(duration: duration, curve: curve, isReversed: reverses, scrubsLinearly: scrubsLinearly)
        let session = AnimatorSession(timeline: timeline)
        session.holdsAtEnd = pausesOnCompletion
        session.frameInterval = options.framesPerSecond.map { 1 / TimeInterval($0) } ?? 0
        session.hitTestsWhatIsShown = isUserInteractionEnabled && !isManualHitTestingEnabled
        phase = .active(session, waits: waits)
        if let trackedBlock {
            self.trackedBlock = nil
            run(trackedBlock, in: session.makeMainGroup(), onlyTracks: true)
        }
        let blocks = blocks
        self.blocks = []
        for block in blocks {
            run(block.animations, in: block.delayFactor > 0 ? session.makeGroup(from: block.delayFactor, to: 1) : session.makeMainGroup())
        }
        return session
    }

    /// Runs the block as a part of `group`, within the block `outer` of another animator. Completes when the block's animations have ended.
    private func runTracked(by group: AnimatorGroup, in outer: AnimationContext, delay: TimeInterval, _ animations: () -> Void) {
        guard let stack = AnimationStack.current else { return animations() }
        phase = .tracked
        interruptible = false
        keepsAlive = true
        let tracker = AnimationTracker { _ in self.complete(at: group.session.timeline.isReversed ? .start : .end) }
        let context = AnimationContext(
            duration: duration, delay: max(delay, 0), pace: .curve(options.curve.timingFunction), options: options, tracker: tracker,
            inside: outer)
        stack.run(context, animations)
    }

    private func run(_ session: AnimatorSession, delay: TimeInterval) {
        session.change { $0.run(at: AnimatorSession.now, delay: delay) }
        didRun(session)
    }

    private func didRun(_ session: AnimatorSession) {
        phase = .active(session, waits: false)
        keepsAlive = true
        session.onAnimationsEnded = { [weak self] in self?.completeIfOver() }
        scheduleEnd()
    }

    private func pause(_ session: AnimatorSession, at time: TimeInterval) {
        endTimer?.cancel()
        endTimer = nil
        session.change { $0.pause(at: time) }
        keepsAlive = false
    }

    private func scheduleEnd() {
        endTimer?.cancel()
        endTimer = nil
        guard let session, let end = session.timeline.end else { return }
        endTimer = session.schedule(at: end) { [weak self] in
            self?.endTimer = nil
            self?.timeIsUp(at: end)
        }
    }

    private func timeIsUp(at end: TimeInterval) {
        guard case .active(let session, _) = phase else { return }
        if pausesOnCompletion { pause(session, at: end) } else { completeIfOver() }
    }

    /// Completes the animator if its time is over and every animation has been removed from its layer. Layers with a slower or paused time end later.
    private func completeIfOver() {
        guard case .active(let session, _) = phase, session.liveAnimations == 0, !pausesOnCompletion,
            let end = session.timeline.end, AnimatorSession.now >= end - Self.timeTolerance
        else { return }
        endTimer?.cancel()
        endTimer = nil
        if reverses { session.showStart() }
        complete(at: reverses ? .start : .end)
    }

    private func complete(at position: UIViewAnimatingPosition) {
        let completions = completions
        deactivate()
        for completion in completions { completion(position) }
        if case .inactive = phase { keepsAlive = false }
    }

    private func deactivate() {
        session?.close()
        phase = .inactive
        completions = []
    }

    /// The tolerance for rounding errors of times, in seconds.
    private static let timeTolerance: TimeInterval = 1e-6

    private func mayInterrupt(_ what: String) -> Bool {
        if !interruptible { misuse("\(what) was used on an animator that is not interruptible.") }
        return interruptible
    }

    private func misuse(_ what: String) {
        animationLog.error("UIViewPropertyAnimator: \(what)")
        assertionFailure("UIViewPropertyAnimator: \(what)")
    }

    deinit {
        MainActor.runOnDeinit(leaving: phase) { $0.end() }
    }

    // MARK: NSCopying

    /// Returns an inactive animator with the same timing, settings, blocks and completions. The copy of an active animator has no blocks, because they
    /// have already run.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        // Animators and their copies are only used on the main actor.
        nonisolated(unsafe) var result: UIViewPropertyAnimator?
        MainActor.assumeIsolated { result = makeCopy() }
        return result as Any
    }

    private func makeCopy() -> UIViewPropertyAnimator {
        let copy = Self.make(type(of: self), duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
        copy.options = options
        copy.isUserInteractionEnabled = isUserInteractionEnabled
        copy.isManualHitTestingEnabled = isManualHitTestingEnabled
        copy.interruptible = interruptible
        copy.scrubsLinearly = scrubsLinearly
        copy.pausesOnCompletion = pausesOnCompletion
        copy.reverses = reverses
        copy.blocks = blocks
        copy.completions = completions
        return copy
    }
}

/// Helper class that creates instances of a class known only at run time; see `CAAnimation.make(_:)`.
@_documentation(visibility: internal)
open class _DynamicPropertyAnimator: UIViewPropertyAnimator {
    /// Creates an animator of the class on which it is called.
    public required override init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        super.init(duration: duration, timingParameters: parameters)
    }
}
