import Host

/// Converts the host's input for a scene to touches, presses and events, and sends them to the scene's windows.
///
/// Keys and the beginnings and ends of touches are delivered immediately. Moves are collected and delivered as one event in the next frame, or before
/// another event. A touch therefore moves at most once in each frame. The intermediate samples are its coalesced touches.
@MainActor
package final class EventSource: MainActorObject {
    /// The scene that receives the input.
    package private(set) weak var scene: UIWindowScene?

    /// The touch event, which is reused for all touch events of the scene.
    private let event = UIEvent()
    /// The touch of each finger, pen and pointer that is down.
    private var touches: [(device: Device, touch: UITouch)] = []
    private var hasPendingMoves = false
    private var isSending = false
    private var taps = TapHistory()
    private let keys: KeySource
    private let streams: StreamSource
    let hover: HoverSource
    private let following: PointerFollowing
    private var follower: (any PointerFollower)?
    /// The properties that the pen can measure. They are known because the pen has reported them before.
    var measuredPenProperties: UITouch.Properties = []
    private weak var application: UIApplication?
    /// The gesture environment of the scene's views.
    package let environment: GestureEnvironment
    /// The interceptors, which receive keys before the responders.
    private let interceptors: KeyInterceptors

    private enum Device: Equatable {
        case finger(UInt64)
        case pointer
    }

    /// Creates a source for a scene. The source does not retain the scene.
    package init(scene: UIWindowScene) {
        self.scene = scene
        keys = KeySource(scene: scene)
        streams = StreamSource(scene: scene)
        hover = HoverSource(scene: scene)
        following = .of(scene.platform)
        environment = .of(scene.platform)
        interceptors = .of(scene.platform)
        application = .shared
        super.init(onMainActor: ())
        event.environment = environment
        hover.onHover = { [weak self] in self?.pointer?.hover(over: $0, at: $1, $2) }
    }

    /// Follows the pointer over the scene. Nil until the app has a pointer interaction. A new follower starts with the pointer's current position.
    var pointer: (any PointerFollower)? {
        if let follower { return follower }
        guard let scene, let made = following.makeFollower?(scene) else { return nil }
        follower = made
        if let current = hover.current { made.begin(over: current.view, at: current.position, current.modifiers) }
        return made
    }

    // MARK: Input from the host

    /// Handles an event of the host.
    package func receive(_ event: HostEvent) {
        if isIgnored(event) { return }
        switch event {
        case .touch(let touch): receive(touch)
        case .pointer(let pointer): receive(pointer)
        case .key(let key):
            flush()
            if let scene, interceptors.take(key, in: scene) { return }
            keys.receive(key)
        case .scroll(let scroll):
            if scroll.phase != .moved { flush() }
            streams.receive(scroll)
        case .touchpadGesture(let gesture):
            if gesture.phase != .changed { flush() }
            streams.receive(gesture)
        }
    }

    /// Whether to ignore an event because the app ignores interaction events. Only events that begin an interaction are ignored, so that interactions
    /// that began before can end.
    private func isIgnored(_ event: HostEvent) -> Bool {
        guard application?.isIgnoringInteractionEvents == true else { return false }
        switch event {
        case .touch(let touch): return touch.phase == .began
        case .pointer(let pointer):
            if case .pressed = pointer.kind { return true }
            return false
        case .scroll(let scroll): return scroll.phase != .ended
        case .touchpadGesture(let gesture): return gesture.phase == .began || gesture.phase == .changed
        case .key: return false
        }
    }

    /// Cancels all touches and scrolls, because the app begins to ignore interaction events.
    func interruptInteraction() {
        cancel(touches.map(\.touch))
        streams.cancelAll()
        pointer?.leave()
    }

    /// Delivers pending moves and scrolls. Cancels touches and other input that cannot continue because their window was hidden or removed.
    package func flush() {
        if hasPendingMoves {
            hasPendingMoves = false
            send()
        }
        streams.flush()
        hover.flush()
        environment.checkHierarchy()
        pointer?.checkHierarchy()
    }

    /// Updates the hover state and the pointer effect after content scrolled or changed under a resting pointer.
    func contentDidScroll() {
        hover.contentDidChange()
        pointer?.contentDidScroll()
    }

    /// Cancels all input, because the scene is hidden or closes.
    package func cancelAll() {
        cancel(touches.map(\.touch))
        breakOff()
    }

    /// Cancels the input when the user switches to another app. A pressed mouse button and touches that carry a drag continue, because the user may
    /// switch with Alt-Tab to drag to a hidden window.
    package func cancelInput() {
        cancel(
            touches.map(\.touch).filter { touch in
                touch.type != .indirectPointer && !touch.isCarried
            })
        breakOff()
    }

    private func breakOff() {
        streams.cancelAll()
        hover.leave(at: event.timestamp)
        pointer?.leave()
        keys.cancelAll()
        if let scene { interceptors.cancel(in: scene) }
    }

    /// Cancels touches. Ignores later input of the host for them.
    package func cancel(_ cancelled: [UITouch]) {
        var isOneCancelled = false
        for (_, touch) in touches where cancelled.contains(touch) && !touch.isOver {
            touch.pendingSamples.removeAll(keepingCapacity: true)
            touch.expect(.cancelled, [])
            isOneCancelled = true
        }
        if isOneCancelled { send() }
    }

    private func receive(_ touch: HostTouch) {
        let type: UITouch.TouchType = touch.device == .finger ? .direct : .pencil
        let flags = UIKeyModifierFlags(touch.modifiers)
        switch touch.phase {
        case .began:
            begin(.finger(touch.id), type, at: touch.sample, flags, buttons: [])
        case .moved:
            move(.finger(touch.id), touch.history, touch.sample, flags, buttons: [])
        case .ended:
            end(.finger(touch.id), .ended, touch.history, touch.sample, flags, buttons: [])
        case .cancelled:
            end(.finger(touch.id), .cancelled, [], touch.sample, flags, buttons: [])
        }
    }

    /// Handles a pointer event. A touch represents the pointer from the press of the first button to the release of the last.
    private func receive(_ event: HostPointer) {
        let flags = UIKeyModifierFlags(event.modifiers)
        let buttons = UIEvent.ButtonMask(rawValue: event.buttons)
        let isDown = touch(of: .pointer) != nil
        switch event.kind {
        case .entered:
            if buttons.isEmpty { hover.move(to: event.sample, event.modifiers, isPrompt: true) }
        case .left:
            hover.leave(at: event.sample.timestamp)
            if !isDown { pointer?.leave() }
        case .moved:
            streams.pointerMoved(to: event.sample)
            if buttons.isEmpty { hover.move(to: event.sample, event.modifiers, isPrompt: false) }
            move(.pointer, event.history, event.sample, flags, buttons: buttons)
            if !buttons.isEmpty { pointer?.drag(to: event.sample.position) }
        case .pressed(let button):
            if isDown {
                move(.pointer, event.history, event.sample, flags, buttons: buttons)
            } else {
                flush()
                hover.leave(at: event.sample.timestamp)
                pointer?.press()
                begin(.pointer, .indirectPointer, at: event.sample, flags, buttons: buttons.union(.button(button)))
            }
        case .released(let button):
            if buttons.isEmpty {
                end(.pointer, .ended, event.history, event.sample, flags, buttons: .button(button))
                hover.move(to: event.sample, event.modifiers, isPrompt: true)
            } else {
                move(.pointer, event.history, event.sample, flags, buttons: buttons)
            }
        case .cancelled:
            end(.pointer, .cancelled, [], event.sample, flags, buttons: buttons)
        }
    }

    // MARK: Touches

    private func touch(of device: Device) -> UITouch? {
        for entry in touches where entry.device == device && !entry.touch.isOver { return entry.touch }
        return nil
    }

    private func begin(
        _ device: Device, _ type: UITouch.TouchType, at sample: HostSample, _ flags: UIKeyModifierFlags, buttons: UIEvent.ButtonMask
    ) {
        flush()
        if streams.isScrolling { streams.finishScroll(at: sample.timestamp) }
        // The host did not report the end of this device's previous touch, so that touch is cancelled.
        if let stale = touch(of: device) { cancel([stale]) }
        event.timestamp = sample.timestamp
        guard let hit = scene?.windowStack.hitTest(sample.position, with: event) else { return }
        let touch = UITouch()
        touch.type = type
        touch.window = hit.window
        touch.view = hit.view
        touch.source = self
        if case .finger(let number) = device { touch.hostNumber = number }
        touch.tapCount = taps.count(of: sample, type)
        touch.expect(.began, CollectionOfOne(sample))
        touches.append((device, touch))
        event.liveTouches.append(touch)
        note(sample, flags, buttons)
        send()
    }

    private func move(
        _ device: Device, _ history: [HostSample], _ sample: HostSample, _ flags: UIKeyModifierFlags, buttons: UIEvent.ButtonMask
    ) {
        guard let touch = touch(of: device) else { return }
        if !history.isEmpty { touch.expect(.moved, history) }
        touch.expect(.moved, CollectionOfOne(sample))
        note(sample, flags, buttons)
        if !hasPendingMoves {
            hasPendingMoves = true
            scene?.platform.requestFrame()
        }
    }

    private func end(
        _ device: Device, _ phase: UITouch.Phase, _ history: [HostSample], _ sample: HostSample, _ flags: UIKeyModifierFlags,
        buttons: UIEvent.ButtonMask
    ) {
        flush()
        guard let touch = touch(of: device) else { return }
        if !history.isEmpty { touch.expect(phase, history) }
        touch.expect(phase, CollectionOfOne(sample))
        note(sample, flags, buttons)
        send()
        if phase == .ended { taps.note(touch) }
    }

    private func note(_ sample: HostSample, _ flags: UIKeyModifierFlags, _ buttons: UIEvent.ButtonMask) {
        event.timestamp = sample.timestamp
        event.modifierFlags = flags
        event.buttonMask = buttons
    }

    // MARK: Delivery to windows

    /// Sends one event with all pending changes. If touches begin, end or are cancelled during its delivery, a nested event is sent. Afterwards the state
    /// of the outer event is restored.
    private func send() {
        let outer = isSending ? event.liveTouches.map(TouchMoment.init) : []
        let wasSending = isSending
        isSending = true
        for (_, touch) in touches { touch.advance() }
        event.findWindows()
        application?.sendEvent(event)
        for (_, touch) in touches where touch.type == .pencil && touch.isChanged { touch.sendEstimateUpdates() }
        returnUndelivered()
        for (_, touch) in touches { touch.isChanged = false }
        for moment in outer { moment.restore() }
        if !wasSending, hasEndedTouch {
            touches.removeAll { $0.touch.isOver }
            event.liveTouches.removeAll(where: \.isOver)
        }
        isSending = wasSending
    }

    private var hasEndedTouch: Bool {
        for (_, touch) in touches where touch.isOver { return true }
        return false
    }

    /// Cancels touches that ended if an overridden `sendEvent(_:)` of the application or a window did not forward the end. Recognizers and views that have
    /// received the touch are notified.
    private func returnUndelivered() {
        for (_, touch) in touches where touch.isChanged && touch.isOver && !touch.isDelivered {
            guard touch.viewProgress != .unknown, let window = touch.window else { continue }
            touch.currentPhase = .cancelled
            environment.deliver(event, in: window)
        }
    }
}

