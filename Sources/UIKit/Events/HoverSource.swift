import Host

/// Turns a pointer that moves with no button down into events of type `.hover`, and sends them to the window under it.
///
/// Coming and leaving is delivered at once, moves with the next frame.
@MainActor
final class HoverSource {
    private weak var scene: UIWindowScene?
    private let pointer: PointerSource
    private let event = HoverEvent()
    private var pending: (sample: HostSample, modifiers: HostModifiers)?
    /// The modifiers of the last move.
    private var modifiers: HostModifiers = []
    /// Whether content was scrolled or changed under the pointer since the last event.
    private var isStale = false

    init(scene: UIWindowScene, pointer: PointerSource) {
        self.scene = scene
        self.pointer = pointer
    }

    /// The pointer is over the scene and no button is down.
    func move(to sample: HostSample, _ modifiers: HostModifiers, isPrompt: Bool) {
        pending = (sample, modifiers)
        if isPrompt {
            flush()
        } else {
            scene?.platform.requestFrame()
        }
    }

    /// Content was scrolled or changed: the view under a pointer that rests may be another one.
    func contentDidChange() {
        guard event.window != nil, !isStale else { return }
        isStale = true
        scene?.platform.requestFrame()
    }

    /// The pointer left, or does something else now.
    func leave(at timestamp: TimeInterval) {
        pending = nil
        isStale = false
        guard let window = event.window else { return }
        event.timestamp = timestamp
        send(to: window, over: nil)
    }

    /// Delivers the move that waits.
    func flush() {
        let wasStale = isStale
        isStale = false
        guard let (sample, modifiers) = pending ?? (wasStale ? (event.sample, modifiers) : nil) else { return }
        pending = nil
        self.modifiers = modifiers
        event.timestamp = sample.timestamp
        event.modifierFlags = UIKeyModifierFlags(modifiers)
        let old = event.sample
        event.sample = sample
        let hit = scene?.windowStack.hitTest(sample.position, with: event)
        // A pointer that only came is reported as moved by some systems.
        if !wasStale, let view = hit?.view, view === event.view, sample.position == old.position, sample.tilt == old.tilt,
            sample.distance == old.distance
        {
            return
        }
        if let window = hit?.window ?? event.window { send(to: window, over: hit?.view) }
        pointer.hover(over: hit?.view, at: sample.position, event.modifierFlags)
    }

    private func send(to window: UIWindow, over view: UIView?) {
        event.view = view
        event.window = view == nil ? nil : window
        event.windows = [window]
        UIApplication.shared.sendEvent(event)
    }
}

/// A pointer that moves with no button down.
@MainActor
final class HoverEvent: UIEvent {
    /// Where the pointer is, and how a pen in the air is held.
    var sample = HostSample(position: .zero, timestamp: 0)
    /// The view under the pointer; nil when it left.
    weak var view: UIView?
    /// That view's window.
    weak var window: UIWindow?

    override var type: EventType { .hover }
}
