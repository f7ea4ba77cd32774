import UIKit

/// A line that one finger or pen draws.
struct Stroke {
    let color: UIColor
    let width: CGFloat
    private(set) var points: [CGPoint]

    init(color: UIColor, width: CGFloat, start: CGPoint) {
        (self.color, self.width, points) = (color, width, [start])
    }

    mutating func append(_ point: CGPoint) {
        if points.last != point { points.append(point) }
    }

    /// A smooth path: a quadratic curve between the midpoints of each pair of neighbouring points.
    var path: CGPath {
        let path = CGMutablePath()
        path.move(to: points[0])
        for (point, next) in zip(points, points.dropFirst()) {
            path.addQuadCurve(to: CGPoint(x: (point.x + next.x) / 2, y: (point.y + next.y) / 2), control: point)
        }
        // A tap is a line without length: its round cap is a dot.
        path.addLine(to: points[points.count - 1])
        return path
    }
}
