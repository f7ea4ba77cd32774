import CoreGraphics

/// A property that `load(_:)` reads.
public struct AVAsyncProperty<Root, Value>: Sendable {
    let read: @Sendable (Root) async throws -> Value
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
    /// The duration; indefinite for a live stream.
    public static var duration: Self { Self { try await $0.information().time } }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVAssetTrack] {
    /// The tracks.
    public static var tracks: Self { Self { try await $0.information().tracks } }
}

extension AVAsyncProperty where Root == AVAsset, Value == Bool {
    /// Whether the asset can be played.
    public static var isPlayable: Self { Self { (try? await $0.information()) != nil } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CGSize {
    /// The size of a video in pixels.
    public static var naturalSize: Self { Self { $0.naturalSize } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == Float {
    /// The frames per second of a video.
    public static var nominalFrameRate: Self { Self { $0.nominalFrameRate } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CMTimeRange {
    /// The time range.
    public static var timeRange: Self { Self { $0.timeRange } }
}
