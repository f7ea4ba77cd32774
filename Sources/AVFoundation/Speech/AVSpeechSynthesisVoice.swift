import Foundation

/// A voice of the desktop's speech synthesizer.
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
    /// The language's BCP 47 code, such as "en-US".
    public let language: String
    /// The name for the user.
    public let name: String
    /// The quality.
    public let quality = AVSpeechSynthesisVoiceQuality.default
    /// The identifier: the language and the name.
    public var identifier: String { "\(language).\(name)" }

    private init(_ voice: SpeechVoice) {
        language = voice.language
        name = voice.name
    }

    /// Creates a voice of a language; nil stands for the user's language. Nil if the synthesizer has no voice of the language. The first call may block the
    /// calling thread for some seconds.
    public convenience init?(language languageCode: String?) {
        let code = (languageCode ?? Self.currentLanguageCode()).lowercased()
        let voices = SpeechService.current.backend.voices()
        let base = code.prefix { $0 != "-" }
        let found =
            voices.first { $0.language.lowercased() == code } ?? voices.first { $0.language.lowercased() == base }
            ?? voices.first { $0.language.lowercased().hasPrefix(base + "-") }
        guard let found else { return nil }
        self.init(found)
    }

    /// The voice with an identifier; nil for an unknown identifier.
    public convenience init?(identifier: String) {
        guard let found = SpeechService.current.backend.voices().first(where: { "\($0.language).\($0.name)" == identifier }) else {
            return nil
        }
        self.init(found)
    }

    /// All voices. The first call may block the calling thread for some seconds.
    public class func speechVoices() -> [AVSpeechSynthesisVoice] { SpeechService.current.backend.voices().map(AVSpeechSynthesisVoice.init) }

    /// The code of the user's language and region, such as "en-US".
    public class func currentLanguageCode() -> String { Locale.preferredLanguages.first ?? "en-US" }

    /// Whether two voices are the same.
    public override func isEqual(_ object: Any?) -> Bool { (object as? AVSpeechSynthesisVoice)?.identifier == identifier }
    public override var hash: Int { identifier.hashValue }

    var voice: SpeechVoice { SpeechVoice(name: name, language: language) }
}
