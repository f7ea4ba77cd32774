import CoreGraphics
import Foundation
import Host

/// A list of cells, which assistive technologies read as a table.
@MainActor
protocol AccessibilityList: UIView {
    /// Whether the user can select cells.
    var allowsSelection: Bool { get }
    /// The number of rows and columns, including those out of view. Nil if the cells form no grid.
    var accessibilityGrid: (rows: Int, columns: Int)? { get }
    /// The position of a cell in its section, starting with 1, and the section's number of cells. Nil if it is unknown.
    func accessibilityPosition(of cell: UIView) -> (position: Int, count: Int)?
    /// The index path of the row or item whose cell contains a view. Nil if the view is in no cell.
    func focusPath(of view: UIView) -> IndexPath?
    /// The row and column of a cell in the grid. Nil if they are unknown.
    func accessibilityGridPosition(of cell: UIView) -> HostAccessibleCell?
    /// The cell in a row and column of a grid with `columns` columns. Nil if it is out of view.
    func accessibilityCell(row: Int, column: Int, columns: Int) -> UIView?
    /// Selects or deselects a cell like a tap does, and returns whether it succeeded. Nil if `child` is not a cell of the list's class.
    func setAccessibilitySelection(_ isSelected: Bool, of child: NSObject) -> Bool?
    /// The actions of a cell other than activation.
    func accessibilityActions(of cell: UIView) -> [AccessibilityTree.Action]
    /// Opens the context menu of the cell at a point. Returns false if the cell has no context menu.
    func openContextMenu(at point: CGPoint) -> Bool
}
