import Host
import UIKit

/// A mouse, with a touchpad that moves the same pointer.
///
/// Points are in window coordinates. Events reach the views before a call returns.
@preconcurrency @MainActor
public final class TestPointer {
    /// The pointer's location in window coordinates; nil before its first move.
    public private(set) var location: CGPoint?
    /// The pressed buttons.
    public private(set) var buttons: UIEvent.ButtonMask = []

    /// The CSS name of the pointer's shape over the window: `"default"`, `"text"`, `"ew-resize"`, `"none"`.
    public var cursor: String { host.window.windowScene?.hostWindow.cursor.rawValue ?? "default" }

    private unowned let host: TestHost
    private var isScrolling = false
    /// The scale of the current touchpad pinch; nil if no pinch is in progress.
    private var touchpadScale: CGFloat?

    init(host: TestHost) {
        self.host = host
    }

    /// Moves to `point`. With a duration, the pointer moves in a straight line at constant speed, with one event a frame. Without a duration, it moves with a
    /// single event.
    public func move(to point: CGPoint, duration: TimeInterval = 0) {
        let start = location ?? point
        if location == nil {
            location = point
            send(.entered)
        }
        guard duration > 0 else {
            step(to: point)
            return
        }
        host.play(for: duration) { progress in
            self.step(to: start.moved(towards: point, by: progress))
        }
    }

    /// Presses one or several buttons. A pointer that has not moved yet is at the window's origin. The modifiers are down until the release.
    public func press(_ button: UIEvent.ButtonMask = .primary, modifiers: UIKeyModifierFlags = []) {
        self.modifiers = HostModifiers(modifiers)
        if location == nil { move(to: .zero) }
        for bit in Self.bits where button.contains(bit.mask) && !buttons.contains(bit.mask) {
            buttons.insert(bit.mask)
            send(.pressed(button: bit.number))
        }
    }

    /// Releases all pressed buttons.
    public func release() {
        for bit in Self.bits.reversed() where buttons.contains(bit.mask) {
            buttons.remove(bit.mask)
            send(.released(button: bit.number))
        }
        modifiers = []
    }

    /// Presses and releases `button` at the pointer's location, `count` times.
    public func click(_ button: UIEvent.ButtonMask = .primary, count: Int = 1, modifiers: UIKeyModifierFlags = []) {
        for number in 0..<count {
            if number > 0 { host.advance(by: TestHost.tapDuration) }
            press(button, modifiers: modifiers)
            host.advance(by: TestHost.tapDuration)
            release()
        }
    }

    /// Scrolls with a wheel by `delta` points; positive values scroll right and down. With `.control` it zooms like a pinch.
    public func scroll(by delta: CGPoint, modifiers: UIKeyModifierFlags = []) {
        if location == nil { move(to: .zero) }
        host.post(.scroll(HostScroll(phase: .discrete, delta: delta, sample: sample, modifiers: HostModifiers(modifiers))))
        host.deliver()
    }

    /// Scrolls with two fingers on a touchpad, at constant speed, one event a frame.
    ///
    /// - Parameters:
    ///   - delta: The distance in points; positive values scroll right and down.
    ///   - duration: Seconds; 0 sends one event.
    ///   - modifiers: With `.control`, the scroll zooms like a pinch.
    ///   - lifting: Whether the fingers lift at the end. If false, they rest until the next scroll that lifts, or ``liftFromTouchpad()``.
    public func scroll(by delta: CGPoint, duration: TimeInterval, modifiers: UIKeyModifierFlags = [], lifting: Bool = true) {
        if location == nil { move(to: .zero) }
        isScrolling = true
        play(for: duration) { share in
            self.host.post(
                .scroll(
                    HostScroll(
                        phase: .moved, delta: CGPoint(x: delta.x * share, y: delta.y * share), sample: self.sample,
                        modifiers: HostModifiers(modifiers))))
        }
        if lifting { liftFromTouchpad() }
    }

