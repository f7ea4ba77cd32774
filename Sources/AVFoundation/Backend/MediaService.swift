import Host

/// The media service of a platform. Tests can replace its backend.
package final class MediaService: Sendable {
    package let backend: any MediaBackend

    package init(_ backend: any MediaBackend) { self.backend = backend }

    /// The media service of the current platform. It may be read on any thread.
    static var current: MediaService {
        SharedSingletons.value(of: MediaService.self) { MediaService(GStreamerBackend($0)) }
    }
}
