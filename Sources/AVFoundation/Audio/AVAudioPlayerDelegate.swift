import Foundation

/// The delegate of an audio player. All methods are optional, and called on the main actor.
@preconcurrency
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// Called at the end of the sound, after the last repetition. Not called after `stop()` or `pause()`.
    @MainActor func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)

    /// Called if the sound cannot be decoded. The error is an ``AVError``.
    @MainActor func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