/// The state of a touch in the current event. Saved while a nested event is sent.
@MainActor
private struct TouchMoment {
    private let touch: UITouch
    private let phase: UITouch.Phase
    private let isChanged: Bool
    private let isDelivered: Bool
    private let previous: CGPoint

    init(_ touch: UITouch) {
        self.touch = touch
        phase = touch.currentPhase
        isChanged = touch.isChanged
        isDelivered = touch.isDelivered
        previous = touch.previousScenePosition
    }

    /// Restores the state of the touch, unless the nested event ended it.
    func restore() {
        guard !touch.isOver || phase == .ended || phase == .cancelled else { return }
        touch.currentPhase = phase
        touch.isChanged = isChanged
        touch.isDelivered = isDelivered
        touch.previousScenePosition = previous
    }
}

/// Counts successive taps at the same location, for `UITouch.tapCount`.
@MainActor
struct TapHistory {
    private var count = 0
    private var position = CGPoint.zero
    private var end: TimeInterval = 0
    private var type = UITouch.TouchType.direct

    /// Returns the tap count of a touch that begins with `sample`.
    func count(of sample: HostSample, _ type: UITouch.TouchType) -> Int {
        let x = sample.position.x - position.x
        let y = sample.position.y - position.y
        let isNear = (x * x + y * y).squareRoot() <= GestureConstants.tapSlop
        return type == self.type && isNear && sample.timestamp - end <= GestureConstants.multiTapInterval ? count + 1 : 1
    }

    /// Records the end of a touch.
    mutating func note(_ touch: UITouch) {
        count = touch.tapCount
        position = touch.beginning.position
        end = touch.timestamp
        type = touch.type
    }
}
