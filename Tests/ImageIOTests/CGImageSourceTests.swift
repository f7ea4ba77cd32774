import CoreGraphics
import Foundation
@testable import ImageIO
import Testing

@Suite("Image sources")
struct CGImageSourceTests {
    private func properties(_ data: Data, _ index: Int = 0) throws -> [CFString: Any] {
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        return try #require(CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [CFString: Any])
    }

    private func isClose(_ image: CGImage?, _ x: Int, _ y: Int, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> Bool {
        guard let color = image?.color(x: x, y: y) else { return false }
        return abs(color.red - red) < 0.2 && abs(color.green - green) < 0.2 && abs(color.blue - blue) < 0.2
    }

    @Test("A source is not created for a pipe, for which reading would wait, or for a folder")
    func specialFile() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("source-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let pipe = folder.appendingPathComponent("a.png")
        try #require(mkfifo(pipe.path, 0o600) == 0)
        #expect(CGImageSourceCreateWithURL(pipe as CFURL, nil) == nil)
        #expect(CGImageSourceCreateWithURL(folder as CFURL, nil) == nil)
    }

    @Test("The properties of a PNG and a JPEG file have the size, the depth, the alpha and the colour model", arguments: ["png", "jpeg"])
    func headers(format: String) throws {
        let data = try #require(ImageFiles.encode(ImageFiles.image(6, 4), "public.\(format)"))
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        #expect(CGImageSourceGetType(source) == "public.\(format)" && CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        let values = try properties(data)
        #expect(values[kCGImagePropertyPixelWidth] as? Int == 6 && values[kCGImagePropertyPixelHeight] as? Double == 4)
        #expect(values[kCGImagePropertyDepth] as? Int == 8 && values[kCGImagePropertyOrientation] == nil)
        #expect(values[kCGImagePropertyColorModel] as? String == kCGImagePropertyColorModelRGB)
        #expect(values[kCGImagePropertyHasAlpha] as? Bool == (format == "png" ? false : nil))
        let file = try #require(CGImageSourceCopyProperties(source, nil) as? [String: Any])
        #expect(file[kCGImagePropertyFileSize] as? Int == data.count)
        let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        #expect(image?.width == 6 && isClose(image, 0, 3, 1, 0, 0) && isClose(image, 5, 3, 0, 0, 1))
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil && CGImageSourceCopyPropertiesAtIndex(source, -1, nil) == nil)
    }

