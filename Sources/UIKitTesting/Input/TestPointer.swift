import Host
import UIKit

/// A mouse, and a touchpad under the same pointer. Points are in the window's coordinates; what it does reaches the views at once, before the call returns.
@preconcurrency @MainActor
public final class TestPointer {
    /// Where the pointer is; nil before its first move.
    public private(set) var location: CGPoint?
    /// The buttons that are down.
    public private(set) var buttons: UIEvent.ButtonMask = []

    /// What the pointer looks like over the window, by the name that CSS has for it: `"default"`, `"text"`, `"ew-resize"`, `"none"`.
    public var cursor: String { host.window.windowScene?.hostWindow.cursor.rawValue ?? "default" }

    private unowned let host: TestHost
    private var isScrolling = false
    /// The scale of the pinch that goes on; nil while none does.
    private var touchpadScale: CGFloat?

    init(host: TestHost) {
        self.host = host
    }

    /// Moves to `point`, with or without buttons down. With a duration the pointer goes there along a straight line at one speed, with
    /// one event a frame; with none it is there at once, with one event.
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

    /// Presses `button`, which may be several. A pointer that was never moved is at the window's origin.
    public func press(_ button: UIEvent.ButtonMask = .primary) {
        if location == nil { move(to: .zero) }
        for bit in Self.bits where button.contains(bit.mask) && !buttons.contains(bit.mask) {
            buttons.insert(bit.mask)
            send(.pressed(button: bit.number))
        }
    }

    /// Releases every button that is down.
    public func release() {
        for bit in Self.bits.reversed() where buttons.contains(bit.mask) {
            buttons.remove(bit.mask)
            send(.released(button: bit.number))
        }
    }

    /// Presses and releases `button` where the pointer is, `count` times.
    public func click(_ button: UIEvent.ButtonMask = .primary, count: Int = 1) {
        for number in 0..<count {
            if number > 0 { host.advance(by: TestHost.tapDuration) }
            press(button)
            host.advance(by: TestHost.tapDuration)
            release()
        }
    }

    /// Turns the wheel: `delta` is in points, positive shows what is further right and further down. With `.control` among the modifiers it
    /// zooms what a pinch zooms.
    public func scroll(by delta: CGPoint, modifiers: UIKeyModifierFlags = []) {
        if location == nil { move(to: .zero) }
        host.post(.scroll(HostScroll(phase: .discrete, delta: delta, sample: sample, modifiers: HostModifiers(modifiers))))
        host.deliver()
    }

    /// Pushes content with two fingers on a touchpad, at one speed with one event a frame: `delta` is in points, positive shows what is
    /// further right and further down. With a duration of 0 there is one event. The fingers lift at the end, unless `lifting` is false;
    /// they then rest on the touchpad until the next scroll that lifts, or ``liftFromTouchpad()``. With `.control` among the modifiers they
    /// zoom what a pinch zooms.
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

    /// Pinches with two fingers on a touchpad until their distance is `scale` times that at the beginning, and turns them by `angle`
    /// radians, positive clockwise, at one speed with one event a frame; with a duration of 0 there is one event. The fingers lift at the
    /// end, unless `lifting` is false; the next pinch then goes on from there.
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

    /// Turns two fingers on a touchpad by `angle` radians, positive clockwise, as ``pinch(scale:angle:duration:lifting:)`` does.
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

    /// The system takes the touchpad's pinch away, as it does when a third finger comes down.
    public func cancelPinch() {
        guard let scale = touchpadScale else { return }
        send(.cancelled, scale: scale, angle: 0)
        touchpadScale = nil
    }

    /// Calls `step` once a frame with the share of the way that is due, and delivers what it posts.
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

    /// The system takes the mouse away while its buttons are down, as it does when another program grabs it.
    public func cancel() {
        buttons = []
        send(.cancelled)
    }

    /// Leaves the window.
    public func leave() {
        guard location != nil else { return }
        send(.left)
        location = nil
    }

    private static let bits = (1...5).map { (number: $0, mask: UIEvent.ButtonMask(rawValue: 1 << ($0 - 1))) }

    private var sample: HostSample { HostSample(position: location ?? .zero, timestamp: host.now) }

    private func step(to point: CGPoint) {
        location = point
        let wasOutgoing = host.outgoingDrag != nil
        send(.moved)
        // A drag that the window system took over takes the mouse with it.
        if !wasOutgoing, host.outgoingDrag != nil { cancel() }
    }

    private func send(_ kind: HostPointer.Kind) {
        host.post(.pointer(HostPointer(kind: kind, buttons: buttons.rawValue, sample: sample)))
        host.deliver()
    }
}
