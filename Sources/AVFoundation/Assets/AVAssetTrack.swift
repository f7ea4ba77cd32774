import CoreGraphics
import Foundation

/// A track of an asset. An asset has one track of each kind, the one that is played.
public final class AVAssetTrack: NSObject, Sendable {
    /// The kind of the track.
    public let mediaType: AVMediaType
    /// The number of the track in its asset, from 1.
    public let trackID: Int32
    /// The time range of the track. It equals the time range of the asset.
    public let timeRange: CMTimeRange
    /// The size of a video in pixels; zero for sound.
    public let naturalSize: CGSize
    /// The frames per second of a video; 0 for sound, and if they are unknown.
    public let nominalFrameRate: Float
    /// The transform of the frames. Always the identity, because players apply the rotation themselves.
    public let preferredTransform = CGAffineTransform.identity

    init(_ mediaType: AVMediaType, number: Int32, of information: MediaInformation) {
        self.mediaType = mediaType
        trackID = number
        timeRange = CMTimeRange(start: .zero, duration: information.time)
        let isVideo = mediaType == .video
        naturalSize = isVideo ? information.videoSize ?? .zero : .zero
        nominalFrameRate = isVideo ? Float(information.frameRate) : 0
    }

    /// Reads a property.
    public func load<Value>(_ property: AVAsyncProperty<AVAssetTrack, Value>) async throws -> Value {
        try await property.read(self)
    }
}

extension MediaInformation {
    /// The duration as a time; indefinite if it is unknown.
    var time: CMTime { duration.map { CMTime(seconds: $0, preferredTimescale: CMTime.nanoseconds) } ?? .indefinite }

    var tracks: [AVAssetTrack] {
        let kinds = (videoSize == nil ? [] : [AVMediaType.video]) + (hasAudio ? [.audio] : [])
        return kinds.enumerated().map { AVAssetTrack($1, number: Int32($0 + 1), of: self) }
    }
}

extension CMTime {
    /// GStreamer's timescale: nanoseconds.
    static let nanoseconds: CMTimeScale = 1_000_000_000
}
