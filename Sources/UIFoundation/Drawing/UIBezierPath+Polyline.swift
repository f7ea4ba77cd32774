import Foundation

extension UIBezierPath {
    /// Adds lines from point to point, and one back to the first if `closed` is true.
    package func polyline(_ points: (CGFloat, CGFloat)..., closed: Bool = false) {
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.0, y: point.1)
            if index == 0 { move(to: point) } else { addLine(to: point) }
        }
        if closed { close() }
    }
}
