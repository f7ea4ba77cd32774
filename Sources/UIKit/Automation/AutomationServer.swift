import Foundation
import Host
import QuartzCore

/// Answers the requests of UI tests that run in another process. The platform receives them on the accessibility bus.
///
/// The tree is that of ``ElementNode``, which tests in the app's process query. So a query has the same matches in both.
@MainActor
final class AutomationServer: HostAutomation {
    private weak var platform: (any HostPlatform)?
    /// The objects of the last snapshot, by their numbers.
    private var objects: [UInt64: WeakObject] = [:]
    private var numbers: [ObjectIdentifier: UInt64] = [:]
    private var lastNumber: UInt64 = 0
    /// The identifier of the next finger. Identifiers of a window system are lower.
    private var nextFinger: UInt64 = 1 << 61
    /// The number of touches that are not delivered yet.
    private var pendingTouches = 0

    private struct WeakObject {
        weak var object: NSObject?
    }

    init(_ platform: any HostPlatform) {
        self.platform = platform
    }

    func answer(_ request: String) -> String? {
        guard let request = try? AutomationMessage.decode(AutomationRequest.self, from: request), platform != nil else { return nil }
        layOut()
        var reply = AutomationReply(status: AutomationStatus(frames: 0, isPlaying: false, isVisible: false))
        perform(request, &reply)
        reply.status = status
        return try? AutomationMessage.text(of: reply)
    }

    private var scene: UIWindowScene? { UIApplication.shared.windowScenes.first }

    private var status: AutomationStatus {
        let frames = platform.map { FrameLoop.of($0).frameCount } ?? 0
        return AutomationStatus(frames: frames, isPlaying: pendingTouches > 0, isVisible: scene?.hostWindow.isVisible ?? false)
    }

    /// Lays out the windows, so that the reply contains the result of earlier changes.
    private func layOut() {
        for window in UIApplication.shared.windowScenes.flatMap(\.windowStack.windows) where !window.isHidden { window.layoutIfNeeded() }
    }

    private func perform(_ request: AutomationRequest, _ reply: inout AutomationReply) {
        switch request {
        case .status: break
        case .snapshot: reply.snapshot = snapshot()
        case .geometry(let number):
            (reply.rect, reply.point) = (node(number)?.visibleRect, node(number)?.hitPoint)
        case .reveal(let number): node(number)?.reveal()
        case .slider(let number, let position):
            reply.position = node(number)?.sliderPosition.map { Double($0) }
            reply.point = node(number)?.thumbCenter(at: position)
        case .step(let number, let isUp):
            if isUp { node(number)?.object.accessibilityIncrement() } else { node(number)?.object.accessibilityDecrement() }
        case .dismissalTitle(let number): reply.text = node(number)?.dismissalTitle
        case .touches(let touches): play(touches)
        case .commit(let text): scene?.hostWindow.textInputClient?.commit(text)
        case .activate: scene?.hostWindow.bringToFront()
        case .open(let urls): reply.refusals = open(urls)
        case .image:
            if let platform { FrameLoop.of(platform).flush() }
            reply.image = scene?.layerTree.image().flatMap { UIImage(cgImage: $0).pngData() }
            reply.scale = scene.map { Double($0.hostWindow.scale) }
        case .terminate:
            // The reply precedes the end of the program.
            _ = platform?.schedule(after: 0) { UIApplication.shared.lifeCycle.terminate() }
        }
    }

    // MARK: The tree

    private func node(_ number: UInt64) -> ElementNode? { objects[number]?.object.map { ElementNode($0) } }

    private func snapshot() -> AutomationSnapshot {
        var elements: [AutomationElement] = []
        var (found, known): ([UInt64: WeakObject], [ObjectIdentifier: UInt64]) = ([:], [:])
        func add(_ node: ElementNode, _ depth: Int) {
            let number = number(of: node.object)
            found[number] = WeakObject(object: node.object)
            known[node.id] = number
            elements.append(AutomationElement(node, number: number, depth: depth))
            for child in node.children { add(child, depth + 1) }
        }
        add(ElementNode(UIApplication.shared), 0)
        (objects, numbers) = (found, known)
        return AutomationSnapshot(elements: elements)
    }

