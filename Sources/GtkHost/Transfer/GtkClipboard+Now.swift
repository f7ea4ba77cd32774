import CGtk
import Foundation
import Host

extension GtkClipboard {
    /// Reads the clipboard over a separate connection on X11, and through the pipe on Wayland. Neither runs the program's main loop, so no other code of the
    /// program runs during the call.
    func readNow(_ format: String, limit: Int, timeout: TimeInterval) throws -> Data {
        guard let content else { throw HostContentError.noSuchFormat(format) }
        guard content is GtkRemoteContent else {
            return try BlockingRead.data(timeout: timeout) { try await content.data(format, limit: limit) }
        }
        guard content.formats.contains(format) else { throw HostContentError.noSuchFormat(format) }
        let isX11 = lodestone_display_has_selections(display) != 0
        let end = platform.clock.now() + timeout
        for target in isX11 ? targets(for: format) : [format] {
            var bytes: OpaquePointer?
            switch lodestone_clipboard_read_now(clipboard, target, gsize(limit), max(0, end - platform.clock.now()), &bytes) {
            case LODESTONE_CLIPBOARD_READ: return bytes.map { Data(adopting: $0) } ?? Data()
            case LODESTONE_CLIPBOARD_TOO_LARGE: throw HostContentError.tooLarge(limit: limit)
            case LODESTONE_CLIPBOARD_TIMED_OUT: throw HostContentError.ownerFailed("no answer within \(timeout.formatted()) seconds")
            default: break
            }
        }
        throw HostContentError.ownerFailed("it offers \"\(format)\" but sent no data")
    }
}
