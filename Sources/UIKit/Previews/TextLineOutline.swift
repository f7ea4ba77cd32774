import CoreGraphics
import Foundation

/// The rounded outline of lines of text: the union of their slightly enlarged rectangles.
///
/// The edges of the rectangles form a grid. The outline consists of all borders between covered and free cells, traversed with the inside on the
/// right. It exists for any arrangement, including parts of a line in two writing directions.
///
/// - Complexity: O(*n*²) in the number of rectangles.
struct TextLineOutline {
    /// The outline; empty without lines that have an area. Filled by the non-zero winding rule.
    let path: CGPath

    /// - Parameter lines: The rectangles of the lines, in any order.
    init(lines: [CGRect]) {
        let solid = lines.map(\.standardized).filter { !$0.isInfinite && $0.width > 0 && $0.height > 0 }
        let grid = Grid(Self.joined(solid))
        let path = CGMutablePath()
        for loop in grid.loops() { Self.addRounded(loop, to: path, radius: PreviewConstants.textCornerRadius) }
        self.path = path
    }

    // MARK: Joining

    /// The lines enlarged by the margin. Consecutive lines meet, and almost aligned edges are aligned, since a step shorter than two corner
    /// radii has no space for the corners.
    private static func joined(_ lines: [CGRect]) -> [CGRect] {
        let margin = PreviewConstants.textMargin
        var rects = lines.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
            .map { $0.insetBy(dx: -margin.width, dy: -margin.height) }
        let step = 2 * PreviewConstants.textCornerRadius
        // The lines are sorted by their tops, so only a window of the following lines must be compared.
        for upper in rects.indices {
            for lower in rects.indices.suffix(from: upper + 1) {
                let gap = rects[lower].minY - rects[upper].maxY
                if gap > rects[upper].height * PreviewConstants.textLineGap { break }
                guard rects[lower].minY > rects[upper].midY, rects[lower].maxX > rects[upper].minX,
                    rects[lower].minX < rects[upper].maxX
                else { continue }
                if gap > 0 { rects[upper].size.height += gap }
                if abs(rects[lower].minX - rects[upper].minX) < step {
                    let x = min(rects[lower].minX, rects[upper].minX)
                    for index in [lower, upper] { rects[index] = rects[index].reaching(left: x) }
                }
                if abs(rects[lower].maxX - rects[upper].maxX) < step {
                    let x = max(rects[lower].maxX, rects[upper].maxX)
                    for index in [lower, upper] { rects[index] = rects[index].reaching(right: x) }
                }
            }
        }
        return rects
    }

    // MARK: Rounding

    /// Adds a closed polygon with axis-parallel edges and rounded corners, each by at most half of its shorter edge.
    private static func addRounded(_ corners: [CGPoint], to path: CGMutablePath, radius: CGFloat) {
        guard corners.count >= 4 else { return }
        for (index, corner) in corners.enumerated() {
            let before = corners[(index + corners.count - 1) % corners.count]
            let after = corners[(index + 1) % corners.count]
            let length = min(corner.distance(to: before), corner.distance(to: after))
            let reach = min(radius, length / 2)
            let from = corner.moved(toward: before, by: reach)
            let to = corner.moved(toward: after, by: reach)
            if index == 0 { path.move(to: from) } else { path.addLine(to: from) }
            // The control points with which a cubic curve approximates a quarter circle.
            let quarter = reach * 0.552_284_75
            path.addCurve(
                to: to, control1: from.moved(toward: corner, by: quarter), control2: to.moved(toward: corner, by: quarter))
        }
        path.closeSubpath()
    }

    // MARK: The grid

    private struct Grid {
        private let xs: [CGFloat]
        private let ys: [CGFloat]
        private var covered: [Bool]
        private var columns: Int { max(xs.count - 1, 0) }
        private var rows: Int { max(ys.count - 1, 0) }

