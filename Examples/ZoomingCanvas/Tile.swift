import CoreGraphics

/// A square of the map. Level 0 has one tile, and each further level halves the sides of its tiles.
struct Tile: Hashable, Sendable {
    let level: Int
    let column: Int
    let row: Int

    /// The side of a tile's image, in points.
    static let side = 256

    /// The frame on a map with sides of the given length.
    func frame(onMapOf side: CGFloat) -> CGRect {
        let length = side / CGFloat(1 << level)
        return CGRect(x: CGFloat(column) * length, y: CGFloat(row) * length, width: length, height: length)
    }

    /// The tiles of a level that intersect an area of the map.
    static func tiles(in area: CGRect, onMapOf side: CGFloat, level: Int) -> [Tile] {
        let length = side / CGFloat(1 << level)
        func range(_ low: CGFloat, _ high: CGFloat) -> Range<Int> {
            let first = min(max(Int((low / length).rounded(.down)), 0), 1 << level)
            return first..<min(max(Int((high / length).rounded(.up)), first), 1 << level)
        }
        return range(area.minY, area.maxY).flatMap { row in
            range(area.minX, area.maxX).map { Tile(level: level, column: $0, row: row) }
        }
    }
}
