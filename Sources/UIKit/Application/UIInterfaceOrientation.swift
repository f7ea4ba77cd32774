/// The orientation of an app's interface. On a desktop, it is portrait if the window is at least as high as wide, otherwise landscape.
public enum UIInterfaceOrientation: Int, Sendable {
    /// No window exists yet.
    case unknown = 0
    /// Higher than wide.
    case portrait = 1
    /// Upside down. Not used on a desktop.
    case portraitUpsideDown = 2
    /// Wider than high, as on a device rotated to the left.
    case landscapeRight = 3
    /// Wider than high, as on a device rotated to the right. Not used on a desktop.
    case landscapeLeft = 4

    /// Whether the orientation is one of the two portrait orientations.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the orientation is one of the two landscape orientations.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// The orientation of content with the given size.
    init(of size: CGSize) {
        self = size == .zero ? .unknown : size.width > size.height ? .landscapeRight : .portrait
    }
}

/// A set of orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// A bit mask. The index of each orientation's bit is the raw value of ``UIInterfaceOrientation``.
    public let rawValue: UInt

    /// Creates a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// ``UIInterfaceOrientation/portrait``.
    public static let portrait = Self(rawValue: 1 << 1)
    /// ``UIInterfaceOrientation/portraitUpsideDown``.
    public static let portraitUpsideDown = Self(rawValue: 1 << 2)
    /// ``UIInterfaceOrientation/landscapeRight``.
    public static let landscapeRight = Self(rawValue: 1 << 3)
    /// ``UIInterfaceOrientation/landscapeLeft``.
    public static let landscapeLeft = Self(rawValue: 1 << 4)
    /// Both landscape orientations.
    public static let landscape: Self = [.landscapeLeft, .landscapeRight]
    /// All four orientations.
    public static let all: Self = [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]
    /// All orientations except upside down.
    public static let allButUpsideDown: Self = [.portrait, .landscapeLeft, .landscapeRight]
}

/// The orientation of a device. On a desktop, it depends on the shape of the window.
public enum UIDeviceOrientation: Int, Sendable {
    /// No window exists yet.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// On its side, with the top at the left.
    case landscapeLeft = 3
    /// On its side, with the top at the right.
    case landscapeRight = 4
    /// Flat with the display up.
    case faceUp = 5
    /// Flat with the display down.
    case faceDown = 6

    /// Whether the device is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device is flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can have the orientation. False if the device is flat or the orientation is unknown.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

    /// The device orientation for an interface orientation. If the device rotates to the left, its interface rotates to the right.
    init(showing orientation: UIInterfaceOrientation) {
        self = UIDeviceOrientation(rawValue: orientation.rawValue) ?? .unknown
    }
}
