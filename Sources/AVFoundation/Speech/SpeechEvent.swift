/// An event of a text that is spoken.
package enum SpeechEvent: Sendable, Equatable {
    case began
    case ended
    case cancelled
    case paused
    case resumed
    /// The text cannot be spoken, for a reason.
    case failed(String)
}
