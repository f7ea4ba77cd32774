import CoreGraphics
import Foundation

/// A path of a symbol with its drawing mode.
struct SymbolPart: @unchecked Sendable {
    // `@unchecked Sendable` is safe because the path is immutable after parsing.

    /// The drawing mode of a path, in the outline and the filled variant of a symbol.
    enum Kind: Character, Sendable {
        /// A shape: stroked in the outline, filled in the filled variant.
        case shape = "S"
        /// A line: stroked in both variants.
        case line = "s"
        /// A solid: filled and stroked in both variants.
        case solid = "b"
        /// A surface: filled in both variants, without a stroke.
        case surface = "f"
        /// A line inside a shape: stroked in the outline, cut out of the filled variant.
        case detail = "d"
        /// A dot inside a shape: filled in the outline, cut out of the filled variant.
        case dot = "D"
        /// A shape inside a shape: stroked in the outline, cut out of the filled variant.
        case hole = "P"
        /// A line that is cut out of the parts below, in both variants.
        case gap = "k"
    }

    var kind: Kind
    var path: CGPath

    /// Whether the filled variant has the part as a hole in its shape.
    var isCutOutOfFill: Bool { kind == .detail || kind == .dot || kind == .hole }

    /// Parses the parts of a line of ``SymbolTable``.
    static func parts(of text: String) -> [SymbolPart] {
        text.split(separator: ";").compactMap { part in
            let part = part.drop { $0 == " " }
            guard let letter = part.first, let kind = Kind(rawValue: letter) else { return nil }
            return SymbolPart(kind: kind, path: path(part.dropFirst()))
        }
    }

    /// Parses the commands of a path.
    private static func path(_ text: Substring) -> CGPath {
        let path = CGMutablePath()
        var point = CGPoint.zero
        for (command, numbers) in commands(text) {
            let size = length(of: command)
            guard size == 0 || (numbers.count >= size && numbers.count % size == 0) else { continue }
            if command == "Z" { path.closeSubpath() }
            for start in stride(from: 0, to: size == 0 ? 0 : numbers.count, by: max(size, 1)) {
                add(command, Array(numbers[start..<start + size]), to: path, from: &point)
            }
        }
        return path
    }

    private static func commands(_ text: Substring) -> [(Character, [CGFloat])] {
        var result: [(Character, [CGFloat])] = []
        var word = ""
        func endWord() {
            if let number = Double(word), !result.isEmpty { result[result.count - 1].1.append(CGFloat(number)) }
            word = ""
        }
        for character in text {
            if character.isLetter {
                endWord()
                result.append((character, []))
            } else if character == " " {
                endWord()
            } else {
                word.append(character)
            }
        }
        endWord()
        return result
    }

    /// The number of arguments of a command.
    private static func length(of command: Character) -> Int {
        switch command {
        case "M", "L": 2
        case "H", "V": 1
        case "O": 3
        case "Q", "E": 4
        case "R": 5
        case "C", "A": 6
        default: 0
        }
    }

    private static func add(_ command: Character, _ n: [CGFloat], to path: CGMutablePath, from point: inout CGPoint) {
        switch command {
        case "M":
            point = CGPoint(x: n[0], y: n[1])
            path.move(to: point)
        case "L":
            point = CGPoint(x: n[0], y: n[1])
            path.addLine(to: point)
        case "H":
            point.x = n[0]
            path.addLine(to: point)
        case "V":
            point.y = n[0]
            path.addLine(to: point)
        case "Q":
            point = CGPoint(x: n[2], y: n[3])
            path.addQuadCurve(to: point, control: CGPoint(x: n[0], y: n[1]))
        case "C":
            point = CGPoint(x: n[4], y: n[5])
            path.addCurve(to: point, control1: CGPoint(x: n[0], y: n[1]), control2: CGPoint(x: n[2], y: n[3]))
        case "O": path.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
        case "E": path.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[3], width: 2 * n[2], height: 2 * n[3]))
        case "R":
            let radius = min(n[4], n[2] / 2, n[3] / 2)
            path.addRoundedRect(in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerWidth: radius, cornerHeight: radius)
        case "A": addArc(n, to: path, from: &point)
        default: break
        }
    }

    private static func addArc(_ n: [CGFloat], to path: CGMutablePath, from point: inout CGPoint) {
        let center = CGPoint(x: n[0], y: n[1])
        let (from, to) = (n[3] * .pi / 180, n[4] * .pi / 180)
        func arcPoint(_ angle: CGFloat) -> CGPoint { CGPoint(x: center.x + n[2] * cos(angle), y: center.y + n[2] * sin(angle)) }
        let start = arcPoint(from)
        let goesOn = !path.isEmpty && hypot(start.x - point.x, start.y - point.y) < 0.6
        if !goesOn { path.move(to: start) }
        var delta = to - from
        if n[5] == 0, delta < 0 { delta += 2 * .pi }
        if n[5] != 0, delta > 0 { delta -= 2 * .pi }
        // Approximates the arc with chords, which are too short to be visible at the size of symbols.
        let steps = max(Int(abs(delta) / (.pi / 24)), 1)
        for step in 1...steps { path.addLine(to: arcPoint(from + delta * CGFloat(step) / CGFloat(steps))) }
        point = arcPoint(to)
    }
}
