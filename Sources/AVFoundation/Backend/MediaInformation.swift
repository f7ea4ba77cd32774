import CoreGraphics
import Foundation

/// The properties of a medium.
package struct MediaInformation: Sendable, Equatable {
    /// The duration in seconds; nil if it is unknown, as for a live stream.
    package var duration: TimeInterval?
    package var hasAudio: Bool
    package var isSeekable: Bool
    package var channels: Int
    package var sampleRate: Double
    /// The size of the video in pixels; nil without a video.
    package var videoSize: CGSize?
    /// The frames per second of the video; 0 if they are unknown.
    package var frameRate: Double

    package init(
        duration: TimeInterval?, hasAudio: Bool = true, isSeekable: Bool = true, channels: Int = 2, sampleRate: Double = 44_100,
        videoSize: CGSize? = nil, frameRate: Double = 0
    ) {
        (self.duration, self.hasAudio, self.isSeekable) = (duration, hasAudio, isSeekable)
        (self.channels, self.sampleRate, self.videoSize, self.frameRate) = (channels, sampleRate, videoSize, frameRate)
    }
}
