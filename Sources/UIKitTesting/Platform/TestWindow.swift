import Foundation
import Host

/// A window without a display: it stores the last presented frame, and gets its events from a `TestHost`.
@MainActor
final class TestWindow: HostWindow {
    weak var delegate: (any HostWindowDelegate)?
    private(set) var contentSize: CGSize
    private(set) var scale: CGFloat
    var title: String
    private(set) var isActive: Bool
    private(set) var isVisible = true
    var cursor = HostCursor.arrow
    var cursorPicture: HostCursorPicture?

    /// The last presented render tree; nil before the first frame.
    private(set) var presented: RenderTree?

    /// The app's drag that has left the window.
    private(set) var outgoingDrag: TestOutgoingDrag?

    /// The target of text input.
    weak var textInputClient: (any HostTextInputClient)? {
        didSet { if textInputClient !== oldValue { isComposing = false } }
    }
    /// Whether there is marked text.
    private(set) var isComposing = false

    private weak var platform: TestPlatform?

    /// Creates an active window, or an inactive one that fills a monitor.
    init(platform: TestPlatform, title: String, size: CGSize, scale: CGFloat, filling monitor: UInt? = nil) {
        self.platform = platform
        filledMonitor = monitor
        isActive = monitor == nil
        self.title = title
        self.contentSize = size
        self.scale = scale
    }

    var sizeLimits = HostSizeLimits() {
        didSet { resize(to: contentSize) }
    }
    private(set) var position: CGPoint? = .zero

    func move(to position: CGPoint) { self.position = position }

    func resize(to size: CGSize) {
        let size = sizeLimits.clamped(size)
        guard size != contentSize else { return }
        contentSize = size
        notify { delegate?.hostWindowDidResize(self) }
    }

    func present(_ tree: RenderTree) {
        presented = tree
    }

    func setActive(_ active: Bool) {
        guard active != isActive else { return }
        isActive = active
        notify { delegate?.hostWindowDidChangeActivation(self) }
    }

    /// Makes this the key window.
    func bringToFront() {
        setVisible(true)
        for other in platform?.windows ?? [] where other !== self { other.setActive(false) }
        setActive(true)
    }

    func setVisible(_ visible: Bool) {
        guard visible != isVisible else { return }
        isVisible = visible
        notify { delegate?.hostWindowDidChangeVisibility(self) }
    }

    func send(_ event: HostEvent) {
        notify { delegate?.hostWindow(self, didReceive: event) }
    }

    func beginDrag(_ drag: HostOutgoingDrag) -> (any HostDragHandle)? {
        guard outgoingDrag == nil, let platform, platform.takesDrags else { return nil }
        let outgoing = TestOutgoingDrag(drag, platform: platform) { [weak self] in self?.outgoingDrag = nil }
        outgoingDrag = outgoing
        return outgoing
    }

    var canBeginDragByTouch: Bool { platform?.takesFingerDrags == true }

    // MARK: Text

    func textInputDidChange() {}

    func resetTextInput() { isComposing = false }

    /// The number of requests for the on-screen keyboard.
    private(set) var keyboardRequests = 0
    func requestKeyboard() { keyboardRequests += 1 }

    /// The monitor that the window fills; nil for an ordinary window.
    private let filledMonitor: UInt?
    var monitor: UInt? { filledMonitor ?? platform?.monitors.first?.id }

    /// Changes the scale, as a move to another monitor does.
    func setScale(_ scale: CGFloat) {
        guard scale != self.scale else { return }
        self.scale = scale
        notify { delegate?.hostWindowDidResize(self) }
    }

    func commit(_ text: String) {
        isComposing = false
        notify { textInputClient?.commit(text) }
    }

    func compose(_ text: String, choosing choice: NSRange?) {
        isComposing = !text.isEmpty
        let length = text.utf16.count
        func part(_ lower: Int, _ upper: Int, isChosen: Bool = false) -> HostPreedit.Part {
            HostPreedit.Part(range: lower..<upper, underline: isChosen ? .double : .single, isHighlighted: isChosen)
        }
        var parts = [part(0, length)]
        if let choice {
            let lower = min(max(choice.location, 0), length)
            let upper = min(max(choice.location + choice.length, lower), length)
            parts = [part(0, lower), part(lower, upper, isChosen: true), part(upper, length)].filter { !$0.range.isEmpty }
        }
        let preedit = text.isEmpty ? nil : HostPreedit(text: text, caret: length, parts: parts)
        notify { textInputClient?.compose(preedit) }
    }

    // MARK: Drops

    func dropEntered(_ drop: TestIncomingDrag) { notify { delegate?.hostWindow(self, dropDidEnter: drop) } }
    func dropMoved(_ drop: TestIncomingDrag) { notify { delegate?.hostWindow(self, dropDidMove: drop) } }
    func dropExited(_ drop: TestIncomingDrag) { notify { delegate?.hostWindow(self, dropDidExit: drop) } }
    func dropPerformed(_ drop: TestIncomingDrag) { notify { delegate?.hostWindow(self, didPerform: drop) } }

    // MARK: Closing

    func close() {
        guard let platform, platform.windows.contains(where: { $0 === self }) else { return }
        isVisible = false
        isActive = false
        outgoingDrag?.cancel()
        platform.forget(self)
        notify { delegate?.hostWindowDidClose(self) }
    }

    /// Calls the delegate as code of the platform, unless the platform is gone.
    private func notify(_ body: () -> Void) {
        guard let platform else { return }
        Platform.with(platform, body)
    }
}
