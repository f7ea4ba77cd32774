import AVFoundation
import CoreGraphics

/// A medium that players find at a URL.
public struct TestMedium: Sendable, Equatable {
    /// The duration in seconds; nil for a live stream.
    public var duration: TimeInterval?
    /// The size of the video in pixels; nil for a sound.
    public var videoSize: CGSize?
    /// The frames per second of the video.
    public var frameRate: Double
    /// The error of a medium that cannot be played; nil for one that can.
    public var error: AVError.Code?

    public init(duration: TimeInterval? = 10, videoSize: CGSize? = nil, frameRate: Double = 25, error: AVError.Code? = nil) {
        (self.duration, self.videoSize, self.frameRate, self.error) = (duration, videoSize, frameRate, error)
    }
}
