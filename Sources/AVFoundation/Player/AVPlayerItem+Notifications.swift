import Foundation

extension AVPlayerItem {
    /// Posted by an item that has reached its end.
    public nonisolated static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// Posted by an item whose playback failed. ``AVPlayerItemFailedToPlayToEndTimeErrorKey`` is the key of the error.
    public nonisolated static let failedToPlayToEndTimeNotification = Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
    /// Posted by an item after a seek.
    public nonisolated static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
    /// Posted by an item that has to wait for data.
    public nonisolated static let playbackStalledNotification = Notification.Name("AVPlayerItemPlaybackStalledNotification")
}

/// The key of the error in ``AVPlayerItem/failedToPlayToEndTimeNotification``.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension Notification.Name {
    /// The older name of ``AVPlayerItem/didPlayToEndTimeNotification``.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    /// The older name of ``AVPlayerItem/failedToPlayToEndTimeNotification``.
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
    /// The older name of ``AVPlayerItem/timeJumpedNotification``.
    public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
    /// The older name of ``AVPlayerItem/playbackStalledNotification``.
    public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
}
