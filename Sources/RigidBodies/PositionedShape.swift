import Foundation

/// A collision shape in reference coordinates.
package struct PositionedShape {
    enum Outline {
        case circle(radius: Double)
        /// The vertices in reference coordinates.
        case polygon([SIMD2<Double>])
    }

    let middle: SIMD2<Double>
    let outline: Outline
    /// The minimum and maximum corners of the bounding box.
    package let least: SIMD2<Double>
    package let greatest: SIMD2<Double>

    package init(_ body: RigidBody) {
        middle = body.position
        switch body.shape {
        case .circle(let radius):
            outline = .circle(radius: radius)
            (least, greatest) = (middle - radius, middle + radius)
        case .polygon(let corners):
            let placed = corners.map { body.position + body.turned($0) }
            outline = .polygon(placed)
            var (least, greatest) = (body.position, body.position)
            for corner in placed {
                least = pointwiseMin(least, corner)
                greatest = pointwiseMax(greatest, corner)
            }
            (self.least, self.greatest) = (least, greatest)
        }
    }

    /// Whether the bounding boxes are within the contact distance (`Touch.skin`) of each other.
    package func isNear(_ other: PositionedShape) -> Bool { isNear(other.least, other.greatest) }

    package func isNear(_ from: SIMD2<Double>, _ to: SIMD2<Double>) -> Bool {
        from.x <= greatest.x + Touch.skin && to.x >= least.x - Touch.skin && from.y <= greatest.y + Touch.skin
            && to.y >= least.y - Touch.skin
    }
}
