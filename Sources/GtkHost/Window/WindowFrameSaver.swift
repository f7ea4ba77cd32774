import Foundation
import Host

/// Saves the size and position of a window for the program's next start.
@MainActor
final class WindowFrameSaver {
    /// The size and position from the program's last run.
    let saved: SavedWindowFrames.Frame?

    /// The name under which size and position are saved. If nil, they are not saved.
    private let name: String?
    private unowned let platform: any GtkWindowPlatform
    /// The timer of a scheduled save.
    private var timer: (any HostTimer)?

    /// The delay between a change and the save, in seconds.
    private static let delay: TimeInterval = 2

    init(name: String?, saved: SavedWindowFrames.Frame?, platform: any GtkWindowPlatform) {
        self.name = name
        self.saved = saved
        self.platform = platform
    }

    /// Schedules `save` after a change. The save does not wait for the window to close, because a program may end without closing its window.
    func frameMayHaveChanged(_ save: @escaping @MainActor () -> Void) {
        guard name != nil, timer == nil else { return }
        timer = platform.schedule(after: Self.delay) { [weak self] in
            self?.timer = nil
            save()
        }
    }

    /// Saves the size and position that `frame` returns, unless it returns nil. Cancels the scheduled save.
    func save(_ frame: () -> SavedWindowFrames.Frame?) {
        timer?.cancel()
        timer = nil
        guard let name, let frame = frame() else { return }
        platform.savedFrames.save(frame, of: name)
    }
}