    @Test("A source reads a file, and is nil if the file does not exist")
    func files() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(CGImageSourceCreateWithURL(file as CFURL, nil) == nil)
        let destination = try #require(CGImageDestinationCreateWithURL(file as CFURL, "public.png" as CFString, 1, nil))
        CGImageDestinationAddImage(destination, ImageFiles.image(6, 4), nil)
        #expect(CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithURL(file as CFURL, [kCGImageSourceShouldCache: false] as CFDictionary))
        #expect(CGImageSourceGetCount(source) == 1)
    }

    @Test("An image is not rotated by its orientation; a thumbnail is with the transform option, and its longer side has the maximum size")
    func orientation() throws {
        let data = try #require(
            ImageFiles.encode(
                ImageFiles.image(60, 40), "public.jpeg", [kCGImagePropertyOrientation: CGImagePropertyOrientation.right.rawValue]))
        #expect(try properties(data)[kCGImagePropertyOrientation] as? UInt32 == 6)
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(image.width == 60 && image.height == 40)
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
        var options: [CFString: Any] = [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 30]
        let plain = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
        #expect(plain.width == 30 && plain.height == 20 && isClose(plain, 5, 15, 1, 0, 0))
        options[kCGImageSourceCreateThumbnailWithTransform] = true
        options[kCGImageSourceThumbnailMaxPixelSize] = CGFloat(30)
        let upright = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
        // The left half becomes the upper half.
        #expect(upright.width == 20 && upright.height == 30 && isClose(upright, 5, 5, 1, 0, 0) && isClose(upright, 5, 25, 0, 0, 1))
        options[kCGImageSourceThumbnailMaxPixelSize] = 500
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)?.height == 60)
    }

    @Test("Every orientation of Exif is applied as gdk-pixbuf applies it", arguments: 1...8)
    func orientations(number: UInt32) throws {
        let image = ImageFiles.image(6, 4)
        let orientation = try #require(CGImagePropertyOrientation(rawValue: number))
        let data = try #require(ImageFiles.encode(image, "public.png", [kCGImagePropertyOrientation: number]))
        let file = try #require(ImageFiles.encode(image, "public.jpeg", [kCGImagePropertyOrientation: number]))
        let decoded = try ImageCoding.decode(file)
        let own = try #require(image.upright(orientation))
        #expect(try properties(data)[kCGImagePropertyOrientation] as? UInt32 == number)
        #expect(own.width == decoded.width && own.height == decoded.height)
        for (x, y) in [(0, own.height - 1), (own.width - 1, 0), (own.width - 1, own.height - 1), (0, 0)] {
            let color = try #require(own.color(x: x, y: y))
            #expect(isClose(decoded, x, y, color.red.rounded(), color.green.rounded(), color.blue.rounded()) || color.green > 0.5)
        }
    }

    @Test("The frames of a GIF file have their delays and loop count, and are composited by their disposal methods")
    func animation() throws {
        let data = ImageFiles.gif([
            .init(area: (0, 0, 4, 4), color: 0), .init(area: (1, 1, 2, 2), color: 1, disposal: 2, hundredths: 1),
            .init(area: (0, 0, 1, 1), color: 2, disposal: 3, hundredths: 50), .init(area: (3, 3, 1, 1), color: 2),
            .init(area: (0, 0, 4, 4), color: 3),
        ])
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        #expect(CGImageSourceGetType(source) == "com.compuserve.gif" && CGImageSourceGetCount(source) == 5)
        let file = try #require(CGImageSourceCopyProperties(source, nil) as? [String: Any])
        #expect((file[kCGImagePropertyGIFDictionary] as? [String: Any])?[kCGImagePropertyGIFLoopCount] as? Int == 0)
        func delay(_ index: Int, _ key: CFString) throws -> Double? {
            (try properties(data, index)[kCGImagePropertyGIFDictionary] as? [CFString: Any])?[key] as? Double
        }
        #expect(try delay(0, kCGImagePropertyGIFDelayTime) == 0.1 && delay(2, kCGImagePropertyGIFDelayTime) == 0.5)
        #expect(try delay(1, kCGImagePropertyGIFDelayTime) == 0.1 && delay(1, kCGImagePropertyGIFUnclampedDelayTime) == 0.01)
        let frames = (0..<5).map { CGImageSourceCreateImageAtIndex(source, $0, nil) }
        #expect(isClose(frames[0], 1, 1, 1, 0, 0) && isClose(frames[1], 1, 1, 0, 1, 0) && isClose(frames[1], 0, 0, 1, 0, 0))
        // The second frame's area was cleared, and the third frame's is restored.
        #expect(frames[2]?.color(x: 1, y: 1)?.alpha == 0 && isClose(frames[2], 0, 0, 0, 0, 1) && isClose(frames[3], 0, 0, 1, 0, 0))
        #expect(isClose(frames[3], 3, 3, 0, 0, 1) && isClose(frames[4], 3, 3, 0, 0, 1))
        // In any order.
        #expect(isClose(CGImageSourceCreateImageAtIndex(source, 1, nil), 1, 1, 0, 1, 0))
        #expect(CGImageSourceCreateImageAtIndex(source, 5, nil) == nil)
        let thumbnail = CGImageSourceCreateThumbnailAtIndex(
            source, 0, [kCGImageSourceCreateThumbnailFromImageIfAbsent: true, kCGImageSourceThumbnailMaxPixelSize: 2] as CFDictionary)
        #expect(thumbnail?.width == 2)
    }

    @Test("Little-endian Exif data is decoded to numbers, texts, fractions and degrees")
    func littleEndian() throws {
        func short(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }
        func long(_ value: Int) -> [UInt8] { short(value & 65535) + short(value >> 16) }
        func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] { short(tag) + short(type) + long(count) + value }
        // The first directory at 8 with 3 entries, its text at 50; the GPS directory at 60 with 2 entries, its fractions at 90.
        var bytes = Array("II".utf8) + short(42) + long(8) + short(3)
        bytes += entry(0x010F, 2, 9, long(50)) + entry(0x0112, 3, 1, short(3) + [0, 0]) + entry(0x8825, 4, 1, long(60)) + long(0)
        bytes += Array("Lodestone".utf8) + [0]
        bytes += short(2) + entry(1, 2, 2, Array("N".utf8) + [0, 0, 0]) + entry(2, 5, 3, long(90)) + long(0)
        for number in [52, 1, 30, 1, 1800, 100] { bytes += long(number) }
        let values = try properties(#require(ImageFiles.jpeg(exif: bytes)))
        #expect(values[kCGImagePropertyOrientation] as? Int == 3)
        #expect((values[kCGImagePropertyTIFFDictionary] as? [String: Any])?[kCGImagePropertyTIFFMake] as? String == "Lodestone")
        let gps = try #require(values[kCGImagePropertyGPSDictionary] as? [CFString: Any])
        #expect(gps[kCGImagePropertyGPSLatitudeRef] as? String == "N" && gps[kCGImagePropertyGPSLatitude] as? Double == 52.505)
    }

    @Test("Damaged and unknown data has no images, or images that cannot be decoded")
    func damage() throws {
        let text = try #require(CGImageSourceCreateWithData(Data("a text".utf8) as CFData, nil))
        #expect(CGImageSourceGetType(text) == nil && CGImageSourceGetCount(text) == 0)
        #expect(CGImageSourceGetStatus(text) == .statusUnknownType && CGImageSourceCopyPropertiesAtIndex(text, 0, nil) == nil)
        var generator = Sequence()
        let exif: [CFString: Any] = [
            kCGImagePropertyExifDictionary: [kCGImagePropertyExifLensModel: "50 mm", kCGImagePropertyExifFNumber: 1.8] as CFDictionary,
            kCGImagePropertyGPSDictionary: [kCGImagePropertyGPSLatitude: 52.5] as CFDictionary,
        ]
        let files = [
            try #require(ImageFiles.encode(ImageFiles.image(4, 4), "public.jpeg", exif)),
            try #require(ImageFiles.encode(ImageFiles.image(4, 4), "public.png", exif)),
            ImageFiles.gif([.init(area: (0, 0, 4, 4), color: 0), .init(area: (1, 1, 2, 2), color: 1)]),
        ]
        for file in files {
            for length in stride(from: 0, to: file.count, by: 3) { read(file.prefix(length)) }
            for _ in 0..<200 {
                var changed = file
                for _ in 0..<3 {
                    changed[Int.random(in: 0..<changed.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
                }
                read(changed)
            }
        }
    }

    /// Numbers of a linear congruential generator with Knuth's constants (MMIX), the same in each run.
    private struct Sequence: RandomNumberGenerator {
        private var state: UInt64 = 1

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 33
        }
    }

    /// Reads all that a file has.
    private func read(_ data: Data) {
        guard let source = CGImageSourceCreateWithData(data as CFData, nil) else { return }
        // A changed header may ask for a large image.
        guard let size = source.size, size.width * size.height < 10_000 else { return }
        for index in 0..<min(CGImageSourceGetCount(source), 4) {
            _ = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
            _ = CGImageSourceCreateImageAtIndex(source, index, nil)
        }
    }
}
