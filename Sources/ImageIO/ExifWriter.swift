import Foundation

/// Writes Exif data: the header and the directories of a TIFF file, with big-endian numbers.
struct ExifWriter {
    private struct Entry {
        var tag: Int
        var type: Int
        var count: Int
        var value: Data
    }

    /// Encodes the values of three dictionaries for apps. Unknown keys and values of a wrong type are left out. Nil if nothing is left.
    static func data(tiff: [String: Any], exif: [String: Any], gps: [String: Any]) -> Data? {
        var main = entries(tiff, ExifTag.tiff)
        let parts = [(tag: 0x8769, entries: entries(exif, ExifTag.exif)), (tag: 0x8825, entries: entries(gps, ExifTag.gps))]
            .filter { !$0.entries.isEmpty }
        guard !main.isEmpty || !parts.isEmpty else { return nil }
        // The length of the directory does not depend on the values of the pointers, so zeros are used to measure it.
        let pointers = parts.map { Entry(tag: $0.tag, type: 4, count: 1, value: Data(count: 4)) }
        var offset = 8 + directory(main + pointers, at: 8).count
        var others = Data()
        for part in parts {
            let data = directory(part.entries, at: offset)
            main.append(Entry(tag: part.tag, type: 4, count: 1, value: long(offset)))
            others.append(data)
            offset += data.count
        }
        return Data("MM\0*".utf8) + long(8) + directory(main, at: 8) + others
    }

    private static func entries(_ values: [String: Any], _ tags: [ExifTag]) -> [Entry] {
        tags.compactMap { tag in values[tag.key].flatMap { entry(tag, $0) } }
    }

    /// A directory at an offset, followed by the values that do not fit into it.
    private static func directory(_ entries: [Entry], at offset: Int) -> Data {
        let sorted = entries.sorted { $0.tag < $1.tag }
        var table = short(sorted.count)
        var values = Data()
        let start = offset + 2 + sorted.count * 12 + 4
        for entry in sorted {
            table += short(entry.tag) + short(entry.type) + long(entry.count)
            if entry.value.count <= 4 {
                table += entry.value + Data(count: 4 - entry.value.count)
            } else {
                table += long(start + values.count)
                values += entry.value
                // Values begin at even offsets.
                if values.count % 2 == 1 { values.append(0) }
            }
        }
        return table + long(0) + values
    }

    private static func entry(_ tag: ExifTag, _ value: Any) -> Entry? {
        func list(_ type: Int, _ encode: (Double) -> Data) -> Entry? {
            let numbers = (value as? [Any])?.map { MetadataNumber.value($0) } ?? [MetadataNumber.value(value)]
            let known = numbers.compactMap(\.self)
            guard !known.isEmpty, known.count == numbers.count, known.count <= 1024 else { return nil }
            return Entry(tag: tag.number, type: type, count: known.count, value: known.reduce(into: Data()) { $0 += encode($1) })
        }
        switch tag.kind {
        case .byte, .bytes: return list(1) { Data([UInt8(clamping: integer($0))]) }
        case .undefined: return list(7) { Data([UInt8(clamping: integer($0))]) }
        case .version: return list(7) { Data([UInt8(clamping: integer($0) + 48)]) }
        case .short, .shorts: return list(3) { short(integer($0)) }
        case .long: return list(4) { long(integer($0)) }
        case .rational, .rationals: return list(5, rational)
        case .signedRational: return list(10, signedRational)
        case .text: return (value as? String).flatMap { text(tag, 2, Data($0.utf8) + [0]) }
        case .comment: return (value as? String).flatMap { text(tag, 7, Data("ASCII\0\0\0".utf8) + Data($0.utf8)) }
        case .degrees:
            guard let degrees = MetadataNumber.value(value), degrees >= 0 else { return nil }
            let minutes = (degrees - degrees.rounded(.down)) * 60
            let seconds = (minutes - minutes.rounded(.down)) * 60
            let parts = [degrees.rounded(.down), minutes.rounded(.down), seconds].map(rational)
            return Entry(tag: tag.number, type: 5, count: 3, value: parts.reduce(Data(), +))
        case .time:
            let parts = (value as? String)?.split(separator: ":").compactMap { Double($0) } ?? []
            guard parts.count == 3 else { return nil }
            return Entry(tag: tag.number, type: 5, count: 3, value: parts.map(rational).reduce(Data(), +))
        }
    }

    /// The entry of a text; nil if it is too long for a JPEG file.
    private static func text(_ tag: ExifTag, _ type: Int, _ bytes: Data) -> Entry? {
        bytes.count <= 32_768 ? Entry(tag: tag.number, type: type, count: bytes.count, value: bytes) : nil
    }

    // MARK: Numbers

    private static func integer(_ number: Double) -> Int { Int(min(max(number, -4_294_967_295), 4_294_967_295)) }

    static func short(_ number: Int) -> Data {
        let value = UInt16(clamping: number)
        return Data([UInt8(value >> 8), UInt8(truncatingIfNeeded: value)])
    }

    static func long(_ number: Int) -> Data { bits(UInt32(clamping: number)) }

    private static func bits(_ value: UInt32) -> Data { Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }) }

    private static func rational(_ number: Double) -> Data {
        let (numerator, denominator) = fraction(max(number, 0), 4_294_967_295)
        return long(numerator) + long(denominator)
    }

    private static func signedRational(_ number: Double) -> Data {
        let (numerator, denominator) = fraction(abs(number), 2_147_483_647)
        return bits(UInt32(bitPattern: Int32(clamping: number < 0 ? -numerator : numerator))) + long(denominator)
    }

    /// A positive number as a fraction. The numerator is 1 if the number is the reciprocal of an integer, as exposure times are. Otherwise, the denominator
    /// is a power of ten.
    private static func fraction(_ number: Double, _ limit: Double) -> (numerator: Int, denominator: Int) {
        if number > 0, number < 1, abs(1 / number - (1 / number).rounded()) < 1e-6, 1 / number <= limit {
            return (1, Int((1 / number).rounded()))
        }
        var denominator = 1.0
        while denominator < 1_000_000, number * denominator != (number * denominator).rounded(), number * denominator * 10 <= limit {
            denominator *= 10
        }
        return (Int(min((number * denominator).rounded(), limit)), Int(denominator))
    }
}
