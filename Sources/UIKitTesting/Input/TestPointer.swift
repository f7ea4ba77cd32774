import Host
import UIKit

/// A mouse. Points are in the window's coordinates; what it does reaches the views at once, before the call returns.
@MainActor
public final class TestPointer {
    /// Where the pointer is; nil before its first move.
    public private(set) var location: CGPoint?
    /// The buttons that are down.
    public private(set) var buttons: UIEvent.ButtonMask = []

    private unowned let host: TestHost

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

    /// Turns the wheel: `delta` is in points, positive shows what is further right and further down.
    public func scroll(by delta: CGPoint) {
        if location == nil { move(to: .zero) }
        host.post(.scroll(HostScroll(phase: .discrete, delta: delta, sample: sample)))
        host.deliver()
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
        send(.moved)
    }

    private func send(_ kind: HostPointer.Kind) {
        host.post(.pointer(HostPointer(kind: kind, buttons: buttons.rawValue, sample: sample)))
        host.deliver()
    }
}
