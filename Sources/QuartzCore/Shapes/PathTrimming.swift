import Foundation

/// Cuts a path by its length, for `strokeStart` and `strokeEnd`.
struct PathTrimming {
    /// A line or a curve of a path. The control points of a line are its ends.
    private struct Piece {
        var start, control1, control2, end: CGPoint
        var isLine: Bool
        /// Whether the piece begins a subpath, so that it is not connected to the previous one.
        var beginsSubpath: Bool
        /// The arc length of the piece up to each of ``samples`` parameters.
        var lengths: [CGFloat] = []
        var length: CGFloat { lengths.last ?? 0 }
    }

    /// The number of samples for measuring the length of a curve.
    private static let samples = 24

    private let path: CGPath
    private let pieces: [Piece]
    private let length: CGFloat

    init(_ path: CGPath) {
        self.path = path
        var pieces: [Piece] = []
        var pen = CGPoint.zero
        var start = CGPoint.zero
        var begins = true
        func add(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, isLine: Bool) {
            var piece = Piece(start: pen, control1: control1, control2: control2, end: end, isLine: isLine, beginsSubpath: begins)
            piece.lengths = PathTrimming.lengths(of: piece)
            pieces.append(piece)
            begins = false
            pen = end
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                (pen, start, begins) = (point, point, true)
            case .line(let point): add(pen, point, point, isLine: true)
            case .quadCurve(let control, let end):
                add(
                    CGPoint(x: pen.x + (control.x - pen.x) * 2 / 3, y: pen.y + (control.y - pen.y) * 2 / 3),
                    CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3), end, isLine: false)
            case .curve(let control1, let control2, let end): add(control1, control2, end, isLine: false)
            case .close:
                if pen != start { add(pen, start, start, isLine: true) }
                begins = true
            }
        }
        self.pieces = pieces
        length = pieces.reduce(0) { $0 + $1.length }
    }

    /// The part of the path from one fraction of its length to another; the path itself for the whole range.
    func part(from first: CGFloat, to last: CGFloat) -> CGPath? {
        let (first, last) = (max(first, 0), min(last, 1))
        if first <= 0, last >= 1 { return path }
        guard first < last, length > 0 else { return nil }
        let (low, high) = (first * length, last * length)
        let result = CGMutablePath()
        var passed: CGFloat = 0
        var isDrawing = false
        for piece in pieces {
            let (a, b) = (max(low - passed, 0), min(high - passed, piece.length))
            passed += piece.length
            guard piece.length > 0, a < b else {
                isDrawing = false
                continue
            }
            let cut = PathTrimming.cut(piece, PathTrimming.parameter(of: piece, at: a), PathTrimming.parameter(of: piece, at: b))
            if !isDrawing || piece.beginsSubpath { result.move(to: cut.start) }
            if cut.isLine {
                result.addLine(to: cut.end)
            } else {
                result.addCurve(to: cut.end, control1: cut.control1, control2: cut.control2)
            }
            isDrawing = true
        }
        return result
    }

    private static func point(_ piece: Piece, _ t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: a * piece.start.x + b * piece.control1.x + c * piece.control2.x + d * piece.end.x,
            y: a * piece.start.y + b * piece.control1.y + c * piece.control2.y + d * piece.end.y)
    }

    private static func lengths(of piece: Piece) -> [CGFloat] {
        if piece.isLine { return [0, hypot(piece.end.x - piece.start.x, piece.end.y - piece.start.y)] }
        var result: [CGFloat] = [0]
        var last = piece.start
        for index in 1...samples {
            let next = point(piece, CGFloat(index) / CGFloat(samples))
            result.append(result[index - 1] + hypot(next.x - last.x, next.y - last.y))
            last = next
        }
        return result
    }

    /// The parameter at which the arc length of the piece is `length`.
    private static func parameter(of piece: Piece, at length: CGFloat) -> CGFloat {
        let steps = piece.lengths.count - 1
        guard steps > 0, length > 0 else { return 0 }
        if length >= piece.length { return 1 }
        let index = (piece.lengths.firstIndex { $0 > length } ?? steps) - 1
        let step = piece.lengths[index + 1] - piece.lengths[index]
        return (CGFloat(index) + (step > 0 ? (length - piece.lengths[index]) / step : 0)) / CGFloat(steps)
    }

    /// The piece between two parameters (de Casteljau).
    private static func cut(_ piece: Piece, _ t0: CGFloat, _ t1: CGFloat) -> Piece {
        func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
        var result = piece
        if piece.isLine {
            result.start = mix(piece.start, piece.end, t0)
            result.end = mix(piece.start, piece.end, t1)
            return result
        }
        /// The blossom of the curve: de Casteljau's construction with a different parameter for each step.
        func blossom(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGPoint {
            let p01 = mix(piece.start, piece.control1, a)
            let p12 = mix(piece.control1, piece.control2, a)
            let p23 = mix(piece.control2, piece.end, a)
            return mix(mix(p01, p12, b), mix(p12, p23, b), c)
        }
        result.start = blossom(t0, t0, t0)
        result.control1 = blossom(t0, t0, t1)
        result.control2 = blossom(t0, t1, t1)
        result.end = blossom(t1, t1, t1)
        return result
    }
}
