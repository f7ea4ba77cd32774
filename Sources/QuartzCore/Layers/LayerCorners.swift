import CoreGraphics

/// Separate radii for a layer's corners, computed each time that the layer is drawn.
package final class LayerCorners: Equatable {
    /// The description from which the radii are computed.
    package let description: AnyHashable
    let radii: @MainActor (CGSize) -> CornerRadii

    /// - Parameter radii: The radii for a size of the layer, in points.
    package init(_ description: AnyHashable, radii: @escaping @MainActor (CGSize) -> CornerRadii) {
        self.description = description
        self.radii = radii
    }

    package static func == (first: LayerCorners, second: LayerCorners) -> Bool { first === second }
}

extension CALayer {
    /// The radii of the corners, in place of ``cornerRadius`` and ``maskedCorners``. Nil by default.
    package var corners: LayerCorners? {
        get { options.value.corners }
        set { setOption(\.corners, newValue, .shape) }
    }

    /// Draws the corners again after the layer moved, because their radii depend on the layer's position.
    package func cornersDidMove() {
        if options.value.corners != nil { invalidate(.shape) }
    }
}
