import Host

/// The media of a platform, with the backend that tests replace.
package final class MediaService: Sendable {
    package let backend: any MediaBackend

    package init(_ backend: any MediaBackend) { self.backend = backend }

    /// The current platform's media. It may be read on any thread.
    static var current: MediaService {
        SharedSingletons.value(of: MediaService.self) { MediaService(GStreamerBackend($0)) }
    }
}
