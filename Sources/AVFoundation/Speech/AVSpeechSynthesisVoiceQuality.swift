/// The quality of a voice.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    /// The only quality on Linux.
    case `default` = 1
}
