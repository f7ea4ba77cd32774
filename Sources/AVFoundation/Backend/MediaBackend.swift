import CoreGraphics
import Foundation
import Host

/// An event of a playback.
package enum MediaEvent: Sendable, Equatable {
    /// The end is reached.
    case ended
    /// The playback failed, with the reason.
    case failed(String)
    /// The medium is open, or a seek is complete. A paused playback may have a new frame.
    case settled
    /// Whether the playback waits for data.
    case waiting(Bool)
}

/// The playback of one medium, which is paused at its start. It ends with its deinitialization.
@MainActor
package protocol MediaPlayback: AnyObject {
    /// Called with each event, as code of the platform.
    var onEvent: ((MediaEvent) -> Void)? { get set }

    /// The position in seconds: the target of a pending seek, or that of the playback.
    var position: TimeInterval { get }
    /// The speed, above 0.
    var rate: Double { get set }
    /// The volume, from 0 to 1.
    var volume: Double { get set }

    func play()
    func pause()
    /// Seeks to a position in seconds. ``MediaEvent/settled`` follows. A seek that is not accurate may end at a frame nearby.
    func seek(to position: TimeInterval, isAccurate: Bool)

    /// The newest frame of the video; nil if it was read before.
    func nextFrame() -> CGImage?
}

/// The backend of media.
package protocol MediaBackend: AnyObject, Sendable {
    /// The properties of the medium at a URL. It may block the calling thread for some seconds.
    ///
    /// - Throws: ``AVError``.
    func inspect(_ url: URL) throws(AVError) -> MediaInformation

    /// The same without blocking.
    ///
    /// - Throws: ``AVError``.
    func inspectLater(_ url: URL) async throws(AVError) -> MediaInformation

    /// A playback of the medium at a URL.
    ///
    /// - Throws: ``AVError``.
    @MainActor func open(_ url: URL) throws(AVError) -> any MediaPlayback
}

/// The media of a platform, with the backend that tests replace.
package final class MediaService: Sendable {
    package let backend: any MediaBackend

    package init(_ backend: any MediaBackend) { self.backend = backend }

    /// The current platform's media. It may be read on any thread.
    static var current: MediaService {
        SharedSingletons.value(of: MediaService.self) { MediaService(GStreamerBackend($0)) }
    }
}
