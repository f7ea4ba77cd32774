/// A voice of a synthesizer.
package struct SpeechVoice: Sendable, Equatable {
    package var name: String
    /// The language's BCP 47 code, such as "en-US".
    package var language: String

    package init(name: String, language: String) { (self.name, self.language) = (name, language) }
}
