import CoreGraphics
import Testing
import UIKitTesting

@Suite("Images")
struct CGImageTests {
    /// An image with a different colour for each pixel, with various alphas.
    private func picture(_ width: Int = 7, _ height: Int = 5) -> CGImage {
        let store = PixelStore(width: width, height: height)!
        for y in 0..<height {
            for x in 0..<width {
                let alpha = UInt32(255 - y % 5 * 40)
                func part(_ value: Int) -> UInt32 { UInt32(value % 256) * alpha / 255 }
                store.row(y)[x] = alpha << 24 | part(x * 30) << 16 | part(y * 50) << 8 | part(200)
            }
        }
        return CGImage(store: store)
    }

    @Test("An image encoded as PNG decodes to the same pixels")
    func pngRoundTrip() throws {
        let image = picture()
        let data = try #require(image.pngData())
        let decoded = try ImageCoding.decode(data)
        #expect((decoded.width, decoded.height) == (7, 5))
        for y in 0..<5 {
            for x in 0..<7 {
                for shift in [0, 8, 16, 24] as [UInt32] {
                    let (a, b) = (Int(image.pixel(x: x, y: y) >> shift & 0xFF), Int(decoded.pixel(x: x, y: y) >> shift & 0xFF))
                    #expect(abs(a - b) <= 1)
                }
            }
        }
    }

    @Test("An image encoded as JPEG decodes to nearly the same pixels, without alpha")
    func jpegRoundTrip() throws {
        let context = CGContext.topLeft(16, 16, opaque: true)
        context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6, blue: 0.4, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        let data = try #require(ImageCoding.jpeg(of: context.takeImage(), quality: 0.9))
        let decoded = try ImageCoding.decode(data)
        let color = try #require(decoded.color(x: 8, y: 8))
        #expect(isClose(color.red, 0.2, within: 0.03) && isClose(color.green, 0.6, within: 0.03) && isClose(color.blue, 0.4, within: 0.03))
        #expect(decoded.isOpaque)
        #expect(decoded.alphaInfo == .noneSkipFirst)
    }

