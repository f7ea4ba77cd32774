import Foundation

/// A QR code by ISO/IEC 18004: a square matrix of modules.
struct QRCode {
    /// The share of damaged codewords that a reader can restore.
    enum Correction: Int, CaseIterable {
        case low, medium, quartile, high

        /// The level by its letter: L (7 %), M (15 %), Q (25 %) or H (30 %). Nil for another letter.
        init?(letter: String) {
            switch letter {
            case "L": self = .low
            case "M": self = .medium
            case "Q": self = .quartile
            case "H": self = .high
            default: return nil
            }
        }

        /// The level's two bits in the format information (table 12 of the standard).
        var formatBits: Int { [1, 0, 3, 2][rawValue] }
    }

    /// The version, 1 to 40. Each version has four modules more on each side than the previous one.
    let version: Int
    let correction: Correction
    /// The index of the mask pattern, 0 to 7.
    let mask: Int
    /// The modules by row, from the top left; true is dark.
    let modules: [[Bool]]

    /// Encodes `data` in the smallest version that has space for it. Nil if the data is too long.
    ///
    /// - Parameter mask: The mask pattern. Nil chooses the one with the lowest penalty.
    init?(_ data: Data, correction: Correction, mask: Int? = nil) {
        let bytes = [UInt8](data)
        let mode = QRMode(bytes)
        guard
            let version = (1...40).first(where: { version in
                mode.bitCount(of: bytes.count, version: version) <= QRTables.dataCodewords(version, correction) * 8
            })
        else { return nil }
        let codewords = QRCode.codewords(bytes, mode: mode, version: version, correction: correction)
        var matrix = QRMatrix(version: version)
        matrix.place(QRTables.interleaved(codewords, version, correction))
        var best: (mask: Int, penalty: Int, modules: [[Bool]])?
        for candidate in mask.map({ [$0] }) ?? Array(0..<8) {
            let modules = matrix.masked(candidate, correction)
            let penalty = QRMatrix.penalty(of: modules)
            if penalty < best?.penalty ?? .max { best = (candidate, penalty, modules) }
        }
        guard let best else { return nil }
        self.version = version
        self.correction = correction
        self.mask = best.mask
        modules = best.modules
    }

    /// The data codewords: mode, length, data, terminator and padding.
    static func codewords(_ bytes: [UInt8], mode: QRMode, version: Int, correction: Correction) -> [UInt8] {
        let capacity = QRTables.dataCodewords(version, correction) * 8
        var bits = QRBits()
        mode.append(bytes, version: version, to: &bits)
        bits.append(0, count: min(4, capacity - bits.count))
        bits.append(0, count: (8 - bits.count % 8) % 8)
        var padding = [0xEC, 0x11]
        while bits.count < capacity {
            bits.append(padding[0], count: 8)
            padding.swapAt(0, 1)
        }
        return bits.bytes
    }
}

/// A sequence of bits, the most significant bit first.
struct QRBits {
    private(set) var bytes: [UInt8] = []
    private(set) var count = 0

    mutating func append(_ value: Int, count: Int) {
        for bit in stride(from: count - 1, through: 0, by: -1) {
            if self.count % 8 == 0 { bytes.append(0) }
            if value >> bit & 1 == 1 { bytes[self.count / 8] |= 0x80 >> UInt8(self.count % 8) }
            self.count += 1
        }
    }
}
