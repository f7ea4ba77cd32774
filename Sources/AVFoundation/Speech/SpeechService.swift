import Host

/// The speech of a platform, with the backend that tests replace.
package final class SpeechService: Sendable {
    package let backend: any SpeechBackend

    package init(_ backend: any SpeechBackend) { self.backend = backend }

    /// The current platform's speech. It may be read on any thread.
    static var current: SpeechService {
        SharedSingletons.value(of: SpeechService.self) { SpeechService(SpeechDispatcher($0)) }
    }
}
