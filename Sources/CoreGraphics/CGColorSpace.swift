/// A colour space: the interpretation of a colour's components.
public final class CGColorSpace: Sendable {
    enum Kind: Hashable, Sendable {
        case deviceRGB, deviceGray, sRGB, extendedSRGB, linearSRGB, displayP3, genericGrayGamma2_2, linearGray
    }

    let kind: Kind

    init(kind: Kind) {
        self.kind = kind
    }

    /// Creates a colour space by one of the names below. Returns nil for other names.
    public init?(name: CFString) {
        switch name {
        case CGColorSpace.sRGB: kind = .sRGB
        case CGColorSpace.extendedSRGB: kind = .extendedSRGB
        case CGColorSpace.linearSRGB: kind = .linearSRGB
        case CGColorSpace.displayP3: kind = .displayP3
        case CGColorSpace.genericGrayGamma2_2: kind = .genericGrayGamma2_2
        case CGColorSpace.linearGray: kind = .linearGray
        default: return nil
        }
    }

    /// The standard colour space of the web. This library converts all colours to sRGB for drawing.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// sRGB with components below 0 and above 1 for colours outside of its gamut.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// sRGB's primaries with components proportional to light intensity.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// The wide-gamut colour space of Apple's displays: P3's primaries with sRGB's transfer curve.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// Grays with a gamma of 2.2.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// Grays proportional to light intensity.
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"

    /// The space's name; nil for device spaces.
    public var name: CFString? {
        switch kind {
        case .deviceRGB, .deviceGray: nil
        case .sRGB: CGColorSpace.sRGB
        case .extendedSRGB: CGColorSpace.extendedSRGB
        case .linearSRGB: CGColorSpace.linearSRGB
        case .displayP3: CGColorSpace.displayP3
        case .genericGrayGamma2_2: CGColorSpace.genericGrayGamma2_2
        case .linearGray: CGColorSpace.linearGray
        }
    }

    /// The colour model: monochrome or RGB.
    public var model: CGColorSpaceModel {
        switch kind {
        case .deviceGray, .genericGrayGamma2_2, .linearGray: .monochrome
        default: .rgb
        }
    }

    /// The number of components of a colour, without alpha.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

    /// Whether the gamut of the space is larger than sRGB's.
    public var isWideGamutRGB: Bool { kind == .displayP3 || kind == .extendedSRGB }

    package static let standard = CGColorSpace(kind: .sRGB)
}

extension CGColorSpace: Hashable {
    /// Whether two colour spaces are the same.
    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.kind == rhs.kind }

    /// Hashes the kind of the colour space.
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// The colour model of a colour space.
public enum CGColorSpaceModel: Int32, Sendable {
    /// One component.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
}

/// The screen's RGB colour space; here equal to sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(kind: .deviceRGB) }

/// The screen's grayscale colour space; here with sRGB's transfer curve.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(kind: .deviceGray) }

/// The mapping of colours outside of a colour space's gamut.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The context chooses.
    case defaultIntent = 0
    /// Does not change colours inside of the gamut. Maps other colours to the nearest one inside of it.
    case absoluteColorimetric = 1
    /// Like `absoluteColorimetric`, relative to the white point of the colour space.
    case relativeColorimetric = 2
    /// Compresses all colours slightly, which preserves the relations between them.
    case perceptual = 3
    /// Preserves the saturation.
    case saturation = 4
}
