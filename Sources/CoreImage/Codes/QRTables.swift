/// The block structure of QR codes (table 9 of ISO/IEC 18004) and their error correction.
enum QRTables {
    /// The error correction codewords of a block, by level and version.
    private static let correctionPerBlock: [[Int]] = [
        [
            7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30,
            30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
            28, 28, 28, 28, 28, 28, 28, 28,
        ],
        [
            13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30, 30, 30, 30, 30,
            30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
            30, 30, 30, 30, 30, 30, 30, 30,
        ],
    ]

    /// The number of blocks, by level and version.
    private static let blocks: [[Int]] = [
        [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22,
            24, 25,
        ],
        [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38,
            40,
            43, 45, 47, 49,
        ],
        [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45, 48, 51, 53,
            56, 59, 62, 65, 68,
        ],
        [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51, 54, 57, 60,
            63,
            66, 70, 74, 77, 81,
        ],
    ]

    /// The number of all codewords of a version: the modules that are not part of a function pattern, divided by eight.
    static func allCodewords(_ version: Int) -> Int {
        var modules = (16 * version + 128) * version + 64
        if version >= 2 {
            let aligned = version / 7 + 2
            modules -= (25 * aligned - 10) * aligned - 55
            if version >= 7 { modules -= 36 }
        }
        return modules / 8
    }

    /// The number of data codewords.
    static func dataCodewords(_ version: Int, _ correction: QRCode.Correction) -> Int {
        let row = correction.rawValue
        return allCodewords(version) - correctionPerBlock[row][version - 1] * blocks[row][version - 1]
    }

    /// Splits the data into blocks, computes their error correction and interleaves the codewords of all blocks.
    static func interleaved(_ data: [UInt8], _ version: Int, _ correction: QRCode.Correction) -> [UInt8] {
        let count = blocks[correction.rawValue][version - 1]
        let extra = correctionPerBlock[correction.rawValue][version - 1]
        let all = allCodewords(version)
        // The first blocks have one data codeword less than the others.
        let short = all / count - extra
        let longCount = all % count
        var parts: [[UInt8]] = []
        var start = 0
        for index in 0..<count {
            let length = short + (index >= count - longCount ? 1 : 0)
            parts.append(Array(data[start..<start + length]))
            start += length
        }
        let checks = parts.map { ReedSolomon.remainder(of: $0, count: extra) }
        var result: [UInt8] = []
        for index in 0...short { result += parts.compactMap { index < $0.count ? $0[index] : nil } }
        for index in 0..<extra { result += checks.map { $0[index] } }
        return result
    }

    /// The coordinates of the centres of alignment patterns, in modules; empty for version 1.
    static func alignment(_ version: Int) -> [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        let step = (version * 8 + count * 3 + 5) / (count * 4 - 4) * 2
        return [6] + (0..<count - 1).reversed().map { version * 4 + 10 - $0 * step }
    }
}

/// Error correction codewords over the field of 256 elements with the polynomial x⁸ + x⁴ + x³ + x² + 1.
enum ReedSolomon {
    /// The `count` codewords that follow `data`.
    static func remainder(of data: [UInt8], count: Int) -> [UInt8] {
        // The generator polynomial (x - 1)(x - 2)(x - 4)…, without its leading coefficient.
        var generator = [UInt8](repeating: 0, count: count)
        generator[count - 1] = 1
        var root: UInt8 = 1
        for _ in 0..<count {
            for index in 0..<count {
                generator[index] = product(generator[index], root) ^ (index + 1 < count ? generator[index + 1] : 0)
            }
            root = product(root, 2)
        }
        var result = [UInt8](repeating: 0, count: count)
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for index in 0..<count { result[index] ^= product(generator[index], factor) }
        }
        return result
    }

    /// The product of two elements of the field.
    static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
        var result = 0
        for bit in (0..<8).reversed() {
            result = result << 1 ^ (result >> 7) * 0x11D
            if right >> UInt8(bit) & 1 == 1 { result ^= Int(left) }
        }
        return UInt8(result & 255)
    }
}
