/// The position in a text at which the synthesizer stops or pauses.
public enum AVSpeechBoundary: Int, Sendable {
    /// Immediately.
    case immediate = 0
    /// After the current word. The same as ``immediate`` on Linux.
    case word = 1
}
