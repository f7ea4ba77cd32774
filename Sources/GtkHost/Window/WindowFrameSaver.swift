import Foundation
import Host

/// Saves the size and position of a window for the program's next start.
@MainActor
final class WindowFrameSaver {
    /// The size and position from the program's last run.
    let saved: SavedWindowFrames.Frame?

    /// The name under which size and position are saved; nil saves nothing.
    private let name: String?
    private unowned let platform: any GtkWindowPlatform
    /// The timer that saves some seconds after a change.
    private var timer: (any HostTimer)?

    /// The delay from a change until size and position are saved, in seconds.
    private static let delay: TimeInterval = 2

    init(name: String?, saved: SavedWindowFrames.Frame?, platform: any GtkWindowPlatform) {
        self.name = name
        self.saved = saved
        self.platform = platform
    }

    /// Schedules `save` after a change, because a program may end without closing its window.
    func frameMayHaveChanged(_ save: @escaping @MainActor () -> Void) {
        guard name != nil, timer == nil else { return }
        timer = platform.schedule(after: Self.delay) { [weak self] in
            self?.timer = nil
            save()
        }
    }

    /// Saves a size and position, unless it is nil, and cancels the timer.
    func save(_ frame: () -> SavedWindowFrames.Frame?) {
        timer?.cancel()
        timer = nil
        guard let name, let frame = frame() else { return }
        platform.savedFrames.save(frame, of: name)
    }
}
