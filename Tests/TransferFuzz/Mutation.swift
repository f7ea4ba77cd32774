import Foundation
import UIKitTesting

/// Random damage of valid data.
enum Mutation {
    /// The maximum size of an input, in bytes.
    private static let longest = 1 << 16
    /// Boundary values of integer types.
    private static let numbers: [UInt32] = [
        0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fff_ffff, 0x8000_0000, 0xffff_fffe, 0xffff_ffff,
    ]

    /// One of the seeds with up to six changes.
    static func input(from seeds: [Data], _ random: inout SeededGenerator) -> Data {
        var bytes = [UInt8](seeds.randomElement(using: &random) ?? Data())
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            let other = [UInt8](seeds.randomElement(using: &random) ?? Data())
            change(&bytes, other, &random)
        }
        if bytes.count > longest { bytes.removeLast(bytes.count - longest) }
        // An image with a wrong checksum is rejected early, so most get a correct one.
        if Int.random(in: 0..<4, using: &random) > 0 { PNGChecksums.correct(&bytes) }
        return Data(bytes)
    }

    private static func change(_ bytes: inout [UInt8], _ other: [UInt8], _ random: inout SeededGenerator) {
        guard !bytes.isEmpty else {
            bytes = (0..<Int.random(in: 0...64, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
            return
        }
        let byteOffset = Int.random(in: 0..<bytes.count, using: &random)
        let length = min(bytes.count - byteOffset, 1 << Int.random(in: 0...8, using: &random))
        switch Int.random(in: 0..<9, using: &random) {
        case 0: bytes[byteOffset] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 1: bytes[byteOffset] = UInt8.random(in: 0...255, using: &random)
        case 2: bytes.removeSubrange(byteOffset..<byteOffset + length)
        case 3: bytes.insert(contentsOf: bytes[byteOffset..<byteOffset + length], at: byteOffset)
        case 4: bytes.removeLast(bytes.count - byteOffset)
        case 5:
            let number = numbers.randomElement(using: &random) ?? 0
            let isBig = Bool.random(using: &random)
            let digits = withUnsafeBytes(of: isBig ? number.bigEndian : number.littleEndian) { [UInt8]($0) }
            for (offset, digit) in digits.enumerated() where byteOffset + offset < bytes.count { bytes[byteOffset + offset] = digit }
        case 6:
            guard !other.isEmpty else { return }
            let start = Int.random(in: 0..<other.count, using: &random)
            bytes.replaceSubrange(byteOffset..<byteOffset + length, with: other[start..<min(other.count, start + length)])
        case 7:
            let times = Int.random(in: 2...200, using: &random)
            bytes.insert(contentsOf: (0..<times).flatMap { _ in bytes[byteOffset..<byteOffset + min(length, 64)] }, at: byteOffset)
        default:
            for index in byteOffset..<byteOffset + length { bytes[index] = UInt8.random(in: 0...255, using: &random) }
        }
    }
}

/// The checksums in a PNG file.
enum PNGChecksums {
    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xedb8_8320 ^ value >> 1 : value >> 1 }
    }

    /// Corrects the checksums of all chunks that can be found.
    static func correct(_ bytes: inout [UInt8]) {
        guard bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]) else { return }
        var byteOffset = 8
        while byteOffset + 12 <= bytes.count {
            let length = (0..<4).reduce(0) { $0 << 8 | Int(bytes[byteOffset + $1]) }
            guard byteOffset + 12 + length <= bytes.count else { return }
            let end = byteOffset + 8 + length
            let sum = bytes[byteOffset + 4..<end].reduce(UInt32.max) { table[Int(($0 ^ UInt32($1)) & 0xff)] ^ $0 >> 8 } ^ .max
            for (offset, shift) in [24, 16, 8, 0].enumerated() { bytes[end + offset] = UInt8(truncatingIfNeeded: sum >> UInt32(shift)) }
            byteOffset = end + 4
        }
    }
}
