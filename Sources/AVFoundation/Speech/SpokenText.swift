/// A text to speak. The numbers are those of ``AVSpeechUtterance``.
package struct SpokenText: Sendable, Equatable {
    package var text: String
    package var voice: SpeechVoice?
    package var rate: Float
    package var pitch: Float
    package var volume: Float
}
