/// Recognizes a gesture in the touches of a view and its subviews, and notifies its targets.
///
/// A recognizer is added to a view with `addGestureRecognizer(_:)`. It gets every touch that begins in that view or its subviews, concurrently with
/// the recognizers of ancestor views. Failure requirements, delegates and ``canPrevent(_:)`` determine which of them recognizes.
///
/// A subclass overrides ``touchesBegan(_:with:)`` and the related methods, sets ``state`` there, and overrides ``reset()``.
@preconcurrency @MainActor
open class UIGestureRecognizer: MainActorObject {
    /// The state of a recognizer.
    ///
    /// A discrete gesture changes from ``possible`` to ``ended`` (also called ``recognized``) or ``failed``. A continuous gesture changes from
    /// ``possible`` to ``began``, any number of times to ``changed``, and then to ``ended`` or ``cancelled``; or from ``possible`` to ``failed``.
    public enum State: Int, Sendable {
        /// Not recognized yet: the initial state.
        case possible = 0
        /// A continuous gesture began.
        case began = 1
        /// A continuous gesture changed.
        case changed = 2
        /// A continuous gesture ended, or a discrete one was recognized.
        case ended = 3
        /// A continuous gesture was cancelled.
        case cancelled = 4
        /// The touches do not form the gesture.
        case failed = 5

        /// A discrete gesture was recognized: the same as ``ended``.
        public static var recognized: State { .ended }
    }

    // MARK: Initialization

    /// Creates a recognizer that calls `action` on `target`, held weakly, when it begins, changes, ends or is cancelled.
    public init(target: Any?, action: Selector?) {
        super.init(onMainActor: ())
        if let target, let action { targets.add(target, action) }
    }

    /// Creates a recognizer without a target.
    public convenience init() {
        self.init(target: nil, action: nil)
    }

    /// Creates a recognizer that calls `handler` when it begins, changes, ends or is cancelled.
    @_disfavoredOverload
    public convenience init(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.init()
        addHandler(handler)
    }

    // MARK: State

    /// The state of the recognizer. Only the recognizer's class sets it.
    ///
    /// Setting it is a request. A possible recognizer that sets `.began` or `.ended` stays possible until the recognizers that it requires to fail
    /// have failed. It fails if its delegate or another recognizer prevents it. Invalid transitions are ignored.
    open var state: State {
        get { (reportedState ?? internalState).state }
        set {
            guard !isResetting, let step = step(to: newValue) else { return }
            environment.request(step, by: self)
        }
    }

    /// The delegate, which decides on the recognizer's touches and its relations to other recognizers.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// Whether the recognizer gets touches. Disabling it cancels a gesture in progress. True by default.
    open var isEnabled = true {
        didSet {
            if !isEnabled && oldValue { environment.withdraw(self) }
        }
    }

    /// The view of the recognizer.
    open var view: UIView? { attachedView }

    /// A name for debugging.
    open var name: String?

    // MARK: Effects on views

    /// Whether recognition cancels the touches in their views. True by default.
    open var cancelsTouchesInView = true

    /// Whether views get touches only after the recognizer has failed. False by default.
    open var delaysTouchesBegan = false

    /// Whether views get the end of touches only after the recognizer has failed; recognition cancels the touches instead. True by default.
    open var delaysTouchesEnded = true

    /// The types of touches that the recognizer gets, as raw values of `UITouch.TouchType`. All types by default.
    open var allowedTouchTypes: [NSNumber] {
        get { allowedTypes.map { NSNumber(value: $0.rawValue) } }
        set { allowedTypes = newValue.compactMap { UITouch.TouchType(rawValue: $0.intValue) } }
    }

    /// The types of presses that the recognizer gets while its view or a descendant is the first responder, as raw values of `UIPress.PressType`.
    /// Empty by default: as on a phone, keys are not gestures unless an app requests it.
    open var allowedPressTypes: [NSNumber] {
        get { allowedPresses.map { NSNumber(value: $0.rawValue) } }
        set { allowedPresses = newValue.compactMap { UIPress.PressType(rawValue: $0.intValue) } }
    }

    /// Whether all touches of the gesture must have the type of the first one. True by default.
    open var requiresExclusiveTouchType = true

    /// The pressed pointer buttons in the latest event.
    open var buttonMask: UIEvent.ButtonMask { lastButtons }

    /// The active modifier keys and locks in the latest event.
    open var modifierFlags: UIKeyModifierFlags { lastModifiers }

    // MARK: Location

    /// The number of touches of the gesture that are down.
    open var numberOfTouches: Int {
        var count = 0
        for touch in trackedTouches where !touch.isOver { count += 1 }
        return count
    }

    /// Returns the location of the gesture in the coordinates of `view`, or of the window if `view` is nil: the centroid of its touches. After the
    /// touches ended, the last centroid.
    open func location(in view: UIView?) -> CGPoint {
        convertFromScene(middleOfTouches, to: view)
    }

