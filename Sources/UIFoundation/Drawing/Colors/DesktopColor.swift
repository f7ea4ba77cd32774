import CoreGraphics
import Foundation

/// `application/x-color`: red, green, blue and alpha, 16 bits each in the machine's byte order, in sRGB.
struct DesktopColor {
    private var components: [UInt16]

    init(_ color: UIColor) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        components = [red, green, blue, alpha].map { UInt16((min(max($0, 0), 1) * 65535).rounded()) }
    }

    init?(data: Data) {
        guard data.count == 8 else { return nil }
        let bytes = [UInt8](data)
        components = (0..<4).map { index in
            bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: index * 2, as: UInt16.self) }
        }
    }

    var data: Data { components.withUnsafeBytes { Data($0) } }

    var color: UIColor {
        let values = components.map { CGFloat($0) / 65535 }
        return UIColor(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    }
}
