import Foundation

/// The properties in the header of an image file.
struct ImageMetadata: Sendable {
    /// The size in pixels, without the orientation; nil if the header of the format is not read.
    var width: Int?
    var height: Int?
    var depth: Int?
    var colorModel = kCGImagePropertyColorModelRGB
    var hasAlpha: Bool?
    /// The resolution in pixels per inch.
    var resolution: (x: Double, y: Double)?
    var values = ExifValues()

    init(_ format: ImageFormat, _ reader: ByteReader) {
        switch format {
        case .jpeg: readJPEG(reader)
        case .png: readPNG(reader)
        case .tiff: if let data = reader.bytes(at: 0, reader.count) { readExif(data, isFile: true) }
        case .webP: readWebP(reader)
        case .gif:
            var reader = reader
            reader.isLittleEndian = true
            (width, height, depth) = (reader.short(at: 6), reader.short(at: 8), 8)
        case .bmp:
            var reader = reader
            reader.isLittleEndian = true
            // A header of 12 bytes has short numbers. A negative height means that the rows begin at the top.
            let isShort = reader.long(at: 14) == 12
            width = isShort ? reader.short(at: 18) : reader.long(at: 18)
            height = isShort ? reader.short(at: 20) : reader.long(at: 22).map { Int(Int32(truncatingIfNeeded: $0).magnitude) }
            depth = 8
        case .ico, .heic, .avif: break
        }
    }

    /// The Exif orientation; nil if the file does not state it.
    var orientation: CGImagePropertyOrientation? {
        guard case .integer(let number)? = values.tiff[kCGImagePropertyTIFFOrientation] else { return nil }
        return UInt32(exactly: number).flatMap { CGImagePropertyOrientation(rawValue: $0) }
    }

    /// The properties for apps, without the size.
    var properties: [String: Any] {
        var result: [String: Any] = [kCGImagePropertyColorModel: colorModel]
        if let depth { result[kCGImagePropertyDepth] = NSNumber(value: depth) }
        if let hasAlpha { result[kCGImagePropertyHasAlpha] = NSNumber(value: hasAlpha) }
        if let orientation { result[kCGImagePropertyOrientation] = NSNumber(value: orientation.rawValue) }
        if let resolution {
            result[kCGImagePropertyDPIWidth] = NSNumber(value: resolution.x)
            result[kCGImagePropertyDPIHeight] = NSNumber(value: resolution.y)
        }
        let dictionaries = [
            (kCGImagePropertyTIFFDictionary, values.tiff), (kCGImagePropertyExifDictionary, values.exif),
            (kCGImagePropertyGPSDictionary, values.gps),
        ]
        for (key, values) in dictionaries where !values.isEmpty { result[key] = values.mapValues(\.object) }
        return result
    }

    // MARK: Formats

    private mutating func readJPEG(_ reader: ByteReader) {
        var offset = 2
        while reader.byte(at: offset) == 0xFF, let marker = reader.byte(at: offset + 1) {
            // A marker may be preceded by any number of 0xFF bytes.
            if marker == 0xFF {
                offset += 1
                continue
            }
            // The pixels begin here, or the image ends.
            if marker == 0xDA || marker == 0xD9 { return }
            guard let length = reader.short(at: offset + 2), length >= 2 else { return }
            let start = offset + 4
            switch marker {
            case 0xE0 where reader.hasText("JFIF\0", at: start):
                // 1: pixels per inch. 2: pixels per centimetre.
                if let unit = reader.byte(at: start + 7), unit == 1 || unit == 2, let x = reader.short(at: start + 8),
                    let y = reader.short(at: start + 10), resolution == nil
                {
                    let factor = unit == 1 ? 1 : 2.54
                    resolution = (Double(x) * factor, Double(y) * factor)
                }
            case 0xE1 where reader.hasText("Exif\0\0", at: start) && length > 8:
                if values == ExifValues(), let data = reader.bytes(at: start + 6, length - 8) { readExif(data, isFile: false) }
            // The frame header. The three excluded markers are tables or reserved.
            case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
                depth = reader.byte(at: start)
                height = reader.short(at: start + 1)
                width = reader.short(at: start + 3)
                let components = reader.byte(at: start + 5)
                colorModel =
                    components == 1
                    ? kCGImagePropertyColorModelGray : components == 4 ? kCGImagePropertyColorModelCMYK : kCGImagePropertyColorModelRGB
            default: break
            }
            offset += 2 + length
        }
    }

