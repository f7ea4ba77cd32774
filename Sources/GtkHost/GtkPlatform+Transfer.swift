import CGtk
import Foundation
import Host

/// Data transfer between programs.
extension GtkPlatform {
    func makeClipboard() -> any HostClipboard {
        guard (try? openDisplay()) != nil, let display = gdk_display_get_default(),
            let clipboard = GtkClipboard(display: display, platform: self)
        else { return HostLocalClipboard() }
        return clipboard
    }

    func makePrimarySelection() -> (any HostClipboard)? {
        guard (try? openDisplay()) != nil, let display = gdk_display_get_default() else { return nil }
        return GtkClipboard(display: display, platform: self, isPrimary: true)
    }
}
