/// Where the alpha of a pixel is, and whether colours are multiplied with it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// There is no alpha: RGB.
    case none = 0
    /// RGBA, colours multiplied.
    case premultipliedLast = 1
    /// ARGB, colours multiplied.
    case premultipliedFirst = 2
    /// RGBA, colours as they are.
    case last = 3
    /// ARGB, colours as they are.
    case first = 4
    /// RGBX, the last byte unused.
    case noneSkipLast = 5
    /// XRGB, the first byte unused.
    case noneSkipFirst = 6
    /// Alpha alone.
    case alphaOnly = 7
}

/// The order of bytes in a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits in which the order is kept.
    case orderMask = 0x7000
    /// As the components are named.
    case orderDefault = 0
    /// 16 bits, least significant byte first.
    case order16Little = 0x1000
    /// 32 bits, least significant byte first: ARGB is stored as BGRA.
    case order32Little = 0x2000
    /// 16 bits, most significant byte first.
    case order16Big = 0x3000
    /// 32 bits, most significant byte first.
    case order32Big = 0x4000
}

/// How the pixels of a bitmap are laid out: a ``CGImageAlphaInfo`` and a byte order.
public struct CGBitmapInfo: OptionSet, Sendable, Hashable {
    /// Alpha info in the lowest five bits, byte order in bits 12 to 14.
    public let rawValue: UInt32

    /// The layout of the given bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits in which the alpha info is kept.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Components are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits in which the byte order is kept.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Bytes in the order in which the components are named.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
    /// 32 bits, least significant byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)

    /// Where alpha is.
    var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & 0x1F) ?? .none }

    /// Whether the bytes of a pixel are stored last component first.
    var isLittleEndian: Bool { intersection(.byteOrderMask) == .byteOrder32Little }
}