    /// The object's number in the last snapshot, or a new one.
    private func number(of object: NSObject) -> UInt64 {
        if let number = numbers[ObjectIdentifier(object)], objects[number]?.object === object { return number }
        lastNumber += 1
        return lastNumber
    }

    // MARK: Input

    /// The most touches of one request, and the time in seconds in which they must end. Gestures of tests are shorter.
    private static let limits = (touches: 10_000, time: 600.0)

    private func play(_ touches: [AutomationTouch]) {
        let touches = touches.prefix(Self.limits.touches).filter {
            (0...Self.limits.time).contains($0.time) && $0.point.x.isFinite && $0.point.y.isFinite && (0..<1000).contains($0.finger)
        }
        guard let platform, let last = touches.map(\.finger).max() else { return }
        let first = nextFinger
        nextFinger += UInt64(last) + 1
        pendingTouches += touches.count
        deliver(touches.sorted { $0.time < $1.time }[...], since: platform.clock.now(), firstFinger: first)
    }

    /// Delivers the touches that are due, and schedules the others. A delayed touch has the time at which it was due, so a slow app does not change velocities.
    private func deliver(_ touches: ArraySlice<AutomationTouch>, since start: TimeInterval, firstFinger: UInt64) {
        guard let platform else { return }
        var rest = touches
        while let touch = rest.first {
            let delay = start + touch.time - platform.clock.now()
            guard delay <= 0 else {
                _ = platform.schedule(after: delay) { [weak self] in self?.deliver(rest, since: start, firstFinger: firstFinger) }
                return
            }
            rest.removeFirst()
            pendingTouches -= 1
            let sample = HostSample(position: touch.point, timestamp: start + touch.time)
            scene?.deliver(.touch(HostTouch(id: firstFinger + UInt64(touch.finger), phase: touch.phase, sample: sample)))
        }
    }

    private func open(_ urls: [URL]) -> [String] {
        if let url = urls.first, urls.count == 1, url.scheme == "http" || url.scheme == "https" {
            UIApplication.shared.continueBrowsing(url)
            return []
        }
        var refusals: [String] = []
        platform?.application?.onRequest?(HostRequest(.open(urls)) { refusals = $0 })
        return refusals
    }
}

extension AutomationElement {
    @MainActor
    fileprivate init(_ node: ElementNode, number: UInt64, depth: Int) {
        let traits = node.traits
        let sizeClasses = [traits?.horizontalSizeClass ?? .unspecified, traits?.verticalSizeClass ?? .unspecified]
        self.init(
            number: number, depth: depth, kind: node.kind.rawValue, identifier: node.identifier, label: node.label,
            value: node.value.map { "\($0)" }, placeholder: node.placeholderValue, frame: node.frame, isEnabled: node.isEnabled,
            isSelected: node.isSelected, hasFocus: node.hasFocus, hasKeyboardFocus: node.hasKeyboardFocus,
            sizeClasses: sizeClasses.map(\.rawValue), keyText: (node.object as? KeyboardElement)?.text)
    }
}

extension UIWindowScene {
    /// Delivers an event at once, as the scene's window does.
    package func deliver(_ event: HostEvent) {
        Platform.with(platform) {
            hostWindow(hostWindow, didReceive: event)
            // A drag's moves have a frame each, and a touch at the window's border must not change its view before it is delivered.
            eventSource.flush()
            OpenEventGroups.of(platform).end()
        }
    }
}

extension UIApplication {
    /// Passes a web address to the app as a user activity, as a link in another app does.
    package func continueBrowsing(_ url: URL) {
        let activity = NSUserActivity(activityType: "NSUserActivityTypeBrowsingWeb")
        activity.webpageURL = url
        if let scene = windowScenes.first, let delegate = scene.delegate {
            delegate.scene(scene, continue: activity)
        } else {
            _ = delegate?.application(self, continue: activity) { _ in }
        }
    }
}
