import CoreGraphics

/// The radii of a rectangle's corners, in points. The y axis points down.
package struct CornerRadii: Equatable, Sendable {
    package var topLeft: CGFloat = 0
    package var topRight: CGFloat = 0
    package var bottomLeft: CGFloat = 0
    package var bottomRight: CGFloat = 0

    package init() {}

    package var greatest: CGFloat { max(topLeft, topRight, bottomLeft, bottomRight) }
}
