import Host

/// Converts the host's keys. A key performs a key command of a responder, or becomes a press for the scene's key window.
@MainActor
final class KeySource: GestureStreamSource {
    private(set) weak var scene: UIWindowScene?
    private let event = UIPressesEvent()
    /// The presses of the keys that are down, with the keys' HID usages.
    private var presses: [(usage: Int, press: UIPress)] = []
    /// The commands that the held keys have performed.
    private var commands: [any HeldCommand] = []

    init(scene: UIWindowScene) {
        self.scene = scene
    }

    /// Handles a key. A repetition performs the key's command again, or continues the effect of the same press.
    func receive(_ key: HostKey) {
        switch key.phase {
        case .down:
            if let stale = press(of: key.usage) { finish(stale, .cancelled, at: key.timestamp) }
            commands.removeAll { $0.usage == key.usage }
            guard scene?.windowStack.keyWindow?.keyResponder != nil else { return }
            let uiKey = UIKey(key)
            if let held = perform(uiKey, usage: key.usage) { return commands.append(held) }
            // The search above called app code, which may have changed the key window or its responder.
            guard let window = scene?.windowStack.keyWindow, let responder = window.keyResponder else { return }
            let press = UIPress()
            press.key = uiKey
            press.window = window
            press.responder = responder
            press.type = UIPress.PressType(key: key.usage)
            if let view = responder.viewForRecognizers {
                press.stream = GestureStream(.press, over: view, in: window, at: window.middleInScene(of: view), from: self)
                press.stream?.press = press
            }
            presses.append((key.usage, press))
            send(press, .began, key)
        case .repeated:
            if let command = commands.first(where: { $0.usage == key.usage }) {
                command.performAgain()
            } else if let press = press(of: key.usage) {
                press.keyDidRepeat(UIKey(key))
            }
        case .up:
            commands.removeAll { $0.usage == key.usage }
            guard let press = press(of: key.usage) else { return }
            press.key = UIKey(key)
            event.modifierFlags = UIKeyModifierFlags(key.modifiers)
            finish(press, .ended, at: key.timestamp)
        }
    }

    /// Performs the command of a key. Returns nil if no command matches the key.
    private func perform(_ key: UIKey, usage: Int) -> (any HeldCommand)? {
        for consumer in scene?.eventConsumers ?? [] {
            let held = consumer.command(for: key, usage: usage) { [weak self] in self?.scene?.windowStack.keyWindow?.keyResponder }
            if let held { return held }
        }
        return nil
    }

    /// Cancels all keys that are down.
    func cancelAll() {
        commands = []
        for (_, press) in presses { finish(press, .cancelled, at: event.timestamp) }
    }

    /// Cancels the press that belongs to a stream.
    func cancel(_ stream: GestureStream) {
        if let press = stream.press, presses.contains(where: { $0.press === press }) { finish(press, .cancelled, at: event.timestamp) }
    }

    private func press(of usage: Int) -> UIPress? {
        for entry in presses where entry.usage == usage { return entry.press }
        return nil
    }

    private func finish(_ press: UIPress, _ phase: UIPress.Phase, at timestamp: TimeInterval) {
        // A handler of another press may already have ended this press.
        guard press.phase != .ended && press.phase != .cancelled else { return }
        press.phase = phase
        press.timestamp = timestamp
        event.timestamp = timestamp
        send(press)
        presses.removeAll { $0.press === press }
        event.allPresses.remove(press)
        // Breaks the reference cycle between the press and its stream.
        press.stream = nil
    }

    private func send(_ press: UIPress, _ phase: UIPress.Phase, _ key: HostKey) {
        press.phase = phase
        press.timestamp = key.timestamp
        event.timestamp = key.timestamp
        event.modifierFlags = UIKeyModifierFlags(key.modifiers)
        event.allPresses.insert(press)
        send(press)
        if press.phase == .began { press.phase = .stationary }
    }

    private func send(_ press: UIPress) {
        guard let window = press.window else { return }
        event.changed = press
        press.event = event
        event.windows = [window]
        press.stream?.phase = UITouch.Phase(press.phase)
        UIApplication.shared.sendEvent(event)
        event.changed = nil
        // If an overridden `sendEvent(_:)` did not forward the end of the press, delivers it to the recognizers directly.
        if let stream = press.stream, stream.isOver, stream.isUnfinished { window.gestureEnvironment.deliver(stream, event) }
    }
}

extension UIResponder {
    /// The view at which the recognizers for the responder's keys are searched. The recognizers of its superviews receive the keys as well.
    fileprivate var viewForRecognizers: UIView? {
        for responder in sequence(first: self, next: \.next) {
            if let view = responder as? UIView { return view }
            if let view = (responder as? any ViewOwner)?.viewIfLoaded { return view }
        }
        return nil
    }
}

extension UIWindow {
    /// The centre of a view in scene coordinates. Recognizers use it as the location of a key.
    fileprivate func middleInScene(of view: UIView) -> CGPoint {
        SceneSpace.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), from: view, to: self)
    }
}
