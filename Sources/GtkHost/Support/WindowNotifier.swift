import Host

/// Notifies a window's delegate, as code of the window's platform.
@MainActor
final class WindowNotifier {
    weak var delegate: (any HostWindowDelegate)?
    /// The window, which owns the notifier.
    weak var window: (any HostWindow)?

    private let platform: any HostPlatform

    init(platform: any HostPlatform) {
        self.platform = platform
    }

    /// Calls `body` with the delegate and the window. Does nothing without a delegate.
    func tell(_ body: (any HostWindowDelegate, any HostWindow) -> Void) {
        guard let delegate, let window else { return }
        Platform.with(platform) { body(delegate, window) }
    }
}
