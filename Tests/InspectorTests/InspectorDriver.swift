import Host
import InterfaceReading
import Testing
import UIKitTesting

@testable import Inspector

/// Touches the inspector's window as a user does.
@MainActor
final class InspectorDriver {
    let host: TestHost
    let session: InspectorSession
    private var fingerCount: UInt64 = 1000

    /// Opens the inspector of a host's app.
    init(_ host: TestHost) {
        self.host = host
        session = host.enter { InspectorSession.of(UIApplication.shared.hostPlatform) }
        host.enter { session.open() }
        host.advance(by: 0.5)
    }

    /// The inspector's scene.
    var scene: UIWindowScene {
        get throws { try #require(session.scene) }
    }

    /// The tabs of the inspector.
    var tabs: [InspectorTab] { session.controller?.tabs ?? [] }

    /// The texts that the inspector's window shows.
    var texts: [String] {
        guard let window = session.scene?.keyWindow else { return [] }
        var found: [String] = []
        func visit(_ view: UIView) {
            guard !view.isHidden, view.alpha > 0.01 else { return }
            if let text = view.shownText, !text.isEmpty { found.append(text) }
            for subview in view.subviews { visit(subview) }
        }
        host.enter { visit(window) }
        return found
    }

    /// Whether a visible text of the inspector contains `text`.
    func shows(_ text: String) -> Bool { texts.contains { $0.contains(text) } }

    /// Resizes the inspector's window.
    func resize(to size: CGSize) throws {
        let scene = try scene
        host.enter { scene.hostWindow.resize(to: size) }
        host.advance(by: 0.5)
    }

    /// Taps the element with an accessibility label, or else one whose label contains it.
    func tap(_ label: String) throws {
        let scene = try scene
        let elements = host.enter { AccessibilityTree.elements(in: scene).map { (AccessibilityTree.name(of: $0), $0.accessibilityFrame) } }
        let found = elements.first { $0.0 == label } ?? elements.first { $0.0.contains(label) }
        let frame = try #require(found, "The inspector has no element “\(label)”: \(elements.map(\.0))").1
        let point = CGPoint(x: frame.midX, y: frame.midY)
        try tap(at: point)
    }

    /// Taps at a point of the inspector's window.
    func tap(at point: CGPoint) throws {
        let finger = nextFinger()
        try send(.began, finger, point)
        host.advance(by: 0.05)
        try send(.ended, finger, point)
        host.advance(by: 0.5)
    }

    /// Drags a finger in the inspector's window.
    func drag(from start: CGPoint, to end: CGPoint) throws {
        let finger = nextFinger()
        try send(.began, finger, start)
        for step in 1...10 {
            host.advance(by: 1 / 60)
            let part = CGFloat(step) / 10
            try send(.moved, finger, CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        try send(.ended, finger, end)
        host.advance(by: 0.5)
    }

    /// Types a text with an input method.
    func type(_ text: String) throws {
        let scene = try scene
        let client = try #require(scene.hostWindow.textInputClient)
        host.enter { client.commit(text) }
        host.advance(by: 0.5)
    }

    /// Presses and releases a key in the app's window.
    func pressInApp(_ usage: Int, _ characters: String, modifiers: HostModifiers) {
        for phase in [HostKey.Phase.down, .up] {
            let key = HostKey(
                phase: phase, usage: usage, characters: "", charactersIgnoringModifiers: characters, timestamp: host.now,
                modifiers: modifiers)
            host.enter {
                let window = UIApplication.shared.windowScenes.first?.hostWindow
                if let window { window.delegate?.hostWindow(window, didReceive: .key(key)) }
            }
            host.advance(by: 0.05)
        }
    }

    private func nextFinger() -> UInt64 {
        fingerCount += 1
        return fingerCount
    }

    private func send(_ phase: HostTouch.Phase, _ finger: UInt64, _ point: CGPoint) throws {
        let window = try scene.hostWindow
        let touch = HostTouch(id: finger, phase: phase, sample: HostSample(position: point, timestamp: host.now))
        host.enter { window.delegate?.hostWindow(window, didReceive: .touch(touch)) }
    }
}
