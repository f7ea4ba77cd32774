import CoreGraphics

/// The position of a photo on the wall. Fingers, keys and undo all change this value.
struct Placement: Equatable {
    var center: CGPoint
    var scale: CGFloat = 1
    var angle: CGFloat = 0

    var transform: CGAffineTransform { CGAffineTransform(scaleX: scale, y: scale).rotated(by: angle) }

    func moved(by offset: CGPoint) -> Placement {
        Placement(center: CGPoint(x: center.x + offset.x, y: center.y + offset.y), scale: scale, angle: angle)
    }

    /// Scales about a point of the wall, which keeps its position in the photo.
    func scaled(by factor: CGFloat, about point: CGPoint) -> Placement {
        let scale = min(max(scale * factor, 0.3), 6)
        let factor = scale / self.scale
        let center = CGPoint(x: point.x + (center.x - point.x) * factor, y: point.y + (center.y - point.y) * factor)
        return Placement(center: center, scale: scale, angle: angle)
    }

    /// Rotates about a point of the wall, clockwise, in radians.
    func turned(by angle: CGFloat, about point: CGPoint) -> Placement {
        let (dx, dy) = (center.x - point.x, center.y - point.y)
        let center = CGPoint(x: point.x + dx * cos(angle) - dy * sin(angle), y: point.y + dx * sin(angle) + dy * cos(angle))
        return Placement(center: center, scale: scale, angle: self.angle + angle)
    }
}
