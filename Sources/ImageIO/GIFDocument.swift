import CoreGraphics
import Foundation
import Synchronization

/// The frames of a GIF file. gdk-pixbuf decodes each frame as a file of its own; this class puts them on the canvas.
final class GIFDocument: Sendable {
    /// The treatment of a frame's area before the next frame is drawn.
    fileprivate enum Disposal: Sendable {
        case keep
        case clear
        case restore
    }

    struct Frame: Sendable {
        /// The duration of the frame in seconds, as in the file.
        var delay: TimeInterval
        fileprivate var disposal: Disposal
        /// The area on the canvas, in pixels.
        fileprivate var area: (x: Int, y: Int, width: Int, height: Int)
        /// The ranges of the extension with the transparent colour, and of the image.
        fileprivate var control: Range<Int>?
        fileprivate var image: Range<Int>
    }

    private struct Canvas: Sendable {
        /// The number of frames that are on the canvas.
        var count = 0
        var pixels: [UInt32]
    }

    /// The maximum number of frames.
    private static let maximumFrames = 10_000

    let width: Int
    let height: Int
    let frames: [Frame]
    /// The number of repetitions; 0 is endless. Nil if the file does not state it.
    let loopCount: Int?
    let hasGlobalColors: Bool
    private let data: Data
    /// The length of the header with the global colours.
    private let headerLength: Int
    /// The canvas after the frame that was decoded last, so that the following frame can be drawn onto it.
    private let canvas: Mutex<Canvas?>

    /// Reads the frames of a file. Nil if the header is damaged. The first damaged frame and all later frames are left out.
    init?(_ data: Data) {
        let reader = ByteReader(data, isLittleEndian: true)
        guard let width = reader.short(at: 6), let height = reader.short(at: 8), let flags = reader.byte(at: 10), width > 0, height > 0,
            width * height <= ImageCoding.maximumPixels
        else { return nil }
        self.data = data
        (self.width, self.height, hasGlobalColors) = (width, height, flags & 0x80 != 0)
        headerLength = 13 + (flags & 0x80 != 0 ? 3 << (flags & 7 + 1) : 0)
        canvas = Mutex(nil)
        var parser = Parser(reader: reader, offset: headerLength)
        parser.readBlocks(atMost: Self.maximumFrames)
        (frames, loopCount) = (parser.frames, parser.loopCount)
    }

    private struct Parser {
        let reader: ByteReader
        var offset: Int
        var frames: [Frame] = []
        var loopCount: Int?
        private var delay: TimeInterval = 0
        private var disposal = Disposal.keep
        private var control: Range<Int>?

        init(reader: ByteReader, offset: Int) { (self.reader, self.offset) = (reader, offset) }

        mutating func readBlocks(atMost limit: Int) {
            while frames.count < limit {
                switch reader.byte(at: offset) {
                case 0x21: guard readExtension() else { return }
                case 0x2C: guard readImage() else { return }
                default: return
                }
            }
        }

        /// Skips sub-blocks up to the empty one.
        private mutating func skipBlocks() -> Bool {
            while let length = reader.byte(at: offset) {
                offset += 1 + length
                if length == 0 { return true }
            }
            return false
        }

        private mutating func readExtension() -> Bool {
            let start = offset
            let label = reader.byte(at: offset + 1)
            offset += 2
            let isControl = label == 0xF9 && reader.byte(at: offset) == 4
            if isControl, let flags = reader.byte(at: offset + 1), let hundredths = reader.short(at: offset + 2) {
                delay = TimeInterval(hundredths) / 100
                disposal = flags >> 2 & 7 == 2 ? .clear : flags >> 2 & 7 == 3 ? .restore : .keep
            }
            if label == 0xFF, reader.hasText("NETSCAPE2.0", at: offset + 1), reader.byte(at: offset + 13) == 1 {
                loopCount = reader.short(at: offset + 14)
            }
            guard skipBlocks() else { return false }
            if isControl { control = start..<offset }
            return true
        }

        private mutating func readImage() -> Bool {
            let start = offset
            guard let x = reader.short(at: start + 1), let y = reader.short(at: start + 3), let width = reader.short(at: start + 5),
                let height = reader.short(at: start + 7), let flags = reader.byte(at: start + 9)
            else { return false }
            // The local colours and the code size.
            offset = start + 10 + (flags & 0x80 != 0 ? 3 << (flags & 7 + 1) : 0) + 1
            guard skipBlocks() else { return false }
            frames.append(
                Frame(
                    delay: delay, disposal: disposal, area: (x, y, width, height), control: control, image: start..<offset))
            (delay, disposal, control) = (0, .keep, nil)
            return true
        }
    }

    /// The canvas with a frame. Nil if a frame up to it cannot be decoded.
    ///
    /// - Complexity: O(`index`), but O(1) for the frame after the last one.
    func image(at index: Int) -> CGImage? {
        guard frames.indices.contains(index) else { return nil }
        return canvas.withLock { stored in
            var canvas = stored ?? Canvas(pixels: [])
            if stored == nil || canvas.count > index { canvas = Canvas(pixels: [UInt32](repeating: 0, count: width * height)) }
            stored = nil
            while canvas.count <= index {
                let frame = frames[canvas.count]
                guard let image = decode(frame) else { return nil }
                let before = frame.disposal == .restore ? canvas.pixels : []
                draw(image, on: &canvas.pixels)
                let shown = canvas.count == index ? makeImage(canvas.pixels) : nil
                switch frame.disposal {
                case .keep: break
                case .clear: clear(frame, on: &canvas.pixels)
                case .restore: canvas.pixels = before
                }
                canvas.count += 1
                if let shown {
                    stored = canvas
                    return shown
                }
            }
            return nil
        }
    }

    /// Decodes a frame as a file of its own, with the size of the canvas.
    private func decode(_ frame: Frame) -> CGImage? {
        func bytes(_ range: Range<Int>) -> Data { data[(data.startIndex + range.lowerBound)..<(data.startIndex + range.upperBound)] }
        guard headerLength <= data.count else { return nil }
        var file = bytes(0..<headerLength)
        // Transparent pixels need the newer version.
        file.replaceSubrange(file.startIndex..<file.startIndex + 6, with: Data("GIF89a".utf8))
        if let control = frame.control { file.append(bytes(control)) }
        file.append(bytes(frame.image))
        file.append(0x3B)
        return try? ImageCoding.decode(file)
    }

    private func draw(_ image: CGImage, on pixels: inout [UInt32]) {
        for y in 0..<min(height, image.height) {
            let row = image.row(y)
            for x in 0..<min(width, image.width) where row[x] >> 24 != 0 { pixels[y * width + x] = row[x] }
        }
    }

    private func clear(_ frame: Frame, on pixels: inout [UInt32]) {
        let area = frame.area
        for y in area.y..<max(area.y, min(height, area.y + area.height)) {
            for x in area.x..<max(area.x, min(width, area.x + area.width)) { pixels[y * width + x] = 0 }
        }
    }

    private func makeImage(_ pixels: [UInt32]) -> CGImage? {
        guard let store = PixelStore(width: width, height: height) else { return nil }
        for y in 0..<height { _ = store.row(y).update(fromContentsOf: pixels[y * width..<(y + 1) * width]) }
        return CGImage(store: store, isOpaque: pixels.allSatisfy { $0 >> 24 == 0xFF })
    }
}
