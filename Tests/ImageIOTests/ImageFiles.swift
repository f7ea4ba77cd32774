import CoreGraphics
import Foundation
import ImageIO

/// Images and files for tests.
enum ImageFiles {
    /// An image with a red left half, a blue right half, and a green first row.
    static func image(_ width: Int, _ height: Int) -> CGImage {
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.noneSkipFirst.rawValue)
        else { preconditionFailure("The test's image is too large.") }
        for (color, rect) in [
            (CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGRect(x: 0, y: 0, width: width / 2, height: height)),
            (CGColor(red: 0, green: 0, blue: 1, alpha: 1), CGRect(x: width / 2, y: 0, width: width - width / 2, height: height)),
            // y points up.
            (CGColor(red: 0, green: 1, blue: 0, alpha: 1), CGRect(x: 0, y: height - 1, width: width, height: 1)),
        ] {
            context.setFillColor(color)
            context.fill([rect])
        }
        guard let image = context.makeImage() else { preconditionFailure("The context has no bitmap.") }
        return image
    }

    /// Encodes an image as an app does.
    static func encode(_ image: CGImage, _ type: String, _ properties: [CFString: Any] = [:]) -> Data? {
        let buffer = NSMutableData()
        guard let destination = CGImageDestinationCreateWithData(buffer as CFMutableData, type as CFString, 1, nil) else { return nil }
        CGImageDestinationAddImage(destination, image, properties as CFDictionary)
        return CGImageDestinationFinalize(destination) ? Data(referencing: buffer) : nil
    }

    /// A frame of an animation: its area, the index of its colour (0 red, 1 green, 2 blue, 3 transparent), its disposal and its delay.
    struct Frame {
        var area: (x: Int, y: Int, width: Int, height: Int)
        var color: Int
        var disposal = 1
        var hundredths = 10
    }

    /// A GIF file of 4 × 4 pixels.
    static func gif(_ frames: [Frame], loops: Int? = 0) -> Data {
        func short(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }
        var bytes = Array("GIF89a".utf8) + short(4) + short(4) + [0x81, 0, 0]
        bytes += [255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0]
        if let loops { bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + short(loops) + [0] }
        for frame in frames {
            bytes += [0x21, 0xF9, 4, UInt8(frame.disposal << 2 | 1)] + short(frame.hundredths) + [3, 0]
            let area = frame.area
            bytes += [0x2C] + short(area.x) + short(area.y) + short(area.width) + short(area.height) + [0, 2]
            // LZW with three bits a code: a clear code (4) before each pixel keeps the code size; 5 is the end.
            var (bits, count, data) = (0, 0, [UInt8]())
            for code in (0..<area.width * area.height).flatMap({ _ in [4, frame.color] }) + [5, 0, 0] {
                bits |= code << count
                count += 3
                while count >= 8 {
                    data.append(UInt8(bits & 255))
                    (bits, count) = (bits >> 8, count - 8)
                }
            }
            bytes += [UInt8(data.count)] + data + [0]
        }
        return Data(bytes + [0x3B])
    }

    /// A JPEG file with Exif data.
    static func jpeg(exif: [UInt8]) -> Data? {
        guard let file = encode(image(8, 8), "public.jpeg") else { return nil }
        let length = exif.count + 8
        return file.prefix(2) + Data([0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)]) + Data("Exif\0\0".utf8) + Data(exif)
            + file.dropFirst(2)
    }
}
