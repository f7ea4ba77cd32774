import Foundation

/// A window without a screen. It has the keyboard focus and stores the last presented tree. It never receives an event.
@MainActor
final class HeadlessWindow: HostWindow {
    weak var delegate: (any HostWindowDelegate)?
    private(set) var contentSize: CGSize
    let scale: CGFloat
    var title: String
    private(set) var isActive = true
    private(set) var isVisible = true
    var cursor = HostCursor.arrow
    var cursorPicture: HostCursorPicture?
    weak var textInputClient: (any HostTextInputClient)?

    private var presented: RenderTree?
    private weak var platform: HeadlessPlatform?

    init(platform: HeadlessPlatform, title: String, _ expected: HostExpectedWindow) {
        self.platform = platform
        self.title = title
        contentSize = expected.size
        scale = expected.scale
    }

    var sizeLimits = HostSizeLimits() {
        didSet { resize(to: contentSize) }
    }

    func resize(to size: CGSize) {
        let size = sizeLimits.clamped(size)
        guard size != contentSize else { return }
        contentSize = size
        notify { delegate?.hostWindowDidResize(self) }
    }

    func present(_ tree: RenderTree) { presented = tree }

    /// Returns nil, because a headless platform has no window system that could carry the drag.
    func beginDrag(_ drag: HostOutgoingDrag) -> (any HostDragHandle)? { nil }

    func textInputDidChange() {}
    func resetTextInput() {}

    /// Does nothing: the window has the keyboard focus already, and no window is visible.
    func bringToFront() {}

    func close() {
        guard platform?.forget(self) == true else { return }
        isVisible = false
        isActive = false
        notify { delegate?.hostWindowDidClose(self) }
    }

    private func notify(_ body: () -> Void) {
        guard let platform else { return }
        Platform.with(platform, body)
    }
}
