internal import CMedia
import CoreGraphics
import Foundation
import Host

/// A playback by GStreamer.
@MainActor
final class GStreamerPlayback: MediaPlayback {
    var onEvent: ((MediaEvent) -> Void)?
    private let token: PlatformToken
    private var player: OpaquePointer?

    /// Nil if GStreamer's playback element is missing.
    init?(_ url: URL, _ token: PlatformToken) {
        self.token = token
        let handler: LodestoneMediaHandler = { context, event, text in
            guard let context else { return }
            let reason = text.map { String(cString: $0) } ?? ""
            let address = UInt(bitPattern: context)
            MainActor.assumeIsolated {
                guard let context = UnsafeRawPointer(bitPattern: address) else { return }
                // A strong reference, because the handler may release the playback.
                let playback = Unmanaged<GStreamerPlayback>.fromOpaque(context).takeUnretainedValue()
                withExtendedLifetime(playback) { playback.report(event, reason) }
            }
        }
        player = lodestone_media_player_new(url.absoluteString, handler, Unmanaged.passUnretained(self).toOpaque())
        guard player != nil else { return nil }
    }

    isolated deinit {
        if let player { lodestone_media_player_free(player) }
    }

    private func report(_ event: LodestoneMediaEvent, _ reason: String) {
        guard let platform = token.platform else { return }
        let reported: MediaEvent =
            switch event {
            case LODESTONE_MEDIA_ENDED: .ended
            case LODESTONE_MEDIA_BROKEN: .failed(reason)
            case LODESTONE_MEDIA_WAITING: .waiting(true)
            case LODESTONE_MEDIA_FILLED: .waiting(false)
            default: .settled
            }
        Platform.with(platform) { onEvent?(reported) }
    }

    var position: TimeInterval { player.map { TimeInterval(lodestone_media_player_position($0)) / 1e9 } ?? 0 }

    var rate = 1.0 {
        didSet { if let player { lodestone_media_player_set_rate(player, rate) } }
    }

    var volume = 1.0 {
        didSet { if let player { lodestone_media_player_set_volume(player, volume) } }
    }

    func play() { if let player { lodestone_media_player_play(player) } }
    func pause() { if let player { lodestone_media_player_pause(player) } }

    func seek(to position: TimeInterval, isAccurate: Bool) {
        if let player { lodestone_media_player_seek(player, Int(max(position, 0) * 1e9), isAccurate ? 1 : 0) }
    }

    func nextFrame() -> CGImage? {
        var (width, height): (Int32, Int32) = (0, 0)
        guard let player, lodestone_media_player_next_frame(player, &width, &height) != 0,
            let store = PixelStore(width: Int(width), height: Int(height)),
            lodestone_media_player_copy_frame(player, store.base, gsize(store.bytesPerRow * store.height)) != 0
        else { return nil }
        return CGImage(store: store, isOpaque: true)
    }
}