    /// Pinches and rotates with two fingers on a touchpad, at constant speed, one event a frame.
    ///
    /// - Parameters:
    ///   - scale: The final distance of the fingers over the initial one.
    ///   - angle: The rotation in radians, positive clockwise.
    ///   - duration: Seconds; 0 sends one event.
    ///   - lifting: Whether the fingers lift at the end. If false, the next pinch continues this one.
    public func pinch(scale: CGFloat, angle: CGFloat = 0, duration: TimeInterval = 0.5, lifting: Bool = true) {
        if location == nil { move(to: .zero) }
        if touchpadScale == nil { send(.began, scale: 1, angle: 0) }
        let start = touchpadScale ?? 1
        var progress: CGFloat = 0
        play(for: duration) { share in
            progress += share
            self.send(.changed, scale: start + (scale - start) * min(progress, 1), angle: angle * share)
        }
        if lifting { liftFromTouchpad() }
    }

    /// Rotates two fingers on a touchpad by `angle` radians, positive clockwise. See ``pinch(scale:angle:duration:lifting:)``.
    public func rotate(by angle: CGFloat, duration: TimeInterval = 0.5, lifting: Bool = true) {
        pinch(scale: touchpadScale ?? 1, angle: angle, duration: duration, lifting: lifting)
    }

    /// Lifts the fingers that rest on the touchpad.
    public func liftFromTouchpad() {
        if isScrolling {
            isScrolling = false
            host.post(.scroll(HostScroll(phase: .ended, delta: .zero, sample: sample)))
        }
        if let scale = touchpadScale {
            send(.ended, scale: scale, angle: 0)
            touchpadScale = nil
        }
        host.deliver()
    }

    /// Cancels the touchpad pinch, as the system does if a third finger comes down.
    public func cancelPinch() {
        guard let scale = touchpadScale else { return }
        send(.cancelled, scale: scale, angle: 0)
        touchpadScale = nil
    }

    /// Calls `step` once a frame with the fraction of the gesture since the last call, and delivers the events that it posts.
    private func play(for duration: TimeInterval, _ step: @escaping @MainActor (CGFloat) -> Void) {
        var last: CGFloat = 0
        let deliver = { @MainActor (progress: CGFloat) in
            step(progress - last)
            last = progress
            self.host.deliver()
        }
        duration > 0 ? host.play(for: duration, deliver) : deliver(1)
    }

    private func send(_ phase: HostTouchpadGesture.Phase, scale: CGFloat, angle: CGFloat) {
        touchpadScale = scale
        host.post(
            .touchpadGesture(HostTouchpadGesture(phase: phase, scale: Double(scale), angleDelta: Double(angle), sample: sample)))
    }

    /// Cancels the pressed buttons, as if another program had grabbed the mouse.
    public func cancel() {
        buttons = []
        send(.cancelled)
    }

    /// Moves the pointer out of the window.
    public func leave() {
        guard location != nil else { return }
        send(.left)
        location = nil
    }

    private static let bits = (1...5).map { (number: $0, mask: UIEvent.ButtonMask(rawValue: 1 << ($0 - 1))) }

    private var modifiers: HostModifiers = []
    private var sample: HostSample { HostSample(position: location ?? .zero, timestamp: host.now) }

    private func step(to point: CGPoint) {
        location = point
        let wasOutgoing = hasOutgoingDrag
        send(.moved)
        // The window system took over the mouse together with the drag.
        if !wasOutgoing, hasOutgoingDrag { cancel() }
    }

    /// Whether a drag of the app's has left the window.
    private var hasOutgoingDrag: Bool { host.platform.windows.contains { $0.outgoingDrag != nil } }

    private func send(_ kind: HostPointer.Kind) {
        host.post(.pointer(HostPointer(kind: kind, buttons: buttons.rawValue, sample: sample, modifiers: modifiers)))
        host.deliver()
    }
}

extension TestHost {
    /// A mouse. It is outside of the window until its first move.
    public var pointer: TestPointer { platform.singletons.value(of: TestPointer.self) { TestPointer(host: self) } }
}
