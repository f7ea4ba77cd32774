import CoreGraphics
import Foundation

/// A screenshot.
package struct Picture {
    package let width: Int
    package let height: Int
    /// Four bytes for each pixel: red, green, blue, and one unused byte.
    package let bytes: [UInt8]

    /// The colour of one pixel.
    package struct Pixel: Equatable, CustomStringConvertible {
        package var red: Int
        package var green: Int
        package var blue: Int

        /// Creates a colour from `0xRRGGBB`.
        package init(_ hex: Int) {
            self.init(red: hex >> 16 & 0xff, green: hex >> 8 & 0xff, blue: hex & 0xff)
        }

        package init(red: Int, green: Int, blue: Int) {
            self.red = red
            self.green = green
            self.blue = blue
        }

        /// Whether no component differs by more than `tolerance`.
        package func isNear(_ other: Pixel, tolerance: Int = 6) -> Bool {
            abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance && abs(blue - other.blue) <= tolerance
        }

        package var description: String { String(format: "#%02X%02X%02X", red, green, blue) }
    }

    package subscript(x: Int, y: Int) -> Pixel {
        let start = (y * width + x) * 4
        return Pixel(red: Int(bytes[start]), green: Int(bytes[start + 1]), blue: Int(bytes[start + 2]))
    }

    /// The pixel at a point; pixels outside are black.
    package subscript(point: CGPoint) -> Pixel {
        let x = Int(point.x)
        let y = Int(point.y)
        guard x >= 0, y >= 0, x < width, y < height else { return Pixel(0) }
        return self[x, y]
    }

    /// The connected areas of a colour with at least `minimum` pixels, from top to bottom and then from left to right.
    package func areas(of color: Pixel, tolerance: Int = 6, minimum: Int = 100) -> [Area] {
        var isMember = [Bool](repeating: false, count: width * height)
        func isNear(_ byte: UInt8, _ component: Int) -> Bool { abs(Int(byte) - component) <= tolerance }
        bytes.withUnsafeBufferPointer { bytes in
            for index in 0..<width * height where isNear(bytes[index * 4], color.red) {
                isMember[index] = isNear(bytes[index * 4 + 1], color.green) && isNear(bytes[index * 4 + 2], color.blue)
            }
        }
        var found: [Area] = []
        for start in isMember.indices where isMember[start] {
            isMember[start] = false
            var pending = [start]
            var area = Area(minX: start % width, minY: start / width, maxX: start % width, maxY: start / width, count: 0)
            while let index = pending.popLast() {
                let x = index % width
                let y = index / width
                area.count += 1
                area.minX = min(area.minX, x)
                area.minY = min(area.minY, y)
                area.maxX = max(area.maxX, x)
                area.maxY = max(area.maxY, y)
                func visit(_ neighbour: Int) {
                    if isMember[neighbour] {
                        isMember[neighbour] = false
                        pending.append(neighbour)
                    }
                }
                if x > 0 { visit(index - 1) }
                if x < width - 1 { visit(index + 1) }
                if y > 0 { visit(index - width) }
                if y < height - 1 { visit(index + width) }
            }
            if area.count >= minimum { found.append(area) }
        }
        return found.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    }

    /// A connected area of one colour, in pixels.
    package struct Area {
        package var minX: Int
        package var minY: Int
        package var maxX: Int
        package var maxY: Int
        /// The number of pixels with the colour.
        package var count: Int

        package var center: CGPoint { CGPoint(x: CGFloat(minX + maxX + 1) / 2, y: CGFloat(minY + maxY + 1) / 2) }
        package var frame: CGRect { CGRect(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1) }
        /// The fraction of the frame that the area fills: 1 for a rectangle, and a small number for a border.
        package var fill: Double { Double(count) / Double((maxX - minX + 1) * (maxY - minY + 1)) }
    }
}

extension Picture {
    /// Creates a screenshot from an X window dump, the format of `xwd`, with 32 bits for each pixel.
    package init(windowDump data: Data) throws {
        let data = [UInt8](data)
        func field(_ index: Int) -> Int {
            data[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        // If windows have several visuals, xwd writes 24 bits for each pixel, else 32.
        guard data.count > 100, field(1) == 7, field(11) == 32 || field(11) == 24 else {
            throw HarnessError("This is no window dump with 32 or 24 bits a pixel.")
        }
        let pixelBytes = field(11) / 8
        let headerSize = field(0)
        let isBigEndian = field(7) == 1
        let lineBytes = field(12)
        let start = headerSize + field(19) * 12
        width = field(4)
        height = field(5)
        guard data.count >= start + lineBytes * height else { throw HarnessError("The window dump is cut short.") }
        var bytes = [UInt8](repeating: 255, count: width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let from = start + y * lineBytes + x * pixelBytes
                let to = (y * width + x) * 4
                for component in 0..<3 {
                    bytes[to + component] = data[from + (isBigEndian ? component + pixelBytes - 3 : 2 - component)]
                }
            }
        }
        self.bytes = bytes
    }
}

extension Picture {
    /// Creates a screenshot from a PNG file.
    package init(png data: Data) throws {
        guard let provider = CGDataProvider(data: data as CFData),
            let image = CGImage(pngDataProviderSource: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        else { throw HarnessError("This is no PNG file.") }
        width = image.width
        height = image.height
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        for y in 0..<height {
            for pixel in image.row(y) {
                bytes.append(UInt8(truncatingIfNeeded: pixel >> 16))
                bytes.append(UInt8(truncatingIfNeeded: pixel >> 8))
                bytes.append(UInt8(truncatingIfNeeded: pixel))
                bytes.append(255)
            }
        }
        self.bytes = bytes
    }

    /// Creates a screenshot from a portable arbitrary map with four bytes for each pixel, as the compositor of ``TouchDisplay`` writes it.
    package init(pam data: Data) throws {
        guard let end = data.range(of: Data("ENDHDR\n".utf8)) else { throw HarnessError("This is no portable arbitrary map.") }
        var fields: [Substring: Int] = [:]
        for line in String(decoding: data[..<end.lowerBound], as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count == 2 { fields[words[0]] = Int(words[1]) }
        }
        width = fields["WIDTH"] ?? 0
        height = fields["HEIGHT"] ?? 0
        bytes = [UInt8](data[end.upperBound...])
        guard fields["DEPTH"] == 4, bytes.count == width * height * 4 else { throw HarnessError("The map is cut short.") }
    }

    /// The folder for screenshots of failed tests.
    package static let failures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Support/Failures")

    /// Writes the image as a portable pixmap to the folder ``failures``, for inspection.
    package func keep(as title: String) throws {
        let folder = Self.failures
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var data = Data("P6 \(width) \(height) 255\n".utf8)
        for pixel in 0..<width * height { data.append(contentsOf: bytes[pixel * 4..<pixel * 4 + 3]) }
        let name = title.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
        try data.write(to: folder.appendingPathComponent(name + ".ppm"))
    }
}
