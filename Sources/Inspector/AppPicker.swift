import CoreGraphics
import Host
import InterfaceReading
import UIKit

/// Receives the events of one of the app's windows while the user picks a view in it.
@MainActor
final class AppPicker: HostWindowDelegate {
    /// The usage number of the key Escape.
    private static let escape = 0x29

    private let scene: UIWindowScene
    private weak var session: InspectorSession?
    private var hasChosen = false

    init(scene: UIWindowScene, session: InspectorSession) {
        self.scene = scene
        self.session = session
        scene.eventSource.cancelAll()
        scene.hostWindow.delegate = self
    }

    /// Gives the events back to the app.
    func end() {
        if scene.hostWindow.delegate === self { scene.hostWindow.delegate = scene }
    }

    func hostWindow(_ window: any HostWindow, didReceive event: HostEvent) {
        switch event {
        case .touch(let touch):
            switch touch.phase {
            case .began, .moved: hover(touch.sample.position)
            case .ended:
                choose(touch.sample.position)
                session?.endPicking()
            case .cancelled: session?.endPicking()
            }
        case .pointer(let pointer):
            switch pointer.kind {
            case .entered, .moved: if !hasChosen { hover(pointer.sample.position) }
            case .left: session?.highlights.show(hovered: nil)
            case .pressed: choose(pointer.sample.position)
            // The app does not receive the release, because it did not receive the press.
            case .released, .cancelled: if hasChosen { session?.endPicking() }
            }
        case .key(let key): if key.usage == Self.escape, key.phase == .up { session?.endPicking() }
        case .scroll, .touchpadGesture: break
        }
    }

    private func hover(_ point: CGPoint) {
        session?.highlights.show(hovered: ElementReading.frontmostView(at: point, in: scene))
    }

    private func choose(_ point: CGPoint) {
        hasChosen = true
        if let view = ElementReading.frontmostView(at: point, in: scene) { session?.selection = view }
    }

    func hostWindowDidResize(_ window: any HostWindow) { scene.hostWindowDidResize(window) }
    func hostWindowDidChangeActivation(_ window: any HostWindow) { scene.hostWindowDidChangeActivation(window) }
    func hostWindowDidChangeVisibility(_ window: any HostWindow) { scene.hostWindowDidChangeVisibility(window) }
    func hostWindowShouldClose(_ window: any HostWindow) -> Bool { scene.hostWindowShouldClose(window) }

    func hostWindowDidClose(_ window: any HostWindow) {
        end()
        scene.hostWindowDidClose(window)
        session?.endPicking()
    }
}
