import UIKit

extension CGRect {
    /// The rectangle with each edge rounded to whole points, so that adjacent rectangles stay adjacent and lines are crisp.
    var onWholePoints: CGRect {
        let (left, top) = (minX.rounded(), minY.rounded())
        return CGRect(x: left, y: top, width: maxX.rounded() - left, height: maxY.rounded() - top)
    }
}
