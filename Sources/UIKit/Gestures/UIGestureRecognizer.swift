/// Finds out whether the touches of a view and its subviews are a gesture, and tells its targets.
///
/// A recognizer is added to a view with `addGestureRecognizer(_:)`. It sees every touch that begins in that view or its subviews, at the
/// same time as the recognizers of the views around; which of them recognizes is settled by their failure requirements, their
/// delegates and ``canPrevent(_:)``.
///
/// A class of gestures of its own overrides ``touchesBegan(_:with:)`` and its like, sets ``state`` there, and overrides
/// ``reset()``.
@preconcurrency @MainActor
open class UIGestureRecognizer: MainActorObject {
    /// Where a recognizer is on its way.
    ///
    /// A discrete gesture goes from ``possible`` to ``ended`` (also called ``recognized``) or ``failed``; a continuous one from
    /// ``possible`` to ``began``, any number of times ``changed``, and then ``ended`` or ``cancelled``, or from ``possible`` to ``failed``.
    public enum State: Int, Sendable {
        /// Not recognized yet; where every recognizer starts.
        case possible = 0
        /// A continuous gesture was recognized.
        case began = 1
        /// A continuous gesture went on.
        case changed = 2
        /// A continuous gesture came to its end, or a discrete one was recognized.
        case ended = 3
        /// A continuous gesture was broken off.
        case cancelled = 4
        /// The touches are not this gesture.
        case failed = 5

        /// A discrete gesture was recognized: the same as ``ended``.
        public static var recognized: State { .ended }
    }

    // MARK: Making

    /// A recognizer that performs `action` on `target`, which it holds weakly, each time when it begins, changes, ends or is cancelled.
    public init(target: Any?, action: Selector?) {
        super.init(onMainActor: ())
        if let target, let action { targets.add(target, action) }
    }

    /// A recognizer without a target.
    public convenience init() {
        self.init(target: nil, action: nil)
    }

    /// A recognizer that calls `handler` each time when it begins, changes, ends or is cancelled.
    @_disfavoredOverload
    public convenience init(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.init()
        addHandler(handler)
    }

    // MARK: State

    /// Where the recognizer is on its way. Only the recognizer's own class sets it.
    ///
    /// Setting it asks: a recognizer that sets `.began` or `.ended` while it is possible stays possible until those that it requires
    /// to fail have failed, and fails when its delegate or another recognizer does not let it. A transition that the states do not have
    /// changes nothing.
    open var state: State {
        get { (toldLife ?? life).state }
        set {
            guard !isResetting, let step = step(to: newValue) else { return }
            environment.request(step, by: self)
        }
    }

    /// Is asked about the recognizer's relations to touches and to other recognizers.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// Whether the recognizer sees touches. Disabling it cancels the gesture that is going on, if there is one. True unless set.
    open var isEnabled = true {
        didSet {
            if !isEnabled && oldValue { environment.withdraw(self) }
        }
    }

    /// The view that the recognizer was added to.
    open var view: UIView? { attachedView }

    /// A name to tell the recognizer by.
    open var name: String?

    // MARK: Touches of views

    /// Whether touches are cancelled in their views when the recognizer recognizes. True unless set.
    open var cancelsTouchesInView = true

    /// Whether touches are kept from their views until the recognizer failed. False unless set.
    open var delaysTouchesBegan = false

    /// Whether views are told that touches ended only when the recognizer failed; if it recognizes they are cancelled instead. True
    /// unless set.
    open var delaysTouchesEnded = true

    /// The kinds of touches, raw values of `UITouch.TouchType`, that the recognizer sees. All of them unless set.
    open var allowedTouchTypes: [NSNumber] {
        get { allowedTypes.map { NSNumber(value: $0.rawValue) } }
        set { allowedTypes = newValue.compactMap { UITouch.TouchType(rawValue: $0.intValue) } }
    }

    /// The kinds of keys, raw values of `UIPress.PressType`, that the recognizer sees while its view or one in it is the first responder.
    /// None unless set: as on a phone, keys are no gestures unless an app says so.
    open var allowedPressTypes: [NSNumber] {
        get { allowedPresses.map { NSNumber(value: $0.rawValue) } }
        set { allowedPresses = newValue.compactMap { UIPress.PressType(rawValue: $0.intValue) } }
    }

    /// Whether a gesture is made of touches of one kind, that of the first. True unless set.
    open var requiresExclusiveTouchType = true

    /// The pointer's buttons that were down when the recognizer last saw an event.
    open var buttonMask: UIEvent.ButtonMask { lastButtons }

    /// The modifier keys and locks that were down when the recognizer last saw an event.
    open var modifierFlags: UIKeyModifierFlags { lastModifiers }

    // MARK: Where

    /// How many touches the gesture is made of now.
    open var numberOfTouches: Int {
        var count = 0
        for touch in trackedTouches where !touch.isOver { count += 1 }
        return count
    }

