/// What the components of a colour mean.
public final class CGColorSpace: Sendable {
    enum Kind: Hashable, Sendable {
        case deviceRGB, deviceGray, sRGB, extendedSRGB, linearSRGB, displayP3, genericGrayGamma2_2, linearGray
    }

    let kind: Kind

    init(kind: Kind) {
        self.kind = kind
    }

    /// The colour space of one of the names below; nil for another name.
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

    /// The web's colour space, and this library's: every colour is converted to it to be drawn.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// sRGB, with components below 0 and above 1 for colours that it does not contain.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// sRGB's primaries with components proportional to light.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// The wide colour space of Apple's displays: P3's primaries with sRGB's curve.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// Grays with a gamma of 2.2.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// Grays proportional to light.
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

    /// Whether its colours are grays or mixtures of red, green and blue.
    public var model: CGColorSpaceModel {
        switch kind {
        case .deviceGray, .genericGrayGamma2_2, .linearGray: .monochrome
        default: .rgb
        }
    }

    /// How many components a colour has, alpha not counted.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

    /// Whether it contains colours that sRGB does not.
    public var isWideGamutRGB: Bool { kind == .displayP3 || kind == .extendedSRGB }

    package static let standard = CGColorSpace(kind: .sRGB)
}

extension CGColorSpace: Hashable {
    /// Whether both give the same meaning to components.
    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.kind == rhs.kind }

    /// Feeds the space's kind to `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// Families of colour spaces.
public enum CGColorSpaceModel: Int32, Sendable {
    /// One component.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
}

/// Red, green and blue as the screen has them: here the same as sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(kind: .deviceRGB) }

/// Grays as the screen has them: here with sRGB's curve.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(kind: .deviceGray) }

/// How colours that a space does not contain are brought into it.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The context's own way.
    case defaultIntent = 0
    /// Colours in reach stay as they are, others take the nearest.
    case absoluteColorimetric = 1
    /// As absolute, adapted to the white of the space.
    case relativeColorimetric = 2
    /// All colours move a little, so that their relations stay.
    case perceptual = 3
    /// As saturated as before.
    case saturation = 4
}
