import Foundation

/// A value of a binary property list, including references in keyed archives.
indirect enum PropertyListValue: Equatable {
    case null
    case bool(Bool)
    case integer(Int64)
    case real(Double)
    /// Seconds since the reference date in 2001.
    case date(Double)
    case data(Data)
    case string(String)
    /// A reference to an object of a keyed archive, by its index.
    case reference(Int)
    case array([PropertyListValue])
    case dictionary([String: PropertyListValue])
}

/// Reads binary property lists from untrusted sources, with limits for size, number and depth.
///
/// The limit counts each use of a value. Values can be used several times, so that a small list could otherwise expand to an enormous size.
struct BinaryPropertyList {
    /// The maximum nesting depth. It can be low, because keyed archives store all objects in one flat table.
    private static let maximumDepth = 16
    private static let trailerSize = 32

    private let bytes: [UInt8]
    private let offsets: [Int]
    private let referenceSize: Int
    private let top: Int
    private var valuesLeft = ArchiveLimits.maximumObjects
    private var bytesLeft = ArchiveLimits.maximumSize

    struct Damaged: Error {}

    /// Parses `data`.
    ///
    /// - Throws: ``Damaged`` if it is not a property list, or exceeds a limit.
    static func value(in data: Data) throws -> PropertyListValue {
        var list = try BinaryPropertyList(data)
        return try list.value(list.top, depth: 0)
    }

    /// Checks that the list in `data` expands to at most ``ArchiveLimits/maximumObjects`` values, without creating them.
    ///
    /// - Throws: ``Damaged`` if it is not a property list, or exceeds a limit.
    static func check(_ data: Data) throws {
        var list = try BinaryPropertyList(data)
        try list.count(list.top, depth: 0)
    }

