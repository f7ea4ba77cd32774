/// The position of a pixel's alpha component, and whether colours are premultiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// RGB without alpha.
    case none = 0
    /// RGBA, premultiplied.
    case premultipliedLast = 1
    /// ARGB, premultiplied.
    case premultipliedFirst = 2
    /// RGBA, not premultiplied.
    case last = 3
    /// ARGB, not premultiplied.
    case first = 4
    /// RGBX, the last byte unused.
    case noneSkipLast = 5
    /// XRGB, the first byte unused.
    case noneSkipFirst = 6
    /// Alpha only.
    case alphaOnly = 7
}

/// The order of bytes in a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits of the byte order.
    case orderMask = 0x7000
    /// The bytes have the order in the format's name, such as A, R, G, B for ARGB.
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

/// The pixel format of a bitmap: a ``CGImageAlphaInfo`` and a byte order.
public struct CGBitmapInfo: OptionSet, Sendable, Hashable {
    /// The alpha info is in the lowest five bits, the byte order in bits 12 to 14.
    public let rawValue: UInt32

    /// Creates a format from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits of the alpha info.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Whether components are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits of the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// 32 bits, most significant byte first: ARGB is stored as ARGB.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
    /// 32 bits, least significant byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)

    /// The position and kind of the alpha component.
    var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & 0x1F) ?? .none }

    /// Whether the bytes of a pixel are stored in reverse order, last component first.
    var isLittleEndian: Bool { intersection(.byteOrderMask) == .byteOrder32Little }
}
