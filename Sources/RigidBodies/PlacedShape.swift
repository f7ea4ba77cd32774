import Foundation

/// An outline where it is now.
package struct PlacedShape {
    enum Outline {
        case circle(radius: Double)
        /// The corners, each where it is.
        case polygon([SIMD2<Double>])
    }

    let middle: SIMD2<Double>
    let outline: Outline
    /// The upper left and the lower right corner of the rectangle around it.
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

    /// Whether the rectangles around the two are no farther from each other than outlines that touch.
    package func isNear(_ other: PlacedShape) -> Bool { isNear(other.least, other.greatest) }

    package func isNear(_ from: SIMD2<Double>, _ to: SIMD2<Double>) -> Bool {
        from.x <= greatest.x + Touch.skin && to.x >= least.x - Touch.skin && from.y <= greatest.y + Touch.skin
            && to.y >= least.y - Touch.skin
    }
}
