import Foundation

/// A Code 128 bar code by ISO/IEC 15417: the widths of alternating bars and spaces.
struct Code128 {
    /// The modules from the left; true is a bar.
    let modules: [Bool]
    /// The values of the symbol characters, with start, check and stop characters.
    let values: [Int]

    private static let startB = 104
    private static let startC = 105
    private static let codeC = 99
    private static let codeB = 100
    private static let codeA = 101
    private static let startA = 103

    /// The widths of bars and spaces of each symbol character.
    private static let widths = """
        212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 \
        223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 \
        112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 \
        311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 \
        122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 \
        214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112
        """.split(separator: " ").map { $0.compactMap(\.wholeNumberValue) }

    /// Encodes ASCII characters in as few symbol characters as the rules of annex E of the standard give. Nil if a byte is not ASCII, or without data.
    init?(_ data: Data) {
        let bytes = data.map(Int.init)
        guard !bytes.isEmpty, bytes.allSatisfy({ $0 < 128 }) else { return nil }
        func digits(from start: Int) -> Int { bytes[start...].prefix { (0x30...0x39).contains($0) }.count }
        /// Whether code set A, which has the control characters, is needed before code set B, which has the lowercase letters.
        func needsA(from start: Int) -> Bool {
            guard let first = bytes[start...].first(where: { $0 < 0x20 || $0 >= 0x60 }) else { return false }
            return first < 0x20
        }
        var values: [Int] = []
        var set: Int?
        func change(to code: Int, start: Int) {
            values.append(set == nil ? start : code)
            set = code
        }
        var index = 0
        while index < bytes.count {
            let run = digits(from: index)
            let isWhole = index == 0 && run == bytes.count
            let isEnd = index + run == bytes.count
            if set == Self.codeC, run >= 2 {
                values.append((bytes[index] - 0x30) * 10 + bytes[index + 1] - 0x30)
                index += 2
            } else if set != Self.codeC, isWhole && run == 2 || run >= 6 || (run >= 4 && (index == 0 || isEnd)) {
                if run % 2 == 1, set != nil {
                    // The first digit of an odd number of digits stays in the previous code set.
                    values.append(bytes[index] - 0x20)
                    index += 1
                }
                change(to: Self.codeC, start: Self.startC)
            } else {
                let byte = bytes[index]
                if byte < 0x20 ? set != Self.codeA : byte >= 0x60 ? set != Self.codeB : set == nil || set == Self.codeC {
                    if needsA(from: index) {
                        change(to: Self.codeA, start: Self.startA)
                    } else {
                        change(to: Self.codeB, start: Self.startB)
                    }
                }
                values.append(byte < 0x20 ? byte + 64 : byte - 0x20)
                index += 1
            }
        }
        let check = values.enumerated().reduce(0) { $0 + max($1.offset, 1) * $1.element } % 103
        values += [check, 106]
        self.values = values
        modules = values.flatMap { value in
            Self.widths[value].enumerated().flatMap { Array(repeating: $0.offset % 2 == 0, count: $0.element) }
        }
    }
}
