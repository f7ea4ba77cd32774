import Foundation

extension UIBezierPath {
    /// Adds lines between successive points. If `closed` is true, also adds a line from the last point to the first.
    package func polyline(_ points: (CGFloat, CGFloat)..., closed: Bool = false) {
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.0, y: point.1)
            if index == 0 { move(to: point) } else { addLine(to: point) }
        }
        if closed { close() }
    }
}
