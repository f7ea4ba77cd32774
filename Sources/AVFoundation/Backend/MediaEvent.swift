/// An event of a playback.
package enum MediaEvent: Sendable, Equatable {
    /// The end is reached.
    case ended
    /// The playback failed, with the reason.
    case failed(String)
    /// The medium is open, or a seek is complete. A paused playback may have a new frame.
    case settled
    /// Whether the playback waits for data.
    case waiting(Bool)
}
