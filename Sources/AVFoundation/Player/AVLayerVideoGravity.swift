/// The position and scaling of a video in a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// The gravity as a string.
    public let rawValue: String
    /// Creates a gravity from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The video fits in the bounds, with its proportions.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// The video fills the bounds, with its proportions; the rest is clipped.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// The video is stretched to the bounds.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
