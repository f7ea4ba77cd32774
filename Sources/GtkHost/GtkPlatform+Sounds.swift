import CGtk
import Foundation
import Host

/// Plays sound files with GTK's media module. Desktops have this module, but small installations may lack it.
extension GtkPlatform {
    public func playSound(at file: URL, completion: @escaping @MainActor (Bool) -> Void) {
        PlayingSound(self, completion).start(file.path)
    }
}

/// A sound that is being played. It retains itself until it has ended.
@MainActor
private final class PlayingSound {
    private let platform: GtkPlatform
    private let completion: @MainActor (Bool) -> Void
    private var stream: UnsafeMutablePointer<GtkMediaStream>?
    private var hold: PlayingSound?

    init(_ platform: GtkPlatform, _ completion: @escaping @MainActor (Bool) -> Void) {
        self.platform = platform
        self.completion = completion
    }

    func start(_ path: String) {
        guard let made = gtk_media_file_new_for_filename(path) else { return end(false) }
        let stream = UnsafeMutablePointer<GtkMediaStream>(OpaquePointer(made))
        self.stream = stream
        hold = self
        let context = Unmanaged.passUnretained(self).toOpaque()
        let changed: @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { _, _, context in
            GtkCallback.with(context, PlayingSound.self) { $0.look() }
        }
        for name in ["notify::ended", "notify::error"] {
            g_signal_connect_data(
                UnsafeMutableRawPointer(stream), name, unsafeBitCast(changed, to: GCallback.self), context, nil, GConnectFlags(rawValue: 0))
        }
        gtk_media_stream_play(stream)
        look()
    }

    private func look() {
        guard let stream else { return }
        if gtk_media_stream_get_error(stream) != nil { return end(false) }
        if gtk_media_stream_get_ended(stream) != 0 { end(true) }
    }

    /// Ends the sound in a deferred call, because GTK still uses the stream after it has reported the end.
    private func end(_ isPlayed: Bool) {
        let stream = self.stream
        self.stream = nil
        _ = platform.schedule(after: 0) { [self] in
            if let stream {
                g_signal_handlers_disconnect_matched(
                    UnsafeMutableRawPointer(stream), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
                g_object_unref(UnsafeMutableRawPointer(stream))
            }
            hold = nil
            Platform.with(platform) { completion(isPlayed) }
        }
    }
}
