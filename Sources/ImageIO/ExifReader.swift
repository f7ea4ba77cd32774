import Foundation

/// Reads Exif data: the header and the directories of a TIFF file. Everything outside of the data or larger than the limits is ignored.
struct ExifReader {
    /// The maximum number of entries of a directory.
    private static let maximumEntries = 512
    /// The maximum number of values of an entry.
    private static let maximumValues = 1024
    /// The maximum size of a text in bytes.
    private static let maximumText = 65_536

    private let reader: ByteReader

    private struct Entry {
        var type: Int
        var count: Int
        /// The offset of the values.
        var offset: Int
    }

    /// Reads all directories. Nil if the data has no TIFF header.
    static func values(of data: Data) -> ExifValues? {
        var bytes = ByteReader(data)
        if bytes.hasText("II", at: 0) {
            bytes.isLittleEndian = true
        } else if !bytes.hasText("MM", at: 0) {
            return nil
        }
        guard bytes.short(at: 2) == 42, let first = bytes.long(at: 4) else { return nil }
        return ExifReader(reader: bytes).values(first)
    }

    private func values(_ first: Int) -> ExifValues {
        var result = ExifValues()
        let (main, next) = directory(at: first)
        result.tiff = values(main, ExifTag.tiff)
        if let offset = pointer(main[0x8769]) { result.exif = values(directory(at: offset).entries, ExifTag.exif) }
        if let offset = pointer(main[0x8825]) { result.gps = values(directory(at: offset).entries, ExifTag.gps) }
        result.width = pointer(main[0x0100])
        result.height = pointer(main[0x0101])
        result.depth = pointer(main[0x0102])
        if let next, next > 0 {
            let (second, _) = directory(at: next)
            if let offset = pointer(second[0x0201]), let length = pointer(second[0x0202]) {
                result.thumbnail = reader.bytes(at: offset, length).map { Data($0) }
            }
        }
        return result
    }

    /// The entries of a directory by tag, and the offset of the next directory.
    private func directory(at offset: Int) -> (entries: [Int: Entry], next: Int?) {
        guard let count = reader.short(at: offset), count <= Self.maximumEntries else { return ([:], nil) }
        var entries: [Int: Entry] = [:]
        for index in 0..<count {
            let start = offset + 2 + index * 12
            guard let tag = reader.short(at: start), let type = reader.short(at: start + 2), let count = reader.long(at: start + 4),
                let size = Self.size(of: type), let inner = reader.long(at: start + 8)
            else { continue }
            guard count <= max(Self.maximumText, Self.maximumValues) else { continue }
            let isInline = count * size <= 4
            guard entries[tag] == nil, isInline || inner <= reader.count - count * size else { continue }
            entries[tag] = Entry(type: type, count: count, offset: isInline ? start + 8 : inner)
        }
        return (entries, reader.long(at: offset + 2 + count * 12))
    }

    /// The bytes of a value of a TIFF type; nil for an unknown type.
    private static func size(of type: Int) -> Int? {
        switch type {
        case 1, 2, 6, 7: 1
        case 3, 8: 2
        case 4, 9, 11: 4
        case 5, 10, 12: 8
        default: nil
        }
    }

    /// The first number of an entry; nil without one.
    private func pointer(_ entry: Entry?) -> Int? {
        guard let entry, case .integer(let value)? = number(entry, 0) else { return nil }
        return value
    }

    private func values(_ entries: [Int: Entry], _ tags: [ExifTag]) -> [String: MetadataValue] {
        var result: [String: MetadataValue] = [:]
        for tag in tags { if let entry = entries[tag.number], let value = value(entry, tag.kind) { result[tag.key] = value } }
        return result
    }

    private func value(_ entry: Entry, _ kind: ExifTag.Kind) -> MetadataValue? {
        switch kind {
        case .text: return text(entry, skipping: 0).map { .text($0) }
        case .comment: return text(entry, skipping: 8).map { .text($0) }
        case .version:
            // The digits are characters.
            return .list(
                numbers(entry).compactMap { value in
                    guard case .integer(let character) = value else { return nil }
                    return .integer(max(0, character - 48))
                })
        case .degrees:
            let parts = numbers(entry).compactMap(\.number)
            guard parts.count == 3 else { return nil }
            return .real(parts[0] + parts[1] / 60 + parts[2] / 3600)
        case .time:
            let parts = numbers(entry).compactMap(\.number)
            guard parts.count == 3, parts.allSatisfy({ (0..<100).contains($0) }) else { return nil }
            return .text(parts.map { String(format: "%02d", Int($0)) }.joined(separator: ":"))
        case .shorts, .bytes, .rationals: return .list(numbers(entry))
        case .byte, .short, .long, .rational, .signedRational, .undefined:
            let values = numbers(entry)
            return values.count > 1 ? .list(values) : values.first
        }
    }

    private func text(_ entry: Entry, skipping prefix: Int) -> String? {
        guard entry.type == 2 || entry.type == 7, entry.count > prefix, entry.count <= Self.maximumText,
            let bytes = reader.bytes(at: entry.offset + prefix, entry.count - prefix)
        else { return nil }
        let characters = bytes.prefix { $0 != 0 }
        return String(data: characters, encoding: .utf8) ?? String(data: characters, encoding: .isoLatin1)
    }

    private func numbers(_ entry: Entry) -> [MetadataValue] {
        guard entry.count <= Self.maximumValues else { return [] }
        return (0..<entry.count).compactMap { number(entry, $0) }
    }

    private func number(_ entry: Entry, _ index: Int) -> MetadataValue? {
        guard index < entry.count, let size = Self.size(of: entry.type) else { return nil }
        let offset = entry.offset + index * size
        func signed(_ value: Int?) -> Int? { value.map { Int(Int32(truncatingIfNeeded: $0)) } }
        switch entry.type {
        case 1, 7: return reader.byte(at: offset).map { .integer($0) }
        case 6: return reader.byte(at: offset).map { .integer(Int(Int8(truncatingIfNeeded: $0))) }
        case 3: return reader.short(at: offset).map { .integer($0) }
        case 8: return reader.short(at: offset).map { .integer(Int(Int16(truncatingIfNeeded: $0))) }
        case 4: return reader.long(at: offset).map { .integer($0) }
        case 9: return signed(reader.long(at: offset)).map { .integer($0) }
        case 11: return reader.long(at: offset).map { .real(Double(Float(bitPattern: UInt32($0)))) }
        case 5: return ratio(reader.long(at: offset), reader.long(at: offset + 4))
        case 10: return ratio(signed(reader.long(at: offset)), signed(reader.long(at: offset + 4)))
        default: return nil
        }
    }

    private func ratio(_ numerator: Int?, _ denominator: Int?) -> MetadataValue? {
        guard let numerator, let denominator, denominator != 0 else { return nil }
        return .real(Double(numerator) / Double(denominator))
    }
}
