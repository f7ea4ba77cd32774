/// The position and scaling of a layer's contents in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At natural size, centered.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At natural size, centered at the top edge.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At natural size, centered at the bottom edge.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At natural size, centered at the left edge.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At natural size, centered at the right edge.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// At natural size, in the top left corner.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// At natural size, in the top right corner.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// At natural size, in the bottom left corner.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// At natural size, in the bottom right corner.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the bounds. The default.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit the bounds, preserving the aspect ratio.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to fill the bounds, preserving the aspect ratio.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The interpolation of scaled contents.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Linear interpolation between pixels. The default.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// The nearest pixel, without interpolation.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Linear interpolation between pixels and, for reduced images, between mipmap levels.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A quarter of a circle. The default.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve with gradually changing curvature, like that of Apple's icons.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The corners that ``CALayer/cornerRadius`` rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    static let all: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
}

/// The key under which a layer runs a transition.
public let kCATransition = "transition"
/// The key of the action for a layer that enters a window or is unhidden.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action for a layer that leaves its window or is hidden.
public let kCAOnOrderOut = "onOrderOut"
