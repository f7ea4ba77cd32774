/// The modules of a QR code while it is assembled.
struct QRMatrix {
    private let version: Int
    private let size: Int
    private var dark: [[Bool]]
    /// The modules of function patterns, which have no data and no mask.
    private var isFunction: [[Bool]]

    /// Creates a matrix with the function patterns of a version. The format information is still empty.
    init(version: Int) {
        self.version = version
        size = version * 4 + 17
        dark = Array(repeating: Array(repeating: false, count: size), count: size)
        isFunction = dark
        for index in 0..<size {
            set(6, index, index % 2 == 0)
            set(index, 6, index % 2 == 0)
        }
        for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] { drawFinder(row, column) }
        let positions = QRTables.alignment(version)
        for row in positions {
            for column in positions
            where !([(6, 6), (6, size - 7), (size - 7, 6)].contains { $0 == (row, column) }) {
                for dy in -2...2 { for dx in -2...2 { set(row + dy, column + dx, max(abs(dx), abs(dy)) != 1) } }
            }
        }
        drawFormat(0)
        if version >= 7 { drawVersion() }
    }

    private mutating func set(_ row: Int, _ column: Int, _ isDark: Bool) {
        dark[row][column] = isDark
        isFunction[row][column] = true
    }

    /// Draws a finder pattern with its separator around a centre.
    private mutating func drawFinder(_ row: Int, _ column: Int) {
        for dy in -4...4 {
            for dx in -4...4 {
                let distance = max(abs(dx), abs(dy))
                guard (0..<size).contains(row + dy), (0..<size).contains(column + dx) else { continue }
                set(row + dy, column + dx, distance != 2 && distance != 4)
            }
        }
    }

    /// The format information: five bits with ten bits of a BCH code (annex C of the standard).
    static func format(mask: Int, _ correction: QRCode.Correction) -> Int {
        let data = correction.formatBits << 3 | mask
        var remainder = data
        for _ in 0..<10 { remainder = remainder << 1 ^ (remainder >> 9) * 0x537 }
        return (data << 10 | remainder) ^ 0x5412
    }

    /// Draws both copies of the format information.
    private mutating func drawFormat(_ bits: Int) {
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0...5 { set(index, 8, bit(index)) }
        set(7, 8, bit(6))
        set(8, 8, bit(7))
        set(8, 7, bit(8))
        for index in 9..<15 { set(8, 14 - index, bit(index)) }
        for index in 0..<8 { set(8, size - 1 - index, bit(index)) }
        for index in 8..<15 { set(size - 15 + index, 8, bit(index)) }
        set(size - 8, 8, true)
    }

    /// Draws both copies of the version information: six bits with twelve bits of a BCH code (annex D of the standard).
    private mutating func drawVersion() {
        var remainder = version
        for _ in 0..<12 { remainder = remainder << 1 ^ (remainder >> 11) * 0x1F25 }
        let bits = version << 12 | remainder
        for index in 0..<18 {
            let (near, far) = (index / 3, size - 11 + index % 3)
            set(near, far, bits >> index & 1 == 1)
            set(far, near, bits >> index & 1 == 1)
        }
    }

    /// Places the codewords in pairs of columns from the right, alternately upwards and downwards.
    mutating func place(_ codewords: [UInt8]) {
        var index = 0
        var upwards = true
        var right = size - 1
        while right >= 1 {
            // The column of the vertical timing pattern has no data.
            if right == 6 { right = 5 }
            for step in 0..<size {
                let row = upwards ? size - 1 - step : step
                for column in [right, right - 1] where !isFunction[row][column] {
                    if index < codewords.count * 8 { dark[row][column] = codewords[index / 8] >> UInt8(7 - index % 8) & 1 == 1 }
                    index += 1
                }
            }
            upwards.toggle()
            right -= 2
        }
    }

    /// The modules with a mask pattern and its format information.
    func masked(_ mask: Int, _ correction: QRCode.Correction) -> [[Bool]] {
        var copy = self
        for row in 0..<size {
            for column in 0..<size where !isFunction[row][column] && QRMatrix.inverts(mask, row, column) { copy.dark[row][column].toggle() }
        }
        copy.drawFormat(QRMatrix.format(mask: mask, correction))
        return copy.dark
    }

    /// Whether a mask pattern inverts a module (table 10 of the standard).
    private static func inverts(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
        switch mask {
        case 0: (row + column) % 2 == 0
        case 1: row % 2 == 0
        case 2: column % 3 == 0
        case 3: (row + column) % 3 == 0
        case 4: (row / 2 + column / 3) % 2 == 0
        case 5: row * column % 2 + row * column % 3 == 0
        case 6: (row * column % 2 + row * column % 3) % 2 == 0
        default: ((row + column) % 2 + row * column % 3) % 2 == 0
        }
    }

    /// The penalty of patterns that are hard to read (table 11 of the standard).
    static func penalty(of modules: [[Bool]]) -> Int {
        let size = modules.count
        var result = 0
        let columns = (0..<size).map { column in modules.map { $0[column] } }
        for line in modules + columns {
            var run = 0
            for index in 0..<size {
                run = index > 0 && line[index] == line[index - 1] ? run + 1 : 1
                if run == 5 {
                    result += 3
                } else if run > 5 {
                    result += 1
                }
            }
            // A finder-like pattern: 1011101 with four light modules on one side or both. The quiet zone is light.
            let padded = Array(repeating: false, count: 4) + line + Array(repeating: false, count: 4)
            let pattern = [true, false, true, true, true, false, true]
            for start in 4...size - 3 where padded[start] && Array(padded[start..<start + 7]) == pattern {
                if !padded[start - 4..<start].contains(true) || !padded[start + 7..<start + 11].contains(true) { result += 40 }
            }
        }
        for row in 0..<size - 1 {
            for column in 0..<size - 1 {
                let first = modules[row][column]
                if modules[row][column + 1] == first, modules[row + 1][column] == first, modules[row + 1][column + 1] == first {
                    result += 3
                }
            }
        }
        let share = modules.reduce(0) { $0 + $1.count { $0 } } * 20
        let all = size * size
        return result + (abs(share - all * 10) + all - 1) / all * 10 - (share == all * 10 ? 0 : 10)
    }
}
