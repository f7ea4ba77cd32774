internal import CMedia
import Foundation
import Host

/// Media by GStreamer.
package final class GStreamerBackend: MediaBackend {
    private let token: PlatformToken

    /// The timeout for opening a medium, in seconds.
    private static let patience: UInt32 = 15

    init(_ token: PlatformToken) { self.token = token }

    /// Whether the library can be opened.
    package static var isInstalled: Bool { lodestone_media_open() != 0 }

    package func inspect(_ url: URL) throws(AVError) -> MediaInformation { try Self.read(url) }

    /// The properties of the medium at a URL.
    ///
    /// - Throws: ``AVError``.
    package static func read(_ url: URL) throws(AVError) -> MediaInformation {
        var information = LodestoneMediaInformation()
        var message: UnsafeMutablePointer<CChar>?
        defer { g_free(message) }
        let kind = lodestone_media_inspect(url.absoluteString, patience, &information, &message)
        let text = message.map { String(cString: $0) } ?? ""
        switch kind {
        case LODESTONE_MEDIA_NO_ERROR: return MediaInformation(information)
        case LODESTONE_MEDIA_UNAVAILABLE: throw .withoutGStreamer
        case LODESTONE_MEDIA_MISSING_PLUGIN: throw .missingPlugin(text)
        default:
            let isMissing = url.isFileURL && !FileManager.default.isReadableFile(atPath: url.path)
            throw AVError(isMissing ? .failedToLoadMediaData : .fileFormatNotRecognized, "\(url.lastPathComponent): \(text)")
        }
    }

    @MainActor package func inspectLater(_ url: URL) async throws(AVError) -> MediaInformation {
        // The call blocks, so it must not run on a thread of the concurrency runtime.
        let result: Result<MediaInformation, AVError> = await withCheckedContinuation { continuation in
            DispatchQueue.global(qos: .userInitiated).async {
                do throws(AVError) {
                    continuation.resume(returning: .success(try self.inspect(url)))
                } catch {
                    continuation.resume(returning: .failure(error))
                }
            }
        }
        return try result.get()
    }

    @MainActor package func open(_ url: URL) throws(AVError) -> any MediaPlayback {
        guard let playback = GStreamerPlayback(url, token) else { throw .withoutGStreamer }
        return playback
    }
}

extension MediaInformation {
    fileprivate init(_ read: LodestoneMediaInformation) {
        self.init(
            duration: read.duration < 0 ? nil : TimeInterval(read.duration) / 1e9, hasAudio: read.has_audio != 0,
            isSeekable: read.is_seekable != 0, channels: Int(read.channels), sampleRate: Double(read.sample_rate),
            videoSize: read.has_video == 0 ? nil : CGSize(width: Int(read.width), height: Int(read.height)), frameRate: read.frame_rate)
    }
}

extension AVError {
    fileprivate static var withoutGStreamer: AVError {
        AVError(
            .decoderNotFound,
            "GStreamer is not installed. Install the packages gstreamer1.0-plugins-base and gstreamer1.0-plugins-good.")
    }

    fileprivate static func missingPlugin(_ description: String) -> AVError {
        AVError(
            .decoderNotFound,
            "GStreamer lacks a plug-in: \(description). Install one of the packages gstreamer1.0-plugins-good, gstreamer1.0-plugins-bad, "
                + "gstreamer1.0-plugins-ugly and gstreamer1.0-libav.")
    }
}
