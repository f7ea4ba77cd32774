import Host
import Logging

/// The logger of recognizers and touches.
package let gestureLog = Logger(label: "lodestone.gestures")

/// The arbiter of all gesture recognizers on a platform: decides which recognizers get a touch, recognize, wait or fail.
///
/// - A recognizer **participates** from its first touch until it is reset. ``participants`` contains all of them, from the
///   innermost view to the window. Within one view, the recognizer that was added last comes first.
/// - A recognizer **requests** to leave its possible state. ``verdict(on:)`` grants the request, holds it until other recognizers have failed, or
///   refuses it. A recognizer that recognizes its gesture **prevents** others: these fail. Recognizers that require it to fail also fail.
/// - All changes happen in **transactions**: the delivery of an event, a timer, or a call of the app such as disabling a recognizer. First, all
///   recognizers process the input. The end of the transaction (``settle()``) releases recognizers that no longer have to wait, sends actions and
///   delivers touches to views. Then it resets recognizers that are in a final state and have no touches.
///
/// A platform has one environment, since touches of different windows can belong to one gesture. The recognition logic of the recognizer classes is
/// not part of this file.
@MainActor
package final class GestureEnvironment {
    /// The environment of the current platform.
    package static var current: GestureEnvironment { of(Platform.required) }

    /// Returns the environment of a platform.
    package static func of(_ platform: any HostPlatform) -> GestureEnvironment {
        platform.singletons.value(of: GestureEnvironment.self) { GestureEnvironment(platform: platform) }
    }

    /// The recognizers that are recognizing a gesture, in the order in which they receive touches.
    private(set) var participants: [UIGestureRecognizer] = []
    /// The participants without a final state, which get events.
    private(set) var active: [UIGestureRecognizer] = []
    /// The touches that a recognizer or a view still processes.
    private(set) var touches: [UITouch] = []
    /// The scrolls and touchpad gestures in progress.
    var streams: [GestureStream] = []

    /// The recognizers that the pointer hovers over, including those that did not begin.
    var hovered: [UIHoverGestureRecognizer] = []

    /// An observer of all decisions.
    package var observer: (any GestureObserver)?

    /// The nesting depth of transactions. An action can start a nested transaction: it may disable a recognizer, or deliver an event.
    private(set) var depth = 0
    /// Whether targets, waiting recognizers or views may have to be notified at the end of the transaction.
    var needsSettling = false
    /// The state changes for which targets must be notified, oldest first, and the number of those already handled.
    private(set) var notices: [Notice] = []
    private(set) var noticesTaken = 0
    /// Whether the waiting recognizers must be checked again, because another recognizer was decided or lost its touches.
    var waitersNeedReview = false
    /// Whether a touch or a recognizer finished and needs cleanup.
    var somethingEnded = false
    /// The recognizer whose state the app is setting outside event delivery. `end` is its final state, if it was reset during the call.
    private var requester: (recognizer: UIGestureRecognizer, end: RecognizerState?)?
    /// Whether views left windows, or windows were hidden, since the latest check of touches.
    private var hierarchyChanged = false
    private var candidates: [UIGestureRecognizer] = []
    private let viewDelivery = ViewTouchDelivery()
    private weak var platform: (any HostPlatform)?

    struct Notice {
        let recognizer: UIGestureRecognizer
        let internalState: RecognizerState
    }

    init(platform: any HostPlatform) {
        self.platform = platform
    }

    // MARK: Transactions

    /// Runs `body` in a new transaction, or as part of the current one.
    package func performTransaction(_ body: @MainActor () -> Void) {
        if depth == 0, let platform, !Platform.isEntered(platform) {
            // Called outside event delivery: run it on the recognizers' platform.
            return Platform.with(platform) { performTransaction(body) }
        }
        beginTransaction()
        body()
        endTransaction()
    }

    private func beginTransaction() { depth += 1 }

    private func endTransaction() {
        if depth == 1 { settle() }
        depth -= 1
    }

    /// Calls `body` in a transaction after `delay` seconds. Delivers pending input before that: a touch that ended before the deadline then counts as
    /// ended.
    func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> (any HostTimer)? {
        platform?.schedule(after: max(0, delay)) { [weak self] in
            guard let self else { return }
            for source in Set(touches.compactMap(\.source)) { source.flush() }
            performTransaction(body)
        }
    }

    /// The current time of the platform's clock, in seconds.
    var now: TimeInterval { platform?.clock.now() ?? 0 }

    /// Ends a transaction. Repeats all steps until none is pending, because each step can call the app's code.
    private func settle() {
        repeat {
            while needsSettling {
                needsSettling = false
                releaseWaiters()
                sendActions()
                viewDelivery.deliver(touches)
                if !streams.isEmpty { cancelClaimedPresses() }
            }
            if hierarchyChanged { cancelStrayTouches() }
            if somethingEnded && !needsSettling { cleanUp() }
        } while needsSettling || hierarchyChanged
    }

    // MARK: Touch delivery

    /// Delivers the changed touches of `window` to their recognizers, and then to their views.
    package func deliver(_ event: UIEvent, in window: UIWindow) {
        // Events are already delivered on their platform, so the check of `performTransaction(_:)` is not needed.
        beginTransaction()
        needsSettling = true
        if viewDelivery.event !== event { viewDelivery.event = event }
        let identity = ObjectIdentifier(window)
        for touch in event.liveTouches where touch.isChanged && touch.windowIdentity == identity {
            touch.isDelivered = true
            observer?.touchDidChange(touch, in: event)
            switch touch.currentPhase {
            case .began: admit(touch, event)
            case .ended, .cancelled:
                touch.isFinished = true
                somethingEnded = true
            case .moved, .stationary, .regionEntered, .regionMoved, .regionExited: break
            }
            touch.recordForView()
        }
        // Iterates over a copy: recognizers that actions or delegates add do not get this event.
        for recognizer in active { recognizer.receive(event, in: window) }
        endTransaction()
    }

    /// Adds a new touch to the recognizers that may receive it.
    private func admit(_ touch: UITouch, _ event: UIEvent) {
        touches.append(touch)
        viewDelivery.admit(touch, among: touches)
        for recognizer in recognizers(over: touch.view) {
            let isGiven = recognizer.mayReceive(touch, event)
            observer?.recognizer(recognizer, isGiven: isGiven, number: touch.number)
            guard isGiven else { continue }
            enroll(recognizer)
            recognizer.track(touch)
        }
        // Recognizers that now share a touch may have to wait for each other.
        waitersNeedReview = true
    }

    /// Returns the recognizers of a view and its ancestors, including the window. The order is from the innermost view to the window. Within one
    /// view, the recognizer that was added last comes first.
    func recognizers(over hit: UIView?) -> [UIGestureRecognizer] {
        var view = hit
        while let current = view {
            candidates.append(contentsOf: current.attachedGestureRecognizers.reversed())
            view = current.superview
        }
        // Empties the shared buffer before the caller calls delegates, which may call this method again.
        let found = candidates
        candidates.removeAll(keepingCapacity: true)
        return found
    }

    func enroll(_ recognizer: UIGestureRecognizer) {
        guard !recognizer.takesPart else { return }
        recognizer.participation = self
        participants.append(recognizer)
        if !recognizer.internalState.isFinal { active.append(recognizer) }
    }

    // MARK: Requests of recognizers

    /// Handles a state change that a recognizer's class or the app requests.
    func request(_ step: RecognizerState.Step, by recognizer: UIGestureRecognizer) {
        if step == .change, depth > 0, recognizer.internalState.isUnderWay {
            // Fast path for the most frequent request.
            observer?.recognizer(recognizer, went: recognizer.internalState, to: .changed, because: .own)
            recognizer.internalState = .changed
            recognizer.reportedState = nil
            needsSettling = true
            return tell(recognizer, .changed)
        }
        guard recognizer.internalState.after(step) != nil else {
            // The class of a failed recognizer may continue to set states before it handles the failure. This is not an error.
            if !recognizer.internalState.isFinal {
                gestureLog.warning(
                    "Ignored a state change of \(recognizer.identification): it cannot \(step) while it is \(recognizer.internalState).")
            }
            return
        }
        let isOutsideOfEvents = depth == 0
        if isOutsideOfEvents { requester = (recognizer, nil) }
        defer { if isOutsideOfEvents { showEndOfRequester() } }
        performTransaction {
            enroll(recognizer)
            let beginning: RecognizerState.Held? =
                switch step {
                case .begin: .begun
                case .end: .recognized
                default: nil
                }
            guard recognizer.internalState == .possible, let held = beginning else { return apply(step, to: recognizer) }
            let verdict = recognizer.asksWhetherToBegin() ? verdict(on: recognizer) : .refused(.mayNotBegin)
            // The calls above can run delegates that disable the recognizer.
            guard recognizer.internalState == .possible, recognizer.takesPart else { return }
            switch verdict {
            case .granted: apply(step, to: recognizer)
            case .held(let blocker): apply(.hold(held), to: recognizer, because: .waits(for: blocker))
            case .refused(let reason): apply(.fail, to: recognizer, because: reason)
            }
        }
    }

    /// Reports the final state of a recognizer that the app ended outside event delivery. Such a recognizer has no touches, so it was already reset.
    /// Its `state` nevertheless returns the final state until the next main-loop iteration.
    private func showEndOfRequester() {
        guard let (recognizer, end) = requester else { return }
        requester = nil
        guard let end, recognizer.internalState == .possible else { return }
        recognizer.reportedState = end
        _ = schedule(after: 0) { [weak recognizer] in recognizer?.reportedState = nil }
    }

    /// Removes a touch from a recognizer that ignores it. If no touch remains, a gesture in progress is cancelled.
    func release(_ touch: UITouch, from recognizer: UIGestureRecognizer) {
        guard recognizer.trackedTouches.contains(touch) else { return }
        performTransaction {
            recognizer.drop(touch)
            if recognizer.trackedTouches.isEmpty, !recognizer.internalState.isFinal, recognizer.internalState != .possible {
                apply(.cancel, to: recognizer, because: .ignoredEverything)
            }
            // A recognizer without shared or remaining touches no longer blocks others.
            waitersNeedReview = true
            needsSettling = true
            somethingEnded = true
        }
    }

    /// Cancels the gesture of a recognizer that was disabled or removed from its view, and releases its touches.
    func withdraw(_ recognizer: UIGestureRecognizer) {
        hovered.removeAll { $0 === recognizer }
        guard recognizer.takesPart else { return }
        performTransaction {
            recognizer.dropTouches()
            somethingEnded = true
            if !recognizer.internalState.isFinal { apply(.cancel, to: recognizer, because: .withdrawn) }
        }
    }

    /// Changes the state of a recognizer. All changes except the reset happen here.
    func apply(_ step: RecognizerState.Step, to recognizer: UIGestureRecognizer, because reason: GestureReason = .own) {
        let before = recognizer.internalState
        guard let after = before.after(step) else {
            return assertionFailure("\(type(of: recognizer)) cannot \(step) while it is \(before).")
        }
        recognizer.internalState = after
        recognizer.reportedState = nil
        needsSettling = true
        observer?.recognizer(recognizer, went: before, to: after, because: reason)
        if before.isUndecided && !after.isUndecided { waitersNeedReview = true }
        if after.isFinal {
            somethingEnded = true
            active.removeAll { $0 === recognizer }
        }
        if after.isRecognized || after == .cancelled { tell(recognizer, after) }
        if before.isUndecided && after.isRecognized {
            if recognizer.cancelsTouchesInView { claimTouches(of: recognizer) }
            excludeOthers(for: recognizer)
        }
    }

    /// Claims the touches and streams of a recognized gesture, so that the views' touches are cancelled. Includes touches that ended, if the views
    /// have not received the end yet.
    private func claimTouches(of recognizer: UIGestureRecognizer) {
        for touch in touches where touch.recognizers.contains(where: { $0 === recognizer }) { touch.isClaimed = true }
        for stream in recognizer.trackedStreams { stream.isClaimed = true }
    }

    // MARK: Actions

    /// Adds a notification of the targets. A `changed` state adds none if another one is pending or is being delivered.
    private func tell(_ recognizer: UIGestureRecognizer, _ internalState: RecognizerState) {
        if internalState == .changed {
            if recognizer.isChangePending { return }
            recognizer.isChangePending = true
        }
        notices.append(Notice(recognizer: recognizer, internalState: internalState))
    }

    /// Notifies the targets of all state changes in order. During each call, the recognizer's `state` is the state after that change, even if the
    /// recognizer has changed again since.
    private func sendActions() {
        while noticesTaken < notices.count {
            let notice = notices[noticesTaken]
            noticesTaken += 1
            notice.recognizer.reportedState = notice.internalState
            notice.recognizer.sendActions()
            notice.recognizer.reportedState = nil
            if notice.internalState == .changed { notice.recognizer.isChangePending = false }
        }
        // For the usual one or two notices, this loop is faster than `removeAll()`.
        while !notices.isEmpty { notices.removeLast() }
        noticesTaken = 0
    }

    // MARK: Cleanup

    /// Removes touches that have ended, and resets the recognizers whose recognition is over and whose touches have ended.
    private func cleanUp() {
        somethingEnded = false
        for recognizer in participants { recognizer.releaseEndedTouches() }
        let finished = participants.filter(\.isAttemptOver)
        if !finished.isEmpty {
            participants.removeAll(where: \.isAttemptOver)
            active.removeAll { recognizer in !participants.contains { $0 === recognizer } }
            waitersNeedReview = true
            needsSettling = true
            for recognizer in finished {
                let before = recognizer.internalState
                recognizer.beginNextAttempt()
                if recognizer === requester?.recognizer { requester?.end = before }
                observer?.recognizer(recognizer, went: before, to: recognizer.internalState, because: .reset)
                for touch in touches { touch.recognizers.removeAll { $0 === recognizer } }
                for other in participants { other.answers[ObjectIdentifier(recognizer)] = nil }
            }
        }
        // Removes finished entries from both lists before it releases recognizers, because a recognizer's `deinit` can run the app's code.
        let overStreams = streams.filter(\.isOver)
        if !overStreams.isEmpty { streams.removeAll(where: \.isOver) }
        let overTouches = touches.filter { $0.isFinished && $0.viewProgress == .finished }
        if !overTouches.isEmpty { touches.removeAll { $0.isFinished && $0.viewProgress == .finished } }
        for stream in overStreams { stream.recognizers.removeAll() }
        for touch in overTouches { touch.recognizers.removeAll() }
    }

    // MARK: Changes of the view hierarchy

    /// Called after a view changed or left its window, or after a window was hidden or left its scene.
    ///
    /// Cancels recognizers whose view has no window, and touches whose window is no longer visible. The check is deferred to the end of the
    /// transaction, or to the next frame, because a view may be changing its superview. A touch continues if only its view was removed. The view
    /// still receives it, as in UIKit. A scroll view therefore keeps its gesture when the touched cell is reused.
    package func hierarchyDidChange() {
        guard !touches.isEmpty || !streams.isEmpty || !hovered.isEmpty, !hierarchyChanged else { return }
        hierarchyChanged = true
        if depth == 0 { platform?.requestFrame() }
    }

    /// Performs the deferred check of ``hierarchyDidChange()``, if it is pending.
    func checkHierarchy() {
        if hierarchyChanged && depth == 0 { performTransaction {} }
    }

    private func cancelStrayTouches() {
        hierarchyChanged = false
        let stray = touches.filter { !$0.isOver && !$0.isInPlace }
        for source in Set(stray.compactMap(\.source)) {
            source.cancel(stray.filter { $0.source === source })
        }
        for stream in streams where !stream.isOver && !stream.isInPlace { stream.cancel() }
        for recognizer in hovered where recognizer.view?.window?.isHidden ?? true { withdraw(recognizer) }
        for recognizer in participants where recognizer.hasInput {
            let window = recognizer.view?.window
            if window == nil || recognizer.trackedTouches.contains(where: { !$0.isCarried && $0.window !== window }) {
                withdraw(recognizer)
            }
        }
    }

}
