import Host
import UIKit

/// Passes the calls for the inspector's window to its scene, and closes the inspector with the window.
@MainActor
final class InspectorWindowDelegate: HostWindowDelegate {
    private let scene: UIWindowScene
    private weak var session: InspectorSession?

    init(scene: UIWindowScene, session: InspectorSession) {
        self.scene = scene
        self.session = session
    }

    func hostWindow(_ window: any HostWindow, didReceive event: HostEvent) {
        session?.hidingInput { scene.hostWindow(window, didReceive: event) }
    }

    func hostWindowDidResize(_ window: any HostWindow) {
        session?.hidingInput { scene.hostWindowDidResize(window) }
    }

    func hostWindowDidChangeActivation(_ window: any HostWindow) {
        session?.hidingInput { scene.hostWindowDidChangeActivation(window) }
    }

    func hostWindowDidChangeVisibility(_ window: any HostWindow) { scene.hostWindowDidChangeVisibility(window) }

    func hostWindowShouldClose(_ window: any HostWindow) -> Bool { true }

    func hostWindowDidClose(_ window: any HostWindow) {
        scene.hostWindowDidClose(window)
        session?.windowDidClose()
    }
}