        init(_ rects: [CGRect]) {
            xs = Array(Set(rects.flatMap { [$0.minX, $0.maxX] })).sorted()
            ys = Array(Set(rects.flatMap { [$0.minY, $0.maxY] })).sorted()
            covered = Array(repeating: false, count: max(xs.count - 1, 0) * max(ys.count - 1, 0))
            for rect in rects {
                guard let left = xs.index(of: rect.minX), let right = xs.index(of: rect.maxX), let top = ys.index(of: rect.minY),
                    let bottom = ys.index(of: rect.maxY)
                else { continue }
                for row in top..<bottom {
                    for column in left..<right { covered[row * columns + column] = true }
                }
            }
        }

        private func isCovered(_ column: Int, _ row: Int) -> Bool {
            column >= 0 && row >= 0 && column < columns && row < rows && covered[row * columns + column]
        }

        private struct Corner: Hashable {
            var column: Int
            var row: Int
        }

        private enum Heading: Int, CaseIterable {
            case right, down, left, up

            var step: (column: Int, row: Int) {
                switch self {
                case .right: (1, 0)
                case .down: (0, 1)
                case .left: (-1, 0)
                case .up: (0, -1)
                }
            }
            var turnedRight: Heading { Heading(rawValue: (rawValue + 1) % 4) ?? .right }
            var turnedLeft: Heading { Heading(rawValue: (rawValue + 3) % 4) ?? .right }
        }

        /// Whether an edge from a corner in a direction has the inside on its right and the outside on its left.
        private func isBorder(_ corner: Corner, _ heading: Heading) -> Bool {
            let (column, row) = (corner.column, corner.row)
            return switch heading {
            case .right: isCovered(column, row) && !isCovered(column, row - 1)
            case .down: isCovered(column - 1, row) && !isCovered(column, row)
            case .left: isCovered(column - 1, row - 1) && !isCovered(column - 1, row)
            case .up: isCovered(column, row - 1) && !isCovered(column - 1, row - 1)
            }
        }

        /// The outlines as polygons: outer ones clockwise as displayed, holes counter-clockwise.
        func loops() -> [[CGPoint]] {
            var loops: [[CGPoint]] = []
            var walked: Set<Corner> = []
            for row in 0..<rows {
                for column in 0..<columns {
                    // Start at edges that lead to the right: each loop, including the loop of a hole, has such edges, and the traversal marks all of them.
                    let start = Corner(column: column, row: row)
                    if isBorder(start, .right), !walked.contains(start) { loops.append(walk(from: start, &walked)) }
                }
            }
            return loops
        }

        private func walk(from start: Corner, _ walked: inout Set<Corner>) -> [CGPoint] {
            var points: [CGPoint] = []
            var (corner, heading) = (start, Heading.right)
            repeat {
                if heading == .right { walked.insert(corner) }
                corner = Corner(column: corner.column + heading.step.column, row: corner.row + heading.step.row)
                // Turn right first: if two covered cells touch only at a corner, they then get separate loops.
                let next = [heading.turnedRight, heading, heading.turnedLeft].first { isBorder(corner, $0) } ?? heading.turnedRight
                if next != heading { points.append(CGPoint(x: xs[corner.column], y: ys[corner.row])) }
                heading = next
            } while corner != start || heading != .right
            return points
        }
    }
}

extension [CGFloat] {
    /// The index of a value in a sorted list that contains it.
    fileprivate func index(of value: CGFloat) -> Int? {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low < endIndex && self[low] == value ? low : nil
    }
}

extension CGPoint {
    fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }

    fileprivate func moved(toward other: CGPoint, by length: CGFloat) -> CGPoint {
        let whole = distance(to: other)
        guard whole > 0 else { return self }
        return CGPoint(x: x + (other.x - x) * length / whole, y: y + (other.y - y) * length / whole)
    }
}

extension CGRect {
    fileprivate func reaching(left: CGFloat) -> CGRect { CGRect(x: left, y: minY, width: maxX - left, height: height) }
    fileprivate func reaching(right: CGFloat) -> CGRect { CGRect(x: minX, y: minY, width: right - minX, height: height) }
}
