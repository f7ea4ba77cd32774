import Host
import Logging

/// What recognizers and touches report.
package let gestureLog = Logger(label: "lodestone.gestures")

/// The one place where recognizers meet: who sees a touch, who recognizes, who has to wait, who loses.
///
/// The parts:
///
/// - A recognizer **takes part** from its first touch on until it is reset. ``participants`` are all of them, the innermost view's
///   first, and in one view the one that was added last.
/// - A recognizer that wants to leave its possible state makes a **request**. It is granted, held back until others failed, or refused
///   (``verdict(on:)``). A recognizer that is granted it makes those fail that it **prevents**, and those that required it to fail.
/// - Everything happens in **turns**: the delivery of an event, a timer, or a call of the app's such as disabling a recognizer. The
///   recognizers speak first, all of them. At the turn's end (``settle()``) those whose wait is over are released, actions are sent,
///   views are told of the touches that no recognizer took, and recognizers whose attempt is over, and whose fingers are up, are reset.
///
/// The platform has one, since touches of different windows can belong to one gesture. What a recognizer's own class finds out about
/// its touches, and how it does, is nothing that this file knows.
@MainActor
package final class GestureEnvironment {
    /// The current platform's.
    package static var current: GestureEnvironment { of(Platform.required) }

    /// A platform's.
    package static func of(_ platform: any HostPlatform) -> GestureEnvironment {
        platform.singletons.value(of: GestureEnvironment.self) { GestureEnvironment(platform: platform) }
    }

    /// The recognizers of the attempts that are going on, in the order in which they see touches.
    private(set) var participants: [UIGestureRecognizer] = []
    /// Those of them that have not come to their end: the ones that events are for.
    private(set) var active: [UIGestureRecognizer] = []
    /// The touches that a recognizer or a view is not yet through with.
    private(set) var touches: [UITouch] = []
    /// The scrolls and touchpad gestures that are going on.
    var streams: [GestureStream] = []

    /// The recognizers that the pointer hovers over, or that it came over and that would not begin.
    var hovered: [UIHoverGestureRecognizer] = []

    /// Hears of what happens.
    package var observer: (any GestureObserver)?

    /// How deep turns are nested: an action may disable a recognizer, or deliver an event itself.
    private(set) var depth = 0
    /// Something happened in this turn that targets, waiting recognizers or views may have to hear of.
    var needsSettling = false
    /// The transitions that targets are to be told of, oldest first, and how many of them were taken up already.
    private(set) var notices: [Notice] = []
    private(set) var noticesTaken = 0
    /// A recognizer decided itself, so that those who wait may be free.
    var waitersNeedReview = false
    /// A touch or a recognizer came to its end, so that there is something to clean up.
    var somethingEnded = false
    /// The recognizer whose state the app sets outside of events, and its final state if it was reset meanwhile.
    private var requester: (recognizer: UIGestureRecognizer, end: GestureLife?)?
    /// Views left windows, or windows were hidden, since touches were last checked for it.
    private var hierarchyChanged = false
    private var candidates: [UIGestureRecognizer] = []
    private let viewDelivery = ViewTouchDelivery()
    private weak var platform: (any HostPlatform)?

    struct Notice {
        let recognizer: UIGestureRecognizer
        let life: GestureLife
    }

    init(platform: any HostPlatform) {
        self.platform = platform
    }

    // MARK: Turns

    /// Runs `body` as a turn, or as a part of the turn that is going on.
    package func turn(_ body: @MainActor () -> Void) {
        if depth == 0, let platform, !Platform.isEntered(platform) {
            // The app's code spoke from outside of an event: what it causes belongs to the recognizers' platform all the same.
            return Platform.with(platform) { turn(body) }
        }
        enterTurn()
        body()
        leaveTurn()
    }

    private func enterTurn() { depth += 1 }

    private func leaveTurn() {
        if depth == 1 { settle() }
        depth -= 1
    }

    /// Calls `body` in a turn of its own after `delay` seconds, for a recognizer that measures time. Input that came before is
    /// delivered first, so that a finger which was lifted in time counts.
    func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> (any HostTimer)? {
        platform?.schedule(after: max(0, delay)) { [weak self] in
            guard let self else { return }
            for source in Set(touches.compactMap(\.source)) { source.flush() }
            turn(body)
        }
    }

    /// Seconds of the platform's clock.
    var now: TimeInterval { platform?.clock.now() ?? 0 }

    /// The end of a turn. Each of these steps runs code of the app's, which may cause more of any of them.
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

    // MARK: Touches come

    /// Gives the touches of `window` that changed to their recognizers, and then to their views.
    package func deliver(_ event: UIEvent, in window: UIWindow) {
        // Events come as code of their platform, which a turn need not see to.
        enterTurn()
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
            touch.noteForView()
        }
        // An action or a delegate may bring more of them, which have no part in this event.
        for recognizer in active { recognizer.receive(event, in: window) }
        leaveTurn()
    }

    /// Finds the recognizers that see a new touch.
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
        // Those that share a touch only now may have to wait for each other.
        waitersNeedReview = true
    }

    /// The recognizers of a view and of its ancestors, the window included: the innermost view's first, and in one view the one that
    /// was added last.
    func recognizers(over hit: UIView?) -> [UIGestureRecognizer] {
        var view = hit
        while let current = view {
            candidates.append(contentsOf: current.attachedGestureRecognizers.reversed())
            view = current.superview
        }
        // Taken away before asking, since delegates are asked, who may do anything.
        let found = candidates
        candidates.removeAll(keepingCapacity: true)
        return found
    }

    func enroll(_ recognizer: UIGestureRecognizer) {
        guard !recognizer.takesPart else { return }
        recognizer.participation = self
        participants.append(recognizer)
        if !recognizer.life.isFinal { active.append(recognizer) }
    }

    // MARK: A recognizer speaks

    /// A recognizer's class, or the app, sets its state.
    func request(_ step: GestureLife.Step, by recognizer: UIGestureRecognizer) {
        if step == .change, depth > 0, recognizer.life.isUnderWay {
            // What almost every event is about.
            observer?.recognizer(recognizer, went: recognizer.life, to: .changed, because: .own)
            recognizer.life = .changed
            recognizer.toldLife = nil
            needsSettling = true
            return tell(recognizer, .changed)
        }
        guard recognizer.life.after(step) != nil else {
            // A recognizer that lost goes on setting states until it notices, which is no mistake.
            if !recognizer.life.isFinal {
                gestureLog.warning("\(recognizer.identification) cannot \(step) while it is \(recognizer.life); nothing changes")
            }
            return
        }
        let isOutsideOfEvents = depth == 0
        if isOutsideOfEvents { requester = (recognizer, nil) }
        defer { if isOutsideOfEvents { showEndOfRequester() } }
        turn {
            enroll(recognizer)
            let beginning: GestureLife.Held? =
                switch step {
                case .begin: .begun
                case .end: .recognized
                default: nil
                }
            guard recognizer.life == .possible, let held = beginning else { return apply(step, to: recognizer) }
            let verdict = recognizer.asksWhetherToBegin() ? verdict(on: recognizer) : .refused(.mayNotBegin)
            // The delegates that were asked may have disabled it.
            guard recognizer.life == .possible, recognizer.takesPart else { return }
            switch verdict {
            case .granted: apply(step, to: recognizer)
            case .held(let blocker): apply(.hold(held), to: recognizer, because: .waits(for: blocker))
            case .refused(let reason): apply(.fail, to: recognizer, because: reason)
            }
        }
    }

    /// Keeps a final state that the app set on a recognizer without touches readable until the run loop's next iteration, though the recognizer
    /// was reset at once.
    private func showEndOfRequester() {
        guard let (recognizer, end) = requester else { return }
        requester = nil
        guard let end, recognizer.life == .possible else { return }
        recognizer.toldLife = end
        _ = schedule(after: 0) { [weak recognizer] in recognizer?.toldLife = nil }
    }

    /// A recognizer leaves one of its touches to others. Without any a gesture that is going on is broken off.
    func release(_ touch: UITouch, from recognizer: UIGestureRecognizer) {
        guard recognizer.trackedTouches.contains(touch) else { return }
        turn {
            recognizer.drop(touch)
            if recognizer.trackedTouches.isEmpty, !recognizer.life.isFinal, recognizer.life != .possible {
                apply(.cancel, to: recognizer, because: .ignoredEverything)
            }
            // One that shares no touch any more, or has none left, stands in no other's way.
            waitersNeedReview = true
            needsSettling = true
            somethingEnded = true
        }
    }

    /// A recognizer was disabled, or left its view: what it was doing is broken off, and its touches are no longer its own.
    func withdraw(_ recognizer: UIGestureRecognizer) {
        hovered.removeAll { $0 === recognizer }
        guard recognizer.takesPart else { return }
        turn {
            recognizer.dropTouches()
            somethingEnded = true
            if !recognizer.life.isFinal { apply(.cancel, to: recognizer, because: .withdrawn) }
        }
    }

    /// The only place where a recognizer's life changes, but for the reset.
    func apply(_ step: GestureLife.Step, to recognizer: UIGestureRecognizer, because reason: GestureReason = .own) {
        let before = recognizer.life
        guard let after = before.after(step) else {
            return assertionFailure("\(type(of: recognizer)) cannot \(step) while it is \(before)")
        }
        recognizer.life = after
        recognizer.toldLife = nil
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

    /// Takes the touches of a gesture that was recognized from their views, also those that are over but that the views were not yet
    /// told the end of.
    private func claimTouches(of recognizer: UIGestureRecognizer) {
        for touch in touches where touch.recognizers.contains(where: { $0 === recognizer }) { touch.isClaimed = true }
        for stream in recognizer.trackedStreams { stream.isClaimed = true }
    }

    // MARK: Actions

    /// Notes that the targets are to be told. A change while one is still to be told of, or just being told of, is the same one.
    private func tell(_ recognizer: UIGestureRecognizer, _ life: GestureLife) {
        if life == .changed {
            if recognizer.isChangePending { return }
            recognizer.isChangePending = true
        }
        notices.append(Notice(recognizer: recognizer, life: life))
    }

    /// Tells the targets, in the order in which it happened. While they are told of a transition, the recognizer's state is the one
    /// after it, even where another has followed in the same turn.
    private func sendActions() {
        while noticesTaken < notices.count {
            let notice = notices[noticesTaken]
            noticesTaken += 1
            notice.recognizer.toldLife = notice.life
            notice.recognizer.sendActions()
            notice.recognizer.toldLife = nil
            if notice.life == .changed { notice.recognizer.isChangePending = false }
        }
        // One by one, which for the one or two that there mostly are is quicker than all at once.
        while !notices.isEmpty { notices.removeLast() }
        noticesTaken = 0
    }

    // MARK: Ends

    /// Lets go of touches that are over, and resets the recognizers whose attempt is over and whose fingers are all up.
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
                let before = recognizer.life
                recognizer.beginNextAttempt()
                if recognizer === requester?.recognizer { requester?.end = before }
                observer?.recognizer(recognizer, went: before, to: recognizer.life, because: .reset)
                for touch in touches { touch.recognizers.removeAll { $0 === recognizer } }
                for other in participants { other.answers[ObjectIdentifier(recognizer)] = nil }
            }
        }
        // Recognizers are released after the lists are in order: their `deinit` may be the app's code.
        let overStreams = streams.filter(\.isOver)
        if !overStreams.isEmpty { streams.removeAll(where: \.isOver) }
        let overTouches = touches.filter { $0.isFinished && $0.viewProgress == .finished }
        if !overTouches.isEmpty { touches.removeAll { $0.isFinished && $0.viewProgress == .finished } }
        for stream in overStreams { stream.recognizers.removeAll() }
        for touch in overTouches { touch.recognizers.removeAll() }
    }

    // MARK: Views and windows go away

    /// A view came into another window or left its own, or a window was hidden or left its scene. Recognizers whose view is in no window
    /// are cancelled, and touches whose window is no longer shown: at the end of the turn, or with the next frame, so that a view may change
    /// its superview meanwhile. A touch whose view alone is gone goes on: the view is told of it still, as in UIKit, so that a scroll view
    /// whose cell is used again under the finger keeps its gesture.
    package func hierarchyDidChange() {
        guard !touches.isEmpty || !streams.isEmpty || !hovered.isEmpty, !hierarchyChanged else { return }
        hierarchyChanged = true
        if depth == 0 { platform?.requestFrame() }
    }

    /// What ``hierarchyDidChange()`` promises, where it is still to do.
    func checkHierarchy() {
        if hierarchyChanged && depth == 0 { turn {} }
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
