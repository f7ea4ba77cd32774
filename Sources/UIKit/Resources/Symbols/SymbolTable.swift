import Foundation
import Synchronization

/// The symbols that `UIImage(systemName:)` knows, as lines of text: paths on a grid of 24 × 24 units, y downwards.
///
/// A line is `name variants : parts`. Variants, a letter each (`-` alone for none), say which other names there are:
///
/// | letter | name | | letter | name |
/// |---|---|---|---|---|
/// | `F` | `.fill` | | `x`, `X` | `.slash`, `.slash.fill` |
/// | `o`, `O` | `.circle`, `.circle.fill` | | `+`, `-` | `.badge.plus`, `.badge.minus` |
/// | `q`, `Q` | `.square`, `.square.fill` | | `m` | no name: mirrored where text runs from right to left |
///
/// Parts are drawn in order, parted by semicolons: a letter (``SymbolPart/Kind``) and a path. A path's commands are those of SVG in capitals (`M`, `L`, `H`,
/// `V`, `C`, `Q`, `Z`), a circle `O x y radius`, an ellipse `E x y rx ry`, a rounded rectangle `R x y width height radius`, and an arc
/// `A x y radius from to counterclockwise` in degrees, which goes on where its beginning is where the path is.
enum SymbolTable {
    /// What a name stands for.
    struct Entry: Sendable {
        /// The symbol's parts as text; nil for a letter or a number, which is `base`.
        var parts: String?
        var base: String
        var variant: SymbolVariant
        var mirrors: Bool
    }

    /// What a name stands for; nil for a name that is not known.
    static func entry(for name: String) -> Entry? { entries[name] ?? sign(name) }

    /// All names but those of letters and numbers, in order.
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

    /// A letter, or a number from 0 to 50 or from 00 to 09, in a circle or a square.
    private static func sign(_ name: String) -> Entry? {
        for variant in [SymbolVariant.circleFill, .squareFill, .circle, .square] where name.hasSuffix(variant.suffix) {
            let base = String(name.dropLast(variant.suffix.count))
            let isLetter = base.count == 1 && base >= "a" && base <= "z"
            // From 0 to 9 there are names with a zero before the digit too.
            let isNumber = Int(base).map { (0...50).contains($0) && (String($0) == base || $0 < 10 && "0\($0)" == base) } ?? false
            if isLetter || isNumber { return Entry(parts: nil, base: base.uppercased(), variant: variant, mirrors: false) }
        }
        return nil
    }
}

/// What becomes of a symbol in another one of its names.
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

    /// The end of the name.
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
