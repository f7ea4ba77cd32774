import Foundation

/// Draws a group as ASCII art.
@MainActor
enum GroupDrawing {
    private static let (columns, rows) = (61, 21)

    static func draw(_ group: NSCollectionLayoutGroup) -> String {
        let container = CGSize(width: 300, height: 300)
        let solved = GroupSolver(traits: UITraitCollection.current).solve(group, in: container)
        var grid = [[Character]](repeating: [Character](repeating: " ", count: columns), count: rows)
        let size = CGSize(width: max(solved.size.width, 1), height: max(solved.size.height, 1))
        box(CGRect(origin: .zero, size: size), in: size, &grid)
        for cell in solved.cells { box(cell.frame, in: size, &grid) }
        return grid.map { String($0) }.joined(separator: "\n")
    }

    private static func box(_ rect: CGRect, in size: CGSize, _ grid: inout [[Character]]) {
        func column(_ x: CGFloat) -> Int { min(max(Int((x / size.width * CGFloat(columns - 1)).rounded()), 0), columns - 1) }
        func row(_ y: CGFloat) -> Int { min(max(Int((y / size.height * CGFloat(rows - 1)).rounded()), 0), rows - 1) }
        let (left, right, top, bottom) = (column(rect.minX), column(rect.maxX), row(rect.minY), row(rect.maxY))
        for x in left...right {
            for y in [top, bottom] where grid[y][x] != "+" { grid[y][x] = "-" }
        }
        for y in top...bottom {
            for x in [left, right] where grid[y][x] != "+" { grid[y][x] = grid[y][x] == "-" ? "+" : "|" }
        }
        for (x, y) in [(left, top), (right, top), (left, bottom), (right, bottom)] { grid[y][x] = "+" }
    }
}
