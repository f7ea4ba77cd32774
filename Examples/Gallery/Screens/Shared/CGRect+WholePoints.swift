import UIKit

extension CGRect {
    /// The rectangle with each edge at the nearest whole point, so that rectangles that touch still do, and lines are crisp.
    var onWholePoints: CGRect {
        let (left, top) = (minX.rounded(), minY.rounded())
        return CGRect(x: left, y: top, width: maxX.rounded() - left, height: maxY.rounded() - top)
    }
}
