import Host

/// Turns keys into commands that responders have for them, or else into presses, and sends those to the scene's key window.
@MainActor
final class KeySource: GestureStreamSource {
    private(set) weak var scene: UIWindowScene?
    private let event = UIPressesEvent()
    /// The press of each key that is down, by its usage.
    private var presses: [(usage: Int, press: UIPress)] = []
    /// The commands that keys which are down performed.
    private var commands: [HeldKeyCommand] = []

    init(scene: UIWindowScene) {
        self.scene = scene
    }

    /// Takes in a key. A key that repeats is still the same press; it performs its command again, or scrolls on.
    func receive(_ key: HostKey) {
        switch key.phase {
        case .down:
            if let stale = press(of: key.usage) { finish(stale, .cancelled, at: key.timestamp) }
            commands.removeAll { $0.usage == key.usage }
            guard scene?.windowStack.keyWindow?.keyResponder != nil else { return }
            let uiKey = UIKey(key)
            let held = HeldKeyCommand(uiKey, usage: key.usage) { [weak self] in self?.scene?.windowStack.keyWindow?.keyResponder }
            if let held { return commands.append(held) }
            // A responder that was asked for its commands may have changed things.
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
                if press.isTyped {
                    press.typeAgain(UIKey(key))
                } else {
                    press.scroller?.scrollAgain(for: press)
                    press.control?.pressGoesOn(press)
                }
            }
        case .up:
            commands.removeAll { $0.usage == key.usage }
            guard let press = press(of: key.usage) else { return }
            press.key = UIKey(key)
            event.modifierFlags = UIKeyModifierFlags(key.modifiers)
            finish(press, .ended, at: key.timestamp)
        }
    }

    /// Cancels the keys that are down.
    func cancelAll() {
        commands = []
        for (_, press) in presses { finish(press, .cancelled, at: event.timestamp) }
    }

    /// Cancels the press that a stream stands for.
    func cancel(_ stream: GestureStream) {
        if let press = stream.press, presses.contains(where: { $0.press === press }) { finish(press, .cancelled, at: event.timestamp) }
    }

    private func press(of usage: Int) -> UIPress? {
        for entry in presses where entry.usage == usage { return entry.press }
        return nil
    }

    private func finish(_ press: UIPress, _ phase: UIPress.Phase, at timestamp: TimeInterval) {
        // What is told of the end may end everything else.
        guard press.phase != .ended && press.phase != .cancelled else { return }
        press.phase = phase
        press.timestamp = timestamp
        event.timestamp = timestamp
        send(press)
        presses.removeAll { $0.press === press }
        event.allPresses.remove(press)
        // They hold each other.
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
        // An application or a window that keeps an event to itself keeps a gesture from ending.
        if let stream = press.stream, stream.isOver, stream.isUnfinished { window.gestureEnvironment.deliver(stream, event) }
    }
}

extension UIResponder {
    /// The view whose recognizers, and whose ancestors', see keys that the responder is given.
    fileprivate var viewForRecognizers: UIView? {
        for responder in sequence(first: self, next: \.next) {
            if let view = responder as? UIView { return view }
            if let view = (responder as? UIViewController)?.viewIfLoaded { return view }
        }
        return nil
    }
}

extension UIWindow {
    /// The middle of a view of the window, in the scene's coordinates: where a key is, for a recognizer that is asked.
    fileprivate func middleInScene(of view: UIView) -> CGPoint {
        SceneSpace.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), from: view, to: self)
    }
}
