import UIKit

/// An island whose height is computed for any point. So the map has new details at every zoom scale, and needs no files.
enum Terrain {
    /// Colours of heights in light and dark appearance, interpolated between them. The sea level is 0.
    private static let colors: [(height: Double, light: [Double], dark: [Double])] = [
        (-0.5, [0.42, 0.66, 0.85], [0.05, 0.10, 0.17]), (-0.0001, [0.74, 0.88, 0.95], [0.13, 0.23, 0.34]),
        (0, [0.95, 0.90, 0.74], [0.38, 0.35, 0.24]), (0.05, [0.79, 0.88, 0.64], [0.22, 0.29, 0.19]),
        (0.22, [0.56, 0.73, 0.50], [0.26, 0.35, 0.24]), (0.36, [0.83, 0.75, 0.58], [0.37, 0.33, 0.24]),
        (0.55, [0.66, 0.57, 0.46], [0.46, 0.42, 0.35]), (0.7, [0.97, 0.96, 0.94], [0.72, 0.71, 0.68]),
    ]

    /// The height at a point of the unit square. Each octave adds details of half the size.
    static func height(x: Double, y: Double, octaves: Int) -> Double {
        var sum = 0.0
        var (frequency, amplitude) = (3.0, 0.55)
        for octave in 0..<octaves {
            sum += noise(x * frequency, y * frequency, UInt32(octave)) * amplitude
            (frequency, amplitude) = (frequency * 2, amplitude * 0.5)
        }
        let (dx, dy) = (x - 0.5, y - 0.5)
        return sum + 0.32 - 2.9 * (dx * dx + dy * dy)
    }

    /// Smooth noise from -0.5 to 0.5: random values at whole numbers, interpolated between them.
    private static func noise(_ x: Double, _ y: Double, _ seed: UInt32) -> Double {
        func value(_ x: Int32, _ y: Int32) -> Double {
            var hash = UInt32(bitPattern: x) &* 0x9E37_79B1 ^ UInt32(bitPattern: y) &* 0x85EB_CA77 ^ (seed &+ 5) &* 0xC2B2_AE3D
            hash = (hash ^ hash >> 15) &* 0x2C1B_3C6D
            hash = (hash ^ hash >> 13) &* 0x297A_2D39
            return Double(hash ^ hash >> 16) / Double(UInt32.max) - 0.5
        }
        let (left, top) = (x.rounded(.down), y.rounded(.down))
        let (fx, fy) = (x - left, y - top)
        let (u, v) = (fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy))
        let (column, row) = (Int32(left), Int32(top))
        let upper = value(column, row) * (1 - u) + value(column + 1, row) * u
        let lower = value(column, row + 1) * (1 - u) + value(column + 1, row + 1) * u
        return upper * (1 - v) + lower * v
    }

    /// Draws a tile. The caller continues meanwhile, since the function is not isolated to the main actor.
    static func image(of tile: Tile, isDark: Bool) async -> UIImage? {
        let cells = 32
        let side = Double(Tile.side) / Double(cells)
        let heights = (0...cells).map { row in
            (0...cells).map { column in
                let scale = 1 / Double(1 << tile.level)
                let (x, y) = (Double(tile.column) + Double(column) / Double(cells), Double(tile.row) + Double(row) / Double(cells))
                return height(x: x * scale, y: y * scale, octaves: tile.level + 5)
            }
        }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        format.opaque = true
        return UIGraphicsImageRenderer(size: CGSize(width: Tile.side, height: Tile.side), format: format).image { context in
            // The contour interval halves with each level, so that new contours appear.
            let interval = 0.08 / Double(1 << min(tile.level, 6))
            let lowest = (heights.joined().min() ?? 0) / interval
            for step in Int(lowest.rounded(.down))...Int(((heights.joined().max() ?? 0) / interval).rounded(.up)) {
                let limit = Double(step) * interval
                let path = CGMutablePath()
                for row in 0..<cells {
                    for column in 0..<cells {
                        let corners = [(0, 0), (1, 0), (1, 1), (0, 1)].map { dx, dy in
                            (x: Double(column + dx) * side, y: Double(row + dy) * side, h: heights[row + dy][column + dx] - limit)
                        }
                        addPart(of: corners, to: path)
                    }
                }
                context.cgContext.setFillColor(color(at: limit + interval / 2, isDark: isDark))
                context.cgContext.addPath(path)
                context.cgContext.fillPath()
            }
        }
    }

    /// Adds the part of a cell that is higher than a band's limit (marching squares).
    private static func addPart(of corners: [(x: Double, y: Double, h: Double)], to path: CGMutablePath) {
        var points: [CGPoint] = []
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) % corners.count]
            if corner.h >= 0 { points.append(CGPoint(x: corner.x, y: corner.y)) }
            if (corner.h >= 0) != (next.h >= 0) {
                let share = corner.h / (corner.h - next.h)
                points.append(CGPoint(x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share))
            }
        }
        if points.count > 2 {
            path.addLines(between: points)
            path.closeSubpath()
        }
    }

    static func color(at height: Double, isDark: Bool) -> CGColor {
        let index = min(max(colors.lastIndex { $0.height <= height } ?? 0, 0), colors.count - 2)
        let (low, high) = (colors[index], colors[index + 1])
        let share = min(max((height - low.height) / (high.height - low.height), 0), 1)
        let parts = zip(isDark ? low.dark : low.light, isDark ? high.dark : high.light).map { $0 + ($1 - $0) * share }
        return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }
}
