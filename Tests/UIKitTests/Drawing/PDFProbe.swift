import Foundation

/// The objects of a PDF file, with decompressed streams.
struct PDFProbe {
    /// The text outside of streams, and all decompressed streams, as Latin-1.
    let plain: String
    /// The streams with drawing commands.
    let drawings: [String]

    init(_ data: Data) {
        var outside = Data()
        var streams: [String] = []
        var rest = data[...]
        while let start = rest.range(of: Data("stream\n".utf8)), let end = rest[start.upperBound...].range(of: Data("endstream".utf8)) {
            let header = rest[rest.startIndex..<start.lowerBound]
            outside.append(header)
            let body = Data(rest[start.upperBound..<end.lowerBound])
            let isPacked = header.suffix(300).range(of: Data("FlateDecode".utf8)) != nil
            let unpacked = isPacked ? Inflater.unpack(body.dropFirst(2)) : body
            streams.append(String(data: unpacked, encoding: .isoLatin1) ?? "")
            rest = rest[end.upperBound...]
        }
        outside.append(rest)
        let all = (String(data: outside, encoding: .isoLatin1) ?? "") + "\n" + streams.joined(separator: "\n")
        plain = all
        drawings = streams.filter { $0.contains(" Tf") || $0.contains(" re") || $0.contains(" m") || $0.contains(" cm") }
    }

    /// The number of occurrences of a text.
    func count(_ text: String) -> Int { plain.components(separatedBy: text).count - 1 }

    /// The widths and heights of the pages.
    var pageSizes: [String] {
        plain.components(separatedBy: "/MediaBox [").dropFirst().map { part in
            part.prefix { $0 != "]" }.split(separator: " ").compactMap { Double($0) }.suffix(2).map { "\(Int($0.rounded()))" }
                .joined(separator: "x")
        }.filter { !$0.isEmpty }
    }

    /// The text drawn as glyphs, in order, decoded with the document's fonts.
    var text: String {
        var result = ""
        for drawing in drawings {
            var inside = false
            var isEscaped = false
            for letter in drawing {
                if isEscaped {
                    if inside { result.append(letter) }
                    isEscaped = false
                } else if letter == "\\" {
                    isEscaped = true
                } else if letter == "(" {
                    inside = true
                } else if letter == ")" {
                    inside = false
                } else if inside {
                    result.append(letter)
                }
            }
        }
        return result
    }
}

/// Decompresses zlib data (RFC 1951).
struct Inflater {
    private let bytes: [UInt8]
    private var bitOffset = 0
    private var out: [UInt8] = []

    static func unpack(_ data: Data) -> Data {
        var inflater = Inflater(bytes: Array(data))
        inflater.run()
        return Data(inflater.out)
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func bit() -> Int {
        guard bitOffset / 8 < bytes.count else { return 0 }
        defer { bitOffset += 1 }
        return Int(bytes[bitOffset / 8] >> UInt8(bitOffset % 8)) & 1
    }

    private mutating func bits(_ count: Int) -> Int { (0..<count).reduce(0) { $0 | bit() << $1 } }

    private var isAtEnd: Bool { bitOffset / 8 >= bytes.count }

    /// A Huffman code, described by the number of codes of each length and by the symbols in order.
    private struct Code {
        var counts = [Int](repeating: 0, count: 16)
        var symbols: [Int] = []

        init(_ lengths: [Int]) {
            for length in lengths { counts[length] += 1 }
            counts[0] = 0
            for length in 1...15 { symbols += lengths.indices.filter { lengths[$0] == length } }
        }
    }

    private mutating func symbol(_ code: Code) -> Int {
        var (value, first, index) = (0, 0, 0)
        for length in 1...15 {
            value |= bit()
            let count = code.counts[length]
            if value - count < first { return code.symbols[index + value - first] }
            index += count
            first = (first + count) << 1
            value <<= 1
        }
        return 256
    }

    private mutating func run() {
        var isLast = false
        while !isLast, !isAtEnd {
            isLast = bit() == 1
            switch bits(2) {
            case 0:
                bitOffset = (bitOffset + 7) / 8 * 8
                let count = bits(16)
                _ = bits(16)
                for _ in 0..<count { out.append(UInt8(bits(8))) }
            case 1:
                let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
                block(Code(lengths), Code([Int](repeating: 5, count: 30)))
            default:
                let (literals, distances, sizes) = (bits(5) + 257, bits(5) + 1, bits(4) + 4)
                var lengths = [Int](repeating: 0, count: 19)
                for codeLength in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(sizes) {
                    lengths[codeLength] = bits(3)
                }
                let code = Code(lengths)
                var all: [Int] = []
                while all.count < literals + distances, !isAtEnd {
                    switch symbol(code) {
                    case 16: all += [Int](repeating: all.last ?? 0, count: 3 + bits(2))
                    case 17: all += [Int](repeating: 0, count: 3 + bits(3))
                    case 18: all += [Int](repeating: 0, count: 11 + bits(7))
                    case let length: all.append(min(length, 15))
                    }
                }
                guard all.count >= literals + distances else { return }
                block(Code(Array(all[..<literals])), Code(Array(all[literals..<(literals + distances)])))
            }
        }
    }

    private mutating func block(_ literals: Code, _ distances: Code) {
        let bases = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258]
        let extra = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
        while !isAtEnd {
            let found = symbol(literals)
            if found == 256 { return }
            guard found > 256 else {
                out.append(UInt8(found))
                continue
            }
            guard found - 257 < bases.count else { return }
            let length = bases[found - 257] + bits(extra[found - 257])
            let step = symbol(distances)
            let more = max(step / 2 - 1, 0)
            let distance = (step < 4 ? step + 1 : (2 + step % 2) << more + 1) + bits(more)
            guard distance <= out.count else { return }
            for _ in 0..<length { out.append(out[out.count - distance]) }
        }
    }
}