    /// Returns the location of a touch in the coordinates of `view`, or of the window if `view` is nil. `touchIndex` must be from 0 to
    /// ``numberOfTouches`` - 1.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        let down = trackedTouches.filter { !$0.isOver }
        precondition(down.indices.contains(touchIndex), "There is no touch \(touchIndex); numberOfTouches is \(down.count).")
        return convertFromScene(down[touchIndex].scenePosition, to: view)
    }

    // MARK: For subclasses

    /// Called when touches began. Subclasses override it and call `super`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches moved. Subclasses override it and call `super`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches ended. Subclasses override it and call `super`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches were cancelled. Subclasses override it and call `super`. If the last touch is cancelled and the subclass does not set the
    /// state, the recognizer is cancelled or fails.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when a pen reported final values for estimated properties of earlier touches, which have the same `estimationUpdateIndex`. Subclasses
    /// override it.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Called when keys were pressed. Subclasses override it and call `super`.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called when pressed keys changed. Subclasses override it and call `super`.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called when keys were released. Subclasses override it and call `super`.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called when presses were cancelled. Subclasses override it and call `super`. If the subclass does not set the state, the recognizer is
    /// cancelled or fails.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called when recognition is over and the touches have ended, to reset the subclass's state. Subclasses override it and call `super`.
    open func reset() {}

    /// Removes `touch` from the gesture. The recognizer receives no more events of this touch, and no longer delays its delivery to the view.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        environment.release(touch, from: self)
    }

    /// Removes `button` from the gesture. The recognizer receives no more events of this press.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {
        if let stream = button.stream { environment.release(stream, from: self) }
    }

    /// Whether the recognition of this recognizer makes `preventedGestureRecognizer` fail. True by default.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether the recognition of `preventingGestureRecognizer` makes this one fail. True by default.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this recognizer must wait until `otherGestureRecognizer` has failed. False by default.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether `otherGestureRecognizer` must wait until this one has failed. False by default.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the recognizer gets touches or presses that begin with `event`. The delegate's answer by default.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    /// Whether the recognizer's settings, class and delegate allow it to receive a touch that begins.
    func mayReceive(_ touch: UITouch, _ event: UIEvent) -> Bool {
        guard isEnabled, attachedView != nil, internalState.takesTouches, allowedTypes.contains(touch.type) else { return false }
        guard trackedStreams.isEmpty else { return false }
        if requiresExclusiveTouchType, let first = trackedTouches.first, first.type != touch.type { return false }
        guard shouldReceive(event) else { return false }
        guard delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true else {
            touch.refusals.append(self)
            return false
        }
        // Checked again, because the delegate may have changed these properties.
        return isEnabled && attachedView != nil && internalState.takesTouches
    }

    /// Whether the gesture is discrete. If its class sets the state `.began`, the gesture counts as recognized, because no event would end it.
    var isDiscrete: Bool { false }

    /// Whether the recognizer's class handles a scroll or a touchpad gesture such as `stream`.
    func understands(_ stream: GestureStream) -> Bool { false }

    /// Whether the recognizer's class handles presses. If false, the recognizer receives no presses; otherwise it would stay undecided forever.
    var understandsPresses: Bool { true }

    /// Called when a stream of the recognizer began, changed or ended, according to its phase.
    func streamChanged(_ stream: GestureStream, with event: UIEvent) {}

    // MARK: Relations

    /// Makes this recognizer wait until `otherGestureRecognizer` has failed. If that recognizer recognizes its gesture, this one fails. A recognizer
    /// without current touches does not block others. Held weakly.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard otherGestureRecognizer !== self else {
            return gestureLog.warning("Ignored a failure requirement: \(identification) cannot require itself to fail.")
        }
        failureRequirements.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
        failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    // MARK: Targets

    /// Calls `action` on `target`, held weakly, when the recognizer begins, changes, ends or is cancelled. Adding the same pair again has no effect.
    open func addTarget(_ target: Any, action: Selector) {
        targets.add(target, action)
    }

    /// Removes a target that ``addTarget(_:action:)`` added. Nil stands for all targets, or all actions.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.remove(target, action)
    }

    // MARK: State

    var targets = GestureTargets()
    var failureRequirements: [WeakRecognizer] = []
    /// The recognizers that must fail before this one is recognized, for tools.
    package var requiredFailures: [UIGestureRecognizer] { failureRequirements.compactMap(\.recognizer) }
    var allowedTypes: [UITouch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
    var allowedPresses: [UIPress.PressType] = []
    weak var attachedView: UIView?

    /// The recognition state, which the environment manages.
    let recognition = RecognitionState()
}

/// A weak reference to a recognizer.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}