    /// Where the gesture is, in the coordinates of `view`, or of the window where that is nil: the middle of its touches, and after
    /// they were lifted the last one.
    open func location(in view: UIView?) -> CGPoint {
        convertFromScene(middleOfTouches, to: view)
    }

    /// Where one of the gesture's touches is, in the coordinates of `view`, or of the window where that is nil. `touchIndex` is from 0
    /// to ``numberOfTouches`` - 1; another one is a programming error.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        let down = trackedTouches.filter { !$0.isOver }
        precondition(down.indices.contains(touchIndex), "There is no touch \(touchIndex); numberOfTouches is \(down.count).")
        return convertFromScene(down[touchIndex].scenePosition, to: view)
    }

    // MARK: For subclasses

    /// Fingers came down. Overridden by classes of gestures; call `super`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Fingers moved. Overridden by classes of gestures; call `super`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Fingers were lifted. Overridden by classes of gestures; call `super`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Fingers were taken away. Overridden by classes of gestures; call `super`. A recognizer that loses its last touch this way and
    /// does not decide itself is cancelled, or fails.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// A pen told later what it left open of touches that came before, which are known by their `estimationUpdateIndex`. Overridden by
    /// classes of gestures.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Keys went down. Overridden by classes of gestures; call `super`.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Keys changed while they are down. Overridden by classes of gestures; call `super`.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Keys were released. Overridden by classes of gestures; call `super`.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Keys were taken away. Overridden by classes of gestures; call `super`. A recognizer that does not decide itself is cancelled, or
    /// fails.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// The attempt is over and the fingers are up: forget what was found out about it. Overridden by classes of gestures; call
    /// `super`.
    open func reset() {}

    /// Leaves `touch` to others: the recognizer sees no more of it, and no longer keeps it from its view.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        environment.release(touch, from: self)
    }

    /// Leaves `button` to others: the recognizer sees no more of it.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {
        if let stream = button.stream { environment.release(stream, from: self) }
    }

    /// Whether this recognizer, when it recognizes, makes `preventedGestureRecognizer` fail. True unless overridden.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether `preventingGestureRecognizer`, when it recognizes, makes this one fail. True unless overridden.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this recognizer has to wait until `otherGestureRecognizer` failed. False unless overridden.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether `otherGestureRecognizer` has to wait until this one failed. False unless overridden.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the recognizer is given what begins with `event`. The delegate's answer, unless overridden.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    /// Whether the recognizer sees a touch that begins. Asks the class, and then the delegate.
    func mayReceive(_ touch: UITouch, _ event: UIEvent) -> Bool {
        guard isEnabled, attachedView != nil, life.takesTouches, allowedTypes.contains(touch.type) else { return false }
        guard trackedStreams.isEmpty else { return false }
        if requiresExclusiveTouchType, let first = trackedTouches.first, first.type != touch.type { return false }
        guard shouldReceive(event) else { return false }
        guard delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true else {
            touch.refusals.append(self)
            return false
        }
        // The delegate that was asked may have changed that.
        return isEnabled && attachedView != nil && life.takesTouches
    }

    /// Whether the class knows no beginning: one that is set to `.began` all the same is recognized, since nothing would end it.
    var isDiscrete: Bool { false }

    /// Whether the recognizer's class makes anything of a scroll or a touchpad gesture such as `stream`.
    func understands(_ stream: GestureStream) -> Bool { false }

    /// Whether the recognizer's class makes anything of keys. One that did not would wait for ever for what it never sees.
    var understandsPresses: Bool { true }

    /// A stream that the recognizer sees began, went on or is over; its phase tells.
    func streamChanged(_ stream: GestureStream, with event: UIEvent) {}

    // MARK: Relations

    /// Makes this recognizer wait until `otherGestureRecognizer` failed: it fails itself when that one recognizes. One that sees none
    /// of the touches at the time stands in no other's way. Held weakly.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard otherGestureRecognizer !== self else {
            return gestureLog.warning("\(identification) cannot require itself to fail; nothing changes")
        }
        failureRequirements.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
        failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    // MARK: Targets

    /// Performs `action` on `target`, which is held weakly, each time when the recognizer begins, changes, ends or is cancelled. The
    /// same pair twice is one.
    open func addTarget(_ target: Any, action: Selector) {
        targets.add(target, action)
    }

    /// Takes back what ``addTarget(_:action:)`` did. Nil stands for every target, or every action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.remove(target, action)
    }

    // MARK: What the recognizer is

    var targets = GestureTargets()
    var failureRequirements: [WeakRecognizer] = []
    var allowedTypes: [UITouch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
    var allowedPresses: [UIPress.PressType] = []
    weak var attachedView: UIView?

    /// What the environment keeps for the recognizer.
    let attempt = GestureAttempt()
}

/// A recognizer that is not kept alive.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}
