import Host
import UIKit

/// Prints the host window's events in a form that a test can compare, and forwards them to the scene.
final class InputDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var listener: Listener?

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let window = LoopProbe.makeWindow()
        self.window = window
        listener = window.windowScene.map(Listener.init)
    }

    /// A delegate between the host's window and the scene.
    private final class Listener: HostWindowDelegate {
        private let scene: UIWindowScene

        init(_ scene: UIWindowScene) {
            self.scene = scene
            scene.hostWindow.delegate = self
            Self.printSize(of: scene.hostWindow)
        }

        private static func printSize(of window: any HostWindow) {
            let size = CGPoint(x: window.contentSize.width, y: window.contentSize.height)
            LoopProbe.say("size \(InputDelegate.words(for: size)) scale \(window.scale)")
        }

        func hostWindow(_ window: any HostWindow, didReceive event: HostEvent) {
            LoopProbe.say(InputDelegate.words(for: event))
            scene.hostWindow(window, didReceive: event)
        }

        func hostWindowDidResize(_ window: any HostWindow) {
            Self.printSize(of: window)
            scene.hostWindowDidResize(window)
        }

        func hostWindowDidChangeActivation(_ window: any HostWindow) {
            LoopProbe.say(window.isActive ? "active" : "inactive")
            scene.hostWindowDidChangeActivation(window)
        }

        func hostWindowDidChangeVisibility(_ window: any HostWindow) {
            LoopProbe.say(window.isVisible ? "visible" : "hidden")
            scene.hostWindowDidChangeVisibility(window)
        }

        func hostWindowShouldClose(_ window: any HostWindow) -> Bool { scene.hostWindowShouldClose(window) }
        func hostWindowDidClose(_ window: any HostWindow) { scene.hostWindowDidClose(window) }
    }

    private static func words(for event: HostEvent) -> String {
        switch event {
        case .touch(let touch):
            let history = touch.history.isEmpty ? "" : " after \(touch.history.map { words(for: $0.position) }.joined(separator: " "))"
            let tilt = touch.sample.tilt.map { String(format: " tilt %.2f,%.2f", $0.x, $0.y) } ?? ""
            return "\(touch.device) \(touch.id) \(touch.phase) \(words(for: touch.sample))\(tilt)\(history)"
        case .pointer(let pointer):
            let history = pointer.history.isEmpty ? "" : " after \(pointer.history.map { words(for: $0.position) }.joined(separator: " "))"
            return "pointer \(pointer.kind) \(words(for: pointer.sample)) buttons \(pointer.buttons)\(history)"
        case .scroll(let scroll):
            return "scroll \(scroll.phase) \(words(for: scroll.delta)) at \(words(for: scroll.sample))"
        case .touchpadGesture(let gesture):
            return String(format: "touchpad \(gesture.phase) scale %.2f angle %.3f at ", gesture.scale, gesture.angleDelta)
                + words(for: gesture.sample)
        case .key(let key):
            return "key \(key.phase) \(key.usage) \(key.characters.debugDescription) \(key.charactersIgnoringModifiers.debugDescription)"
                + " modifiers \(key.modifiers.rawValue)"
        }
    }

    private static func words(for sample: HostSample) -> String {
        words(for: sample.position) + (sample.pressure.map { String(format: " pressure %.2f", $0) } ?? "")
    }

    private static func words(for point: CGPoint) -> String {
        "\(Int(point.x.rounded())),\(Int(point.y.rounded()))"
    }
}
