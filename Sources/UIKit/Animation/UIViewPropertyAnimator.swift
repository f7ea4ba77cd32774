import Foundation
import Host

/// Animates what blocks change, and lets the animation be paused, scrubbed, turned round, gone on with in another time, and stopped.
///
/// An animator begins inactive. ``startAnimation()``, ``pauseAnimation()`` and a ``fractionComplete`` make it active: the blocks run, so
/// that the views have their last values from then on, and what is shown follows. When everything is over it is inactive again, its
/// blocks and completions are forgotten, and it may be given others.
///
/// While it runs it keeps itself alive. One that is paused or stopped has to be held, and stopped and finished before it is let go.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: MainActorObject, UIViewImplicitlyAnimating, NSCopying {
    // MARK: Making

    /// An animator that does nothing yet.
    ///
    /// - Parameters:
    ///   - duration: Seconds that all of it takes. A spring with constants of its own takes its own time.
    ///   - parameters: How its speed changes.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        let curve = parameters.curve(for: duration)
        (self.curve, self.duration) = (curve.curve, curve.duration)
        super.init(onMainActor: ())
    }

    /// An animator that does nothing yet and takes no time, with the curve of the system's animations.
    public convenience init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }

    /// An animator that does nothing yet, with one of the curves that have a name.
    ///
    /// - Parameters:
    ///   - duration: Seconds that all of it takes.
    ///   - curve: How its speed changes.
    ///   - animations: A first block.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// An animator that does nothing yet, with a cubic Bézier curve.
    ///
    /// - Parameters:
    ///   - duration: Seconds that all of it takes.
    ///   - point1: The curve's first control point: time and progress, from 0 to 1.
    ///   - point2: The curve's second control point.
    ///   - animations: A first block.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// An animator that does nothing yet, with a spring.
    ///
    /// - Parameters:
    ///   - duration: Seconds within which the spring comes to rest.
    ///   - ratio: 1 does not swing, less swings the more the nearer it is to 0.
    ///   - animations: A first block.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// An animator that runs already.
    ///
    /// Inside of another animation's block it lasts as long and takes its curve, unless the options override that, and it cannot be
    /// interrupted by itself; inside of an animator's block its animations are that animator's, which pauses and turns them round.
    ///
    /// - Parameters:
    ///   - duration: Seconds that all of it takes.
    ///   - delay: Seconds until it begins. `animations` is run at once all the same.
    ///   - options: The curve, and how it fits with other animations. Animators do not repeat.
    ///   - animations: Changes views.
    ///   - completion: Called once when everything is over.
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

    /// An animator of the class `type`, whose initializer need not be `required`; see `CAAnimation.make(_:)` for how, and why it is not
    /// inlined.
    @inline(never)
    private static func make(
        _ type: UIViewPropertyAnimator.Type, duration: TimeInterval, timingParameters: any UITimingCurveProvider
    ) -> UIViewPropertyAnimator {
        unsafeBitCast(type, to: _DynamicPropertyAnimator.Type.self).init(duration: duration, timingParameters: timingParameters)
    }

    // MARK: What it was made with

    /// How the speed changes.
    public let timingParameters: (any UITimingCurveProvider)?
    /// Seconds that all of it takes.
    public let duration: TimeInterval
    /// Seconds that the last ``startAnimation(afterDelay:)`` was to wait.
    open private(set) var delay: TimeInterval = 0
    /// ``timingParameters`` as the timeline knows them.
    private let curve: AnimatorCurve
    /// How blocks are animated.
    private var options: UIView.AnimationOptions = []

    /// Whether touches reach views while they are animated. True unless set; not to be set while active.
    open var isUserInteractionEnabled = true {
        didSet { if state != .inactive { misuse("isUserInteractionEnabled is set while the animator is active") } }
    }

    /// Whether the app itself finds the view under a finger. False unless set: views that this animator moves are touched where they
    /// are seen, not where they will be, and views that it fades as long as they are seen.
    open var isManualHitTestingEnabled = false

    /// Whether it can be paused, scrubbed, turned round and stopped. True unless set; not to be set while active.
    open var isInterruptible: Bool {
        get { interruptible }
        set {
            if state != .inactive { misuse("isInterruptible is set while the animator is active") }
            interruptible = newValue
        }
    }
    private var interruptible = true

    /// Whether what is shown follows ``fractionComplete`` evenly, instead of along the curve. True unless set.
    open var scrubsLinearly = true {
        didSet { session?.change { $0.scrubsLinearly = scrubsLinearly } }
    }

    /// Whether it stays active, and paused, at its end, instead of completing, so that it can be turned round. False unless set.
    open var pausesOnCompletion = false {
        didSet { session?.holdsAtEnd = pausesOnCompletion }
    }

    // MARK: State

    fileprivate enum Phase {
        case inactive
        /// `waits` says that it was started with nothing to animate, and runs when it gets something.
        case active(AnimatorSession, waits: Bool)
        case stopped(AnimatorSession)
        /// Its animations are those of the animator in whose block it was made.
        case tracked

        var session: AnimatorSession? {
            switch self {
            case .inactive, .tracked: nil
            case .active(let session, _), .stopped(let session): session
            }
        }

        /// Ends what an animator that goes away was doing.
        @MainActor func end() {
            guard let session, !session.isEmpty else { return }
            // One that runs is only let go of by a platform that ends.
            if session.timeline.isRunning { return session.close() }
            animationLog.error(
                "UIViewPropertyAnimator: a paused or stopped animator was released. Stop it and finish it before; its views stay as they are seen."
            )
            if case .active = self { session.stop() }
            session.close()
        }
    }

    // `deinit` reads it too, when no other code can.
    private nonisolated(unsafe) var phase = Phase.inactive
    private var blocks: [(animations: () -> Void, delayFactor: Double)] = []
    /// A block whose own changes are not animated, but whose animations are this animator's.
    private var trackedBlock: (() -> Void)?
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var reverses = false
    private var endTimer: (any HostTimer)?
    /// Whether it is held as long as its platform is there, even if the app lets go of it: while it runs.
    private var keepsAlive = false {
        didSet {
            guard keepsAlive != oldValue else { return }
            if keepsAlive { keeper = AnimationStack.current }
            keeper?.runningAnimators[ObjectIdentifier(self)] = keepsAlive ? self : nil
        }
    }
    private weak var keeper: AnimationStack?

    private var session: AnimatorSession? { phase.session }

    /// What the animator is doing.
    open var state: UIViewAnimatingState {
        switch phase {
        case .inactive: .inactive
        case .active, .tracked: .active
        case .stopped: .stopped
        }
    }

    /// Whether it moves by itself, in either direction, or will after its delay.
    open var isRunning: Bool {
        switch phase {
        case .active(let session, _): session.timeline.isRunning
        case .tracked: true
        case .inactive, .stopped: false
        }
    }

    /// Whether it goes from the end to the start. Setting it in mid flight turns it round where it is; an inactive animator begins at
    /// its end then. ``fractionComplete`` counts from the other side afterwards.
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

    /// How far it has come in the direction in which it goes, from 0 to 1.
    ///
    /// Set it while the animator is paused, or inactive, which makes it active and paused; of a running one it cannot be set. Values
    /// below 0 and above 1 are held to these.
    open var fractionComplete: CGFloat {
        get { session.map { CGFloat($0.timeline.fractionComplete(at: AnimatorSession.now)) } ?? 0 }
        set {
            guard newValue.isFinite else { return }
            if case .inactive = phase { pauseAnimation() }
            guard mayInterrupt("fractionComplete") else { return }
            guard case .active(let session, _) = phase else {
                return misuse("fractionComplete is set while the animator is stopped: finishAnimation(at:) comes first")
            }
            guard !isRunning else { return animationLog.notice("fractionComplete of a running animator is not set: pause it first") }
            session.change { $0.scrub(to: Double(newValue)) }
        }
    }

    // MARK: Blocks

    /// Animates what `animation` changes, for the last part of the time.
    ///
    /// - Parameters:
    ///   - animation: Changes views. Called when the animator becomes active, or at once when it is.
    ///   - delayFactor: The part of the time that is left after which it begins, from 0 to 1.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let delayFactor = min(max(Double(delayFactor), 0), 1)
        switch phase {
        case .inactive: blocks.append((animation, delayFactor))
        case .active(let session, let waits):
            run(animation, in: session.makeGroup(from: delayFactor, to: 1))
            if waits { run(session, delay: 0) }
        case .stopped: misuse("addAnimations(_:) of a stopped animator: finishAnimation(at:) comes first")
        case .tracked: misuse("addAnimations(_:) of an animator that was made in another's block")
        }
    }

    /// Animates what `animation` changes: all the time, or for the rest of it when the animator is active already.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Calls `completion` once when everything is over, after those that were added before; not when the animator is stopped without
    /// finishing.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    private func run(_ animations: () -> Void, in group: AnimatorGroup, onlyTracks: Bool = false) {
        guard let stack = AnimationStack.current else { return animations() }
        var options = options
        if isUserInteractionEnabled { options.insert(.allowUserInteraction) }
        stack.run(
            AnimationContext(animator: group, options: options, tracker: AnimationTracker(), onlyTracks: onlyTracks), animations)
    }

    /// Runs `block` when the animator becomes active. What it changes is not animated; the animations that it begins keep their own times
    /// and curves, and are paused, scrubbed and turned round with this animator. Only for an inactive animator.
    func track(_ block: @escaping () -> Void) { trackedBlock = block }

    // MARK: Going and standing still

    /// Starts, or goes on after a pause. An animator without blocks waits for its first.
    open func startAnimation() { start(delay: 0) }

    /// Starts, or goes on after a pause, when `delay` seconds are over. The blocks run at once.
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
        case .stopped: misuse("startAnimation() of a stopped animator: finishAnimation(at:) comes first")
        }
    }

    /// Stands still where it is, or starts standing still at its beginning.
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
        case .stopped: misuse("pauseAnimation() of a stopped animator: finishAnimation(at:) comes first")
        }
    }

    /// Goes on after a pause in another time.
    ///
    /// - Parameters:
    ///   - parameters: How the speed changes from here to the end; nil keeps to what is left of the present curve. A spring's velocity is
    ///     in distances per second that are left.
    ///   - durationFactor: How long the rest takes, in durations of the whole; 0 is as long as is left. A spring with constants of its own
    ///     takes its own time.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        guard case .active(let session, _) = phase, !isRunning else {
            return misuse("continueAnimation(withTimingParameters:durationFactor:) of an animator that is not paused")
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

    /// Ends the animations and leaves the views where they are seen.
    ///
    /// - Parameter withoutFinishing: True makes the animator inactive, without a call of its completions; false lets it wait, stopped,
    ///   for ``finishAnimation(at:)``.
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

    /// Puts the views of a stopped animator where they are to be at last, makes it inactive and calls its completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard case .stopped(let session) = phase else {
            return misuse("finishAnimation(at:) of an animator that is not stopped: stopAnimation(false) comes first")
        }
        session.finish(at: finalPosition)
        complete(at: finalPosition)
    }

    // MARK: Between the states

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

    /// Runs the block as one of `group`'s, in whose own block, `outer`, this animator was made, and completes when that is over.
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

    /// Completes when time is up and every animation has left its layer: those of layers whose own time runs slower, or stands still,
    /// come to their end later.
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

    /// What sums of times are wrong by.
    private static let timeTolerance: TimeInterval = 1e-6

    private func mayInterrupt(_ what: String) -> Bool {
        if !interruptible { misuse("\(what) of an animator that is not interruptible") }
        return interruptible
    }

    private func misuse(_ what: String) {
        animationLog.error("UIViewPropertyAnimator: \(what)")
        assertionFailure("UIViewPropertyAnimator: \(what)")
    }

    deinit {
        MainActor.atDeath(leaving: phase) { $0.end() }
    }

    // MARK: NSCopying

    /// An inactive animator with the same time, settings, blocks and completions. Of an active one the blocks have run and are not copied.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        // Animators live on the main actor and so do their copies.
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

/// Makes animators of a class that is known only when the program runs; see `CAAnimation.make(_:)`.
@_documentation(visibility: internal)
open class _DynamicPropertyAnimator: UIViewPropertyAnimator {
    /// An animator of whichever class it is called on.
    public required override init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        super.init(duration: duration, timingParameters: parameters)
    }
}
