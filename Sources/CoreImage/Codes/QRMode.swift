/// The encoding of a QR code's data: the most compact one that contains all of its bytes.
enum QRMode {
    case numeric, alphanumeric, byte

    private static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8)

    init(_ bytes: [UInt8]) {
        if !bytes.isEmpty, bytes.allSatisfy({ (0x30...0x39).contains($0) }) {
            self = .numeric
        } else if !bytes.isEmpty, bytes.allSatisfy({ Self.alphabet.contains($0) }) {
            self = .alphanumeric
        } else {
            self = .byte
        }
    }

    private var indicator: Int {
        switch self {
        case .numeric: 1
        case .alphanumeric: 2
        case .byte: 4
        }
    }

    /// The width of the character count in bits (table 3 of the standard).
    private func countBits(_ version: Int) -> Int {
        let group = version < 10 ? 0 : version < 27 ? 1 : 2
        switch self {
        case .numeric: return [10, 12, 14][group]
        case .alphanumeric: return [9, 11, 13][group]
        case .byte: return [8, 16, 16][group]
        }
    }

    /// The number of bits of a mode segment with `count` characters.
    func bitCount(of count: Int, version: Int) -> Int {
        let data: Int
        switch self {
        case .numeric: data = count / 3 * 10 + [0, 4, 7][count % 3]
        case .alphanumeric: data = count / 2 * 11 + count % 2 * 6
        case .byte: data = count * 8
        }
        return 4 + countBits(version) + data
    }

    /// Appends the mode, the character count and the data.
    func append(_ bytes: [UInt8], version: Int, to bits: inout QRBits) {
        bits.append(indicator, count: 4)
        bits.append(bytes.count, count: countBits(version))
        switch self {
        case .numeric:
            for start in stride(from: 0, to: bytes.count, by: 3) {
                let digits = bytes[start..<min(start + 3, bytes.count)]
                bits.append(digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }, count: [0, 4, 7, 10][digits.count])
            }
        case .alphanumeric:
            let values = bytes.map { Self.alphabet.firstIndex(of: $0) ?? 0 }
            for start in stride(from: 0, to: values.count, by: 2) {
                if start + 1 < values.count {
                    bits.append(values[start] * 45 + values[start + 1], count: 11)
                } else {
                    bits.append(values[start], count: 6)
                }
            }
        case .byte:
            for byte in bytes { bits.append(Int(byte), count: 8) }
        }
    }
}
