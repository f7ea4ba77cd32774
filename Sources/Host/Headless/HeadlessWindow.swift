import Foundation

/// A window on no screen, which has the keyboard: it keeps what was presented last, and no event comes to it.
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

    /// No window system is there that could carry it.
    func beginDrag(_ drag: HostOutgoingDrag) -> (any HostDragHandle)? { nil }

    func textInputDidChange() {}
    func resetTextInput() {}

    /// It has the keyboard, and none of them is seen.
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
