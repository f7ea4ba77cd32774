/// The backend of speech.
package protocol SpeechBackend: AnyObject, Sendable {
    /// The voices. It may block the calling thread for some seconds.
    func voices() -> [SpeechVoice]

    @MainActor func makeSpeaker() -> any Speaker
}
