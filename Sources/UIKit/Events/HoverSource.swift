import Host

/// Converts movements of a pointer without a pressed button to events of type `.hover`, and sends them to the window under the pointer.
///
/// The pointer's entering and leaving is delivered immediately; moves are delivered with the next frame.
@MainActor
final class HoverSource {
    private weak var scene: UIWindowScene?
    /// Called with the view under the pointer, the pointer's position and the modifier keys.
    var onHover: ((UIView?, CGPoint, UIKeyModifierFlags) -> Void)?
    private let event = HoverEvent()
    private var pending: (sample: HostSample, modifiers: HostModifiers)?
    /// The modifier keys of the last move.
    private var modifiers: HostModifiers = []
    /// Whether content under the pointer was scrolled or changed since the last event.
    private var isStale = false

    init(scene: UIWindowScene) {
        self.scene = scene
    }

    /// The view under the pointer, the pointer's position and the modifier keys. Nil while the pointer is outside of the scene or a button is pressed.
    var current: (view: UIView?, position: CGPoint, modifiers: UIKeyModifierFlags)? {
        event.window == nil ? nil : (event.view, event.sample.position, event.modifierFlags)
    }

    /// Handles a movement of the pointer over the scene. `isPrompt` delivers it immediately instead of with the next frame.
    func move(to sample: HostSample, _ modifiers: HostModifiers, isPrompt: Bool) {
        pending = (sample, modifiers)
        if isPrompt {
            flush()
        } else {
            scene?.platform.requestFrame()
        }
    }

    /// Schedules an update, because another view may now be under a resting pointer.
    func contentDidChange() {
        guard event.window != nil, !isStale else { return }
        isStale = true
        scene?.platform.requestFrame()
    }

    /// Handles that the pointer left the scene or that a button was pressed.
    func leave(at timestamp: TimeInterval) {
        pending = nil
        isStale = false
        guard let window = event.window else { return }
        event.timestamp = timestamp
        send(to: window, over: nil)
    }

    /// Delivers the pending move.
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
        // Some systems report the same position when the pointer enters and again as a move. The second report is ignored.
        if !wasStale, let view = hit?.view, view === event.view, sample.position == old.position, sample.tilt == old.tilt,
            sample.distance == old.distance
        {
            return
        }
        if let window = hit?.window ?? event.window { send(to: window, over: hit?.view) }
        onHover?(hit?.view, sample.position, event.modifierFlags)
    }

    private func send(to window: UIWindow, over view: UIView?) {
        event.view = view
        event.window = view == nil ? nil : window
        event.windows = [window]
        UIApplication.shared.sendEvent(event)
    }
}

/// An event of a pointer without a pressed button.
@MainActor
final class HoverEvent: UIEvent {
    /// The position of the pointer, and the orientation of a hovering pen.
    var sample = HostSample(position: .zero, timestamp: 0)
    /// The view under the pointer; nil after the pointer left the window.
    weak var view: UIView?
    /// The window of ``view``.
    weak var window: UIWindow?

    override var type: EventType { .hover }
}
