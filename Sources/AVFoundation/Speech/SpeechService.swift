import Host

/// The speech service of a platform. Tests can replace its backend.
package final class SpeechService: Sendable {
    package let backend: any SpeechBackend

    package init(_ backend: any SpeechBackend) { self.backend = backend }

    /// The speech service of the current platform. It may be read on any thread.
    static var current: SpeechService {
        SharedSingletons.value(of: SpeechService.self) { SpeechService(SpeechDispatcher($0)) }
    }
}