    @Test("An unknown format, a truncated file and a missing file throw different errors")
    func errors() throws {
        #expect(throws: ImageDecodingError.unknownFormat) { try ImageCoding.decode(Data("this is no picture at all".utf8)) }
        #expect(throws: ImageDecodingError.unknownFormat) { try ImageCoding.decode(Data()) }
        let whole = try #require(picture(64, 64).pngData())
        #expect { try ImageCoding.decode(whole.prefix(whole.count / 2)) } throws: { error in
            guard case .corrupt? = error as? ImageDecodingError else { return false }
            return true
        }
        #expect(throws: ImageDecodingError.unreadable(path: "/no/such/file.png")) {
            try ImageCoding.decode(contentsOfFile: "/no/such/file.png")
        }
    }

    @Test("An image whose header claims a huge size is rejected before memory is allocated")
    func tooLarge() throws {
        // A PNG header with a valid checksum and no pixels.
        var header = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        var chunk = Data("IHDR".utf8)
        func number(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
        chunk.append(contentsOf: number(30000) + number(30000) + [8, 6, 0, 0, 0])
        var crc = UInt32.max
        for byte in chunk {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        header.append(contentsOf: number(13))
        header.append(chunk)
        header.append(contentsOf: number(~crc))
        header.append(contentsOf: number(0) + Array("IDAT".utf8) + [0x35, 0xAF, 0x06, 0x1E])
        #expect(throws: ImageDecodingError.tooLarge(width: 30000, height: 30000)) { try ImageCoding.decode(header) }
    }

    @Test("A cropped image shares the original's pixels")
    func cropping() throws {
        let image = picture()
        let part = try #require(image.cropping(to: CGRect(x: 2, y: 1, width: 3, height: 2)))
        #expect((part.width, part.height) == (3, 2))
        #expect(part.store === image.store)
        for y in 0..<2 { for x in 0..<3 { #expect(part.pixel(x: x, y: y) == image.pixel(x: x + 2, y: y + 1)) } }
        let again = try #require(part.cropping(to: CGRect(x: 1, y: 1, width: 10, height: 10)))
        #expect((again.width, again.height) == (2, 1))
        #expect(again.pixel(x: 0, y: 0) == image.pixel(x: 3, y: 2))
        #expect(image.cropping(to: CGRect(x: 7, y: 0, width: 3, height: 3)) == nil)
        // Only the cropped part is drawn.
        let context = CGContext.topLeft(3, 2)
        context.drawUpright(part, in: CGRect(x: 0, y: 0, width: 3, height: 2))
        #expect(context.makeImage()!.pixel(x: 2, y: 1) == part.pixel(x: 2, y: 1))
    }

    @Test("Raw pixels in all layouts give the same image")
    func layouts() throws {
        let rgb = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        func image(_ bytes: [UInt8], _ info: UInt32, bits: Int = 32, space: CGColorSpace? = nil) -> CGImage? {
            CGDataProvider(data: Data(bytes) as CFData).flatMap {
                CGImage(
                    width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: bytes.count, space: space ?? rgb,
                    bitmapInfo: CGBitmapInfo(rawValue: info), provider: $0, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
            }
        }
        let little = CGBitmapInfo.byteOrder32Little.rawValue
        let expected: UInt32 = 0x8080_4000
        #expect(image([128, 64, 0, 128], CGImageAlphaInfo.premultipliedLast.rawValue)?.pixel(x: 0, y: 0) == expected)
        #expect(image([128, 128, 64, 0], CGImageAlphaInfo.premultipliedFirst.rawValue)?.pixel(x: 0, y: 0) == expected)
        #expect(image([0, 64, 128, 128], CGImageAlphaInfo.premultipliedFirst.rawValue | little)?.pixel(x: 0, y: 0) == expected)
        #expect(image([255, 128, 0, 128], CGImageAlphaInfo.last.rawValue)?.pixel(x: 0, y: 0) == expected)
        #expect(image([128, 64, 0], CGImageAlphaInfo.none.rawValue, bits: 24)?.pixel(x: 0, y: 0) == 0xFF80_4000)
        #expect(
            image([77], CGImageAlphaInfo.none.rawValue, bits: 8, space: CGColorSpaceCreateDeviceGray())?.pixel(x: 0, y: 0) == 0xFF4D_4D4D)
        #expect(image([1, 2], CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
    }

    @Test("The data provider of a cropped image contains only the bytes of the cropped area")
    func dataProvider() throws {
        let part = try #require(picture().cropping(to: CGRect(x: 1, y: 1, width: 2, height: 2)))
        let bytes = try #require(part.dataProvider?.data)
        #expect(bytes.count == part.bytesPerRow * 2)
        let pixel = part.pixel(x: 1, y: 1)
        #expect(bytes[12] == UInt8(pixel & 0xFF) && bytes[15] == UInt8(pixel >> 24))
    }

    @Test("Image files with random wrong bytes decode or throw an error, and do not crash", arguments: ["png", "jpeg"])
    func brokenFiles(format: String) throws {
        var numbers = SeededGenerator(seed: 11)
        let image = picture(24, 24)
        let whole = try #require(format == "png" ? ImageCoding.png(of: image) : ImageCoding.jpeg(of: image, quality: 0.5))
        for _ in 0..<300 {
            var data = whole
            for _ in 0..<Int.random(in: 1...8, using: &numbers) {
                data[Int.random(in: 0..<data.count, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
            }
            if Bool.random(using: &numbers) { data = data.prefix(Int.random(in: 0...data.count, using: &numbers)) }
            if let decoded = try? ImageCoding.decode(data) { #expect(decoded.width * decoded.height <= ImageCoding.maximumPixels) }
        }
    }
}