    private init(_ data: Data) throws {
        guard data.count > 8 + Self.trailerSize, data.count <= ArchiveLimits.maximumSize, data.starts(with: Data("bplist00".utf8))
        else {
            throw Damaged()
        }
        bytes = [UInt8](data)
        let trailer = bytes.count - Self.trailerSize
        let offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        let count = try Self.number(bytes, at: trailer + 8, size: 8)
        top = try Self.number(bytes, at: trailer + 16, size: 8)
        let table = try Self.number(bytes, at: trailer + 24, size: 8)
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), count <= ArchiveLimits.maximumObjects, top < count,
            table <= trailer, count * offsetSize <= trailer - table
        else { throw Damaged() }
        var offsets: [Int] = []
        offsets.reserveCapacity(count)
        for index in 0..<count { offsets.append(try Self.number(bytes, at: table + index * offsetSize, size: offsetSize)) }
        self.offsets = offsets
    }

    /// Reads a big-endian number of up to eight bytes. Throws if it is negative or out of bounds.
    private static func number(_ bytes: [UInt8], at offset: Int, size: Int) throws -> Int {
        guard offset >= 0, size >= 1, size <= 8, offset <= bytes.count - size else { throw Damaged() }
        let value = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard let number = Int(exactly: value) else { throw Damaged() }
        return number
    }

    /// The kind of a value, the number in the lower half of its marker byte, and the offset after that byte. Counts the value.
    private mutating func marker(_ reference: Int, depth: Int, maximumDepth: Int) throws -> (kind: UInt8, low: Int, offset: Int) {
        valuesLeft -= 1
        guard offsets.indices.contains(reference), depth < maximumDepth, valuesLeft >= 0 else { throw Damaged() }
        let offset = offsets[reference]
        guard offset >= 8, offset < bytes.count - Self.trailerSize else { throw Damaged() }
        return (bytes[offset] >> 4, Int(bytes[offset] & 15), offset + 1)
    }

    private mutating func value(_ reference: Int, depth: Int) throws -> PropertyListValue {
        var (kind, low, offset) = try marker(reference, depth: depth, maximumDepth: Self.maximumDepth)
        switch kind {
        case 0: return try simple(low)
        case 1: return .integer(try integer(at: offset, size: 1 << low))
        case 2: return .real(try real(at: offset, size: 1 << low))
        case 3: return .date(try real(at: offset, size: 8))
        case 8: return .reference(try Self.number(bytes, at: offset, size: low + 1))
        case 4, 5, 6, 7: return try text(kind: kind, count: count(low, &offset), at: offset)
        case 10: return .array(try values(count: count(low, &offset), at: offset, depth: depth))
        case 13: return try dictionary(count: count(low, &offset), at: offset, depth: depth)
        default: throw Damaged()
        }
    }

    private func simple(_ kind: Int) throws -> PropertyListValue {
        switch kind {
        case 0: return .null
        case 8: return .bool(false)
        case 9: return .bool(true)
        default: throw Damaged()
        }
    }

    private func integer(at offset: Int, size: Int) throws -> Int64 {
        // Integers of sixteen bytes are only needed above the largest signed 64-bit integer. Archives do not use them.
        guard size <= 8, offset <= bytes.count - size else { throw Damaged() }
        let value = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int64(bitPattern: value)
    }

    private func real(at offset: Int, size: Int) throws -> Double {
        guard size == 4 || size == 8, offset <= bytes.count - size else { throw Damaged() }
        let value = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return size == 4 ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: value))) : Double(bitPattern: value)
    }

    /// The number of elements. If it is 15 or more, it is stored after the marker byte.
    private func count(_ low: Int, _ offset: inout Int) throws -> Int {
        guard low == 15 else { return low }
        guard offset < bytes.count, bytes[offset] >> 4 == 1 else { throw Damaged() }
        let size = 1 << Int(bytes[offset] & 15)
        let count = try Self.number(bytes, at: offset + 1, size: size)
        offset += 1 + size
        guard count <= bytes.count else { throw Damaged() }
        return count
    }

    private mutating func text(kind: UInt8, count: Int, at offset: Int) throws -> PropertyListValue {
        let size = kind == 6 ? count * 2 : count
        bytesLeft -= size
        guard offset <= bytes.count - size, bytesLeft >= 0 else { throw Damaged() }
        let content = bytes[offset..<offset + size]
        if kind == 4 { return .data(Data(content)) }
        let text = kind == 6 ? String(bytes: content, encoding: .utf16BigEndian) : String(validating: content, as: UTF8.self)
        guard let text else { throw Damaged() }
        return .string(text)
    }

    private mutating func values(count: Int, at offset: Int, depth: Int) throws -> [PropertyListValue] {
        guard offset <= bytes.count - count * referenceSize else { throw Damaged() }
        var values: [PropertyListValue] = []
        for element in 0..<count {
            values.append(try value(try Self.number(bytes, at: offset + element * referenceSize, size: referenceSize), depth: depth + 1))
        }
        return values
    }

    private mutating func dictionary(count: Int, at offset: Int, depth: Int) throws -> PropertyListValue {
        let keys = try values(count: count, at: offset, depth: depth)
        let values = try values(count: count, at: offset + count * referenceSize, depth: depth)
        var dictionary: [String: PropertyListValue] = [:]
        for (key, value) in zip(keys, values) {
            guard case .string(let key) = key else { throw Damaged() }
            dictionary[key] = value
        }
        return .dictionary(dictionary)
    }

    // MARK: Checking

    /// Counts a value and the values inside of it.
    private mutating func count(_ reference: Int, depth: Int) throws {
        var (kind, low, offset) = try marker(reference, depth: depth, maximumDepth: LimitedPropertyList.maximumDepth)
        switch kind {
        case 4, 5, 6, 7:
            bytesLeft -= try count(low, &offset)
            guard bytesLeft >= 0 else { throw Damaged() }
        case 10, 12, 13:
            let elements = try count(low, &offset) * (kind == 13 ? 2 : 1)
            guard offset <= bytes.count - elements * referenceSize else { throw Damaged() }
            for element in 0..<elements {
                try count(try Self.number(bytes, at: offset + element * referenceSize, size: referenceSize), depth: depth + 1)
            }
        default: break
        }
    }
}