    private mutating func readPNG(_ reader: ByteReader) {
        var offset = 8
        while let length = reader.long(at: offset), reader.bytes(at: offset, length + 12) != nil {
            let start = offset + 8
            if reader.hasText("IHDR", at: offset + 4) {
                (width, height, depth) = (reader.long(at: start), reader.long(at: start + 4), reader.byte(at: start + 8))
                // 0 is grey, 2 is RGB, 3 is indexed; 4 more have alpha.
                let type = reader.byte(at: start + 9) ?? 0
                colorModel = type == 0 || type == 4 ? kCGImagePropertyColorModelGray : kCGImagePropertyColorModelRGB
                hasAlpha = type & 4 != 0
            } else if reader.hasText("tRNS", at: offset + 4) {
                hasAlpha = true
            } else if reader.hasText("pHYs", at: offset + 4), reader.byte(at: start + 8) == 1 {
                // Pixels per metre.
                if let x = reader.long(at: start), let y = reader.long(at: start + 4) {
                    resolution = (Double(x) * 0.0254, Double(y) * 0.0254)
                }
            } else if reader.hasText("eXIf", at: offset + 4), let data = reader.bytes(at: start, length) {
                readExif(data, isFile: false)
            }
            // The length, the name and the checksum have four bytes each.
            offset += length + 12
        }
    }

    private mutating func readWebP(_ file: ByteReader) {
        var reader = file
        reader.isLittleEndian = true
        depth = 8
        var offset = 12
        while let length = reader.long(at: offset + 4), reader.byte(at: offset) != nil {
            let start = offset + 8
            if reader.hasText("VP8X", at: offset), let flags = reader.byte(at: start) {
                hasAlpha = flags & 0x10 != 0
                if let x = reader.long(at: start + 4), let y = reader.long(at: start + 6) {
                    // Two numbers of 24 bits.
                    (width, height) = ((x & 0xFF_FFFF) + 1, (y >> 8 & 0xFF_FFFF) + 1)
                }
            } else if width == nil, reader.hasText("VP8 ", at: offset) {
                width = reader.short(at: start + 6).map { $0 & 0x3FFF }
                height = reader.short(at: start + 8).map { $0 & 0x3FFF }
                hasAlpha = false
            } else if width == nil, reader.hasText("VP8L", at: offset), let bits = reader.long(at: start + 1) {
                (width, height, hasAlpha) = ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1, bits >> 28 & 1 != 0)
            } else if reader.hasText("EXIF", at: offset), let data = reader.bytes(at: start, length) {
                readExif(file.hasText("Exif\0\0", at: start) ? data.dropFirst(6) : data, isFile: false)
            }
            offset = start + length + length % 2
        }
    }

    private mutating func readExif(_ data: Data, isFile: Bool) {
        guard let found = ExifReader.values(of: data) else { return }
        values = found
        if isFile { (width, height, depth) = (found.width, found.height, found.depth) }
        guard resolution == nil, let x = found.tiff[kCGImagePropertyTIFFXResolution]?.number,
            let y = found.tiff[kCGImagePropertyTIFFYResolution]?.number
        else { return }
        switch found.tiff[kCGImagePropertyTIFFResolutionUnit]?.number ?? 2 {
        case 2: resolution = (x, y)
        case 3: resolution = (x * 2.54, y * 2.54)
        default: break
        }
    }
}
