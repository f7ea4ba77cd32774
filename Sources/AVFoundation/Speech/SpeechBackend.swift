import Foundation
import Host

/// A voice of a synthesizer.
package struct SpeechVoice: Sendable, Equatable {
    package var name: String
    /// The language's BCP 47 code, such as "en-US".
    package var language: String

    package init(name: String, language: String) { (self.name, self.language) = (name, language) }
}

/// A text to speak. The numbers are those of ``AVSpeechUtterance``.
package struct SpokenText: Sendable, Equatable {
    package var text: String
    package var voice: SpeechVoice?
    package var rate: Float
    package var pitch: Float
    package var volume: Float
}

/// An event of a text that is spoken.
package enum SpeechEvent: Sendable, Equatable {
    case began
    case ended
    case cancelled
    case paused
    case resumed
    /// There is no speech, for a reason.
    case failed(String)
}

/// Speaks one text at a time. It stops with its deinitialization.
@MainActor
package protocol Speaker: AnyObject {
    /// Called with each event, as code of the platform.
    var onEvent: ((SpeechEvent) -> Void)? { get set }
    func speak(_ text: SpokenText)
    func pause()
    func resume()
    /// Stops the text. ``SpeechEvent/cancelled`` follows.
    func cancel()
}

/// The backend of speech.
package protocol SpeechBackend: AnyObject, Sendable {
    /// The voices. It may block the calling thread for some seconds.
    func voices() -> [SpeechVoice]

    @MainActor func makeSpeaker() -> any Speaker
}

/// The speech of a platform, with the backend that tests replace.
package final class SpeechService: Sendable {
    package let backend: any SpeechBackend

    package init(_ backend: any SpeechBackend) { self.backend = backend }

    /// The current platform's speech. It may be read on any thread.
    static var current: SpeechService {
        SharedSingletons.value(of: SpeechService.self) { SpeechService(SpeechDispatcher($0)) }
    }
}
