import Foundation
import GtkHost
import Host
import QuartzCore
import UIKit

final class ProbeDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var listener: Listener?

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .systemTeal
        window.makeKeyAndVisible()
        self.window = window
        guard let scene = window.windowScene, let platform = Platform.current as? GtkPlatform else { return }
        if let seconds = ProcessInfo.processInfo.environment["PROBE_PATIENCE"].flatMap(TimeInterval.init) {
            platform.patience.answer = seconds
            platform.patience.finish = seconds
        }
        scene.hostWindow.resize(to: CGSize(width: 600, height: 700))
        listener = Listener(scene)
        switch Probe.arguments.first {
        case "copy": platform.clipboard.write(Probe.offer)
        case "paste", "pastenow": watchClipboard(of: platform)
        default: break
        }
        Probe.say("ready")
    }

    private func watchClipboard(of platform: GtkPlatform) {
        let clipboard = platform.clipboard
        let read = {
            guard let content = clipboard.content else { return Probe.say("clipboard \(clipboard.changeCount) empty") }
            Probe.say("clipboard \(clipboard.changeCount) \(content.formats.joined(separator: " "))")
            let formats = Array(Probe.arguments.dropFirst())
            let isNow = Probe.arguments.first == "pastenow"
            let now = isNow ? Probe.readNow(formats, of: clipboard) : []
            Task {
                for (format, data) in now {
                    let sum = Sum()
                    await sum.add(data)
                    Probe.say("received \(format) \(await sum.words)")
                }
                if !isNow { await Probe.read(formats, of: content) }
                Probe.say("done")
            }
        }
        clipboard.onChange = read
        if clipboard.content != nil { read() }
    }
}

/// A delegate between the host's window and the scene.
private final class Listener: HostWindowDelegate {
    private let scene: UIWindowScene
    private var handle: (any HostDragHandle)?

    init(_ scene: UIWindowScene) {
        self.scene = scene
        scene.hostWindow.delegate = self
    }

    // MARK: Offering

    func hostWindow(_ window: any HostWindow, didReceive event: HostEvent) {
        scene.hostWindow(window, didReceive: event)
        if case .touch(let touch) = event, Probe.arguments.first == "give" {
            if touch.phase == .cancelled { Probe.say("touch cancelled") }
            if touch.phase == .began || touch.phase == .ended { Probe.say("touch \(touch.phase)") }
            if touch.phase == .moved { begin(at: touch.sample.position, in: window) }
        }
        guard case .pointer(let pointer) = event else { return }
        if Probe.arguments.first == "copy", pointer.kind == .pressed(button: 1) { Platform.current?.clipboard.write(Probe.offer) }
        guard Probe.arguments.first == "give" else { return }
        if pointer.kind == .cancelled { Probe.say("pointer cancelled") }
        if pointer.buttons != 0 { begin(at: pointer.sample.position, in: window) }
    }

    /// Begins the drag if `position` is the first one outside of the window.
    private func begin(at position: CGPoint, in window: any HostWindow) {
        let isInside = CGRect(origin: .zero, size: window.contentSize).contains(position)
        guard !isInside, handle == nil, let tree = picture else { return }
        let drag = HostOutgoingDrag(
            content: Offer(Array(Probe.arguments.dropFirst(2))), operations: Probe.operations(Probe.arguments[1]), image: tree,
            imageSize: CGSize(width: 80, height: 40), hotSpot: CGPoint(x: 40, y: 20)
        ) { [weak self] operation in
            Probe.say("ended \(operation.map(Probe.name) ?? "nothing")")
            self?.handle = nil
        }
        handle = window.beginDrag(drag)
        Probe.say(handle == nil ? "not begun" : "began")
    }

    private var picture: RenderTree? {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        view.backgroundColor = .systemRed
        view.layer.cornerRadius = 20
        return view.layer.renderTree(in: view.bounds, scale: 1)
    }

    // MARK: Receiving

    private func answer(_ drop: any HostIncomingDrag) {
        drop.propose(Probe.arguments.first == "give" ? .copy : Probe.operation(Probe.arguments.dropFirst().first ?? ""))
    }

    func hostWindow(_ window: any HostWindow, dropDidEnter drop: any HostIncomingDrag) {
        let own = drop.outgoing.map { $0 === handle } ?? false
        Probe.say("entered \(own ? "own " : "")\(Probe.name(drop.operations)) \(drop.content.formats.joined(separator: " "))")
        answer(drop)
        let content = drop.content
        Task {
            do {
                _ = try await content.data(content.formats.first ?? "", limit: 10)
                Probe.say("read before the drop")
            } catch HostContentError.notDropped {
            } catch {
                Probe.say("failed before the drop: \(error)")
            }
        }
    }

    func hostWindow(_ window: any HostWindow, dropDidMove drop: any HostIncomingDrag) {
        answer(drop)
    }

    func hostWindow(_ window: any HostWindow, dropDidExit drop: any HostIncomingDrag) {
        Probe.say("exited")
    }

    func hostWindow(_ window: any HostWindow, didPerform drop: any HostIncomingDrag) {
        Probe.say("dropped \(Int(drop.location.x)),\(Int(drop.location.y))")
        Task {
            let isTake = Probe.arguments.first == "take"
            await Probe.read(isTake ? Array(Probe.arguments.dropFirst(2)) : drop.content.formats, of: drop.content)
            drop.finish(Probe.arguments.first == "give" ? .copy : Probe.operation(Probe.arguments.dropFirst().first ?? ""))
            Probe.say("done")
        }
    }

    // MARK: Forwarded calls

    func hostWindowDidResize(_ window: any HostWindow) { scene.hostWindowDidResize(window) }
    func hostWindowDidChangeActivation(_ window: any HostWindow) { scene.hostWindowDidChangeActivation(window) }
    func hostWindowDidChangeVisibility(_ window: any HostWindow) { scene.hostWindowDidChangeVisibility(window) }
    func hostWindowShouldClose(_ window: any HostWindow) -> Bool { scene.hostWindowShouldClose(window) }
    func hostWindowDidClose(_ window: any HostWindow) { scene.hostWindowDidClose(window) }
}
