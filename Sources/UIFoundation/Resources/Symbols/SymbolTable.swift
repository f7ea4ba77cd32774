import Foundation
import Synchronization

/// The symbols of `UIImage(systemName:)`, as lines of text: paths on a grid of 24 × 24 units, y downwards.
///
/// A line has the form `name variants : parts`. Each letter of `variants` adds a name (`-` alone adds no name):
///
/// | letter | name | | letter | name |
/// |---|---|---|---|---|
/// | `F` | `.fill` | | `x`, `X` | `.slash`, `.slash.fill` |
/// | `o`, `O` | `.circle`, `.circle.fill` | | `+`, `-` | `.badge.plus`, `.badge.minus` |
/// | `q`, `Q` | `.square`, `.square.fill` | | `m` | no name: mirrored in right-to-left layouts |
///
/// Parts are separated by semicolons and drawn in order. Each is a letter (``SymbolPart/Kind``) and a path. Path commands are the uppercase SVG
/// commands `M`, `L`, `H`, `V`, `C`, `Q`, `Z`. Additional commands are a circle `O x y radius`, an ellipse `E x y rx ry` and a rounded rectangle `R x
/// y width height radius`. An arc is `A x y radius from to counterclockwise`, in degrees; it continues the path if it starts at the current point.
enum SymbolTable {
    /// A named symbol.
    struct Entry: Sendable {
        /// The symbol's parts as text. Nil for a letter or a number, which is in `base`.
        var parts: String?
        var base: String
        var variant: SymbolVariant
        var mirrors: Bool
    }

    /// The symbol of a name. Nil for an unknown name.
    static func entry(for name: String) -> Entry? { entries[name] ?? sign(name) }

    /// All names except those of letters and numbers, sorted.
    static var names: [String] { entries.keys.sorted() }

    private static let entries: [String: Entry] = {
        var entries: [String: Entry] = [:]
        for table in [signs, arrows, media, people, files, things] {
            for line in table.split(separator: "\n") {
                guard let colon = line.range(of: " : ") else { continue }
                let head = line[..<colon.lowerBound].split(separator: " ")
                guard head.count == 2 else { continue }
                let base = String(head[0])
                let parts = String(line[colon.upperBound...])
                let codes = head[1] == "-" ? "" : String(head[1])
                func add(_ variant: SymbolVariant) {
                    entries[base + variant.suffix] = Entry(
                        parts: parts, base: base, variant: variant, mirrors: codes.contains("m"))
                }
                add(.plain)
                for code in codes { if let variant = SymbolVariant(code: code) { add(variant) } }
            }
        }
        return entries
    }()

    /// A letter, or a number from 0 to 50 or 00 to 09, in a circle or a square.
    private static func sign(_ name: String) -> Entry? {
        for variant in [SymbolVariant.circleFill, .squareFill, .circle, .square] where name.hasSuffix(variant.suffix) {
            let base = String(name.dropLast(variant.suffix.count))
            let isLetter = base.count == 1 && base >= "a" && base <= "z"
            // The digits 0 to 9 also have names with a leading zero.
            let isNumber = Int(base).map { (0...50).contains($0) && (String($0) == base || $0 < 10 && "0\($0)" == base) } ?? false
            if isLetter || isNumber { return Entry(parts: nil, base: base.uppercased(), variant: variant, mirrors: false) }
        }
        return nil
    }
}

/// The variants of a symbol.
enum SymbolVariant: Sendable {
    case plain, fill, circle, circleFill, square, squareFill, slash, slashFill, badgePlus, badgeMinus

    init?(code: Character) {
        switch code {
        case "F": self = .fill
        case "o": self = .circle
        case "O": self = .circleFill
        case "q": self = .square
        case "Q": self = .squareFill
        case "x": self = .slash
        case "X": self = .slashFill
        case "+": self = .badgePlus
        case "-": self = .badgeMinus
        default: return nil
        }
    }

    /// The suffix of the variant's name.
    var suffix: String {
        switch self {
        case .plain: ""
        case .fill: ".fill"
        case .circle: ".circle"
        case .circleFill: ".circle.fill"
        case .square: ".square"
        case .squareFill: ".square.fill"
        case .slash: ".slash"
        case .slashFill: ".slash.fill"
        case .badgePlus: ".badge.plus"
        case .badgeMinus: ".badge.minus"
        }
    }
}
