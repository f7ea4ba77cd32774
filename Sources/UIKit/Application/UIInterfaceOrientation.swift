/// How what an app shows lies. A window of a desktop is upright where it is at least as high as wide, and lies otherwise.
public enum UIInterfaceOrientation: Int, Sendable {
    /// There is no window yet.
    case unknown = 0
    /// Higher than wide.
    case portrait = 1
    /// Higher than wide, and upside down. A window of a desktop never is.
    case portraitUpsideDown = 2
    /// Wider than high, as a device that was turned to the left.
    case landscapeRight = 3
    /// Wider than high, as a device that was turned to the right. A window of a desktop never is.
    case landscapeLeft = 4

    /// Whether it is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// The orientation of content of a size.
    init(of size: CGSize) {
        self = size == .zero ? .unknown : size.width > size.height ? .landscapeRight : .portrait
    }
}

/// Several orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// A bit for each orientation, at its number.
    public let rawValue: UInt

    /// The orientations whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// ``UIInterfaceOrientation/portrait``.
    public static let portrait = Self(rawValue: 1 << 1)
    /// ``UIInterfaceOrientation/portraitUpsideDown``.
    public static let portraitUpsideDown = Self(rawValue: 1 << 2)
    /// ``UIInterfaceOrientation/landscapeRight``.
    public static let landscapeRight = Self(rawValue: 1 << 3)
    /// ``UIInterfaceOrientation/landscapeLeft``.
    public static let landscapeLeft = Self(rawValue: 1 << 4)
    /// Both that are wider than high.
    public static let landscape: Self = [.landscapeLeft, .landscapeRight]
    /// All four.
    public static let all: Self = [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]
    /// All but upside down.
    public static let allButUpsideDown: Self = [.portrait, .landscapeLeft, .landscapeRight]
}

/// How a device is held. A desktop's screen is not: what its window is stands for it.
public enum UIDeviceOrientation: Int, Sendable {
    /// There is no window yet.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upright, the top below.
    case portraitUpsideDown = 2
    /// On its side, the top at the left.
    case landscapeLeft = 3
    /// On its side, the top at the right.
    case landscapeRight = 4
    /// Flat, and seen from above.
    case faceUp = 5
    /// Flat, and seen from below.
    case faceDown = 6

    /// Whether it is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it is flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can be shown so: not flat, and known.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

    /// How a device is held that shows an interface so. Turned to the left, its interface is turned to the right.
    init(showing orientation: UIInterfaceOrientation) {
        self = UIDeviceOrientation(rawValue: orientation.rawValue) ?? .unknown
    }
}
