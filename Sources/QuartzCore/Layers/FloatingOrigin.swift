import Foundation

/// The approximate visible area of a layer's plane.
struct RenderFocus {
    /// The window's center on the layer's plane.
    var point: CGPoint
    /// The distance from the center within which content may be visible; infinite if unknown.
    var reach: CGFloat
}

/// The floating origin of a layer that is too long, or whose sublayers are too far apart, for single precision.
///
/// The origin follows the visible area in large steps, so that cached nodes of the sublayers stay valid during scrolling.
final class FloatingOrigin {
    /// The origin, on a line of ``RenderGrid``, in coordinates whose own origin is the top left corner of the bounds.
    let origin: CGPoint
    private let reach: CGFloat

    init(_ focus: RenderFocus) {
        origin = RenderGrid.origin(for: focus.point)
        reach = focus.reach
    }

    /// Whether single precision represents everything in the visible area exactly enough with this origin.
    func covers(_ focus: RenderFocus) -> Bool {
        let leap = max(RenderGrid.spacing, reach)
        guard abs(focus.point.x - origin.x) <= leap, abs(focus.point.y - origin.y) <= leap else { return false }
        return focus.reach <= reach * 2 && (reach <= RenderGrid.spacing || focus.reach >= reach / 4)
    }

    /// The area outside of which nothing is visible while this origin is in use; nil if unbounded.
    var area: CGRect? {
        guard reach.isFinite else { return nil }
        let extent = RenderGrid.longestSide / 2 + 4 * reach
        return CGRect(x: origin.x - extent, y: origin.y - extent, width: extent * 2, height: extent * 2)
    }
}

extension CALayer {
    /// The origin of the coordinate system of the layer's own drawing, relative to the top left corner of the bounds.
    var drawingOrigin: CGPoint { rendering.far?.origin ?? .zero }

    /// The part of `shape` that can be visible: all of it, unless the layer is very long.
    func seenPart(of shape: RoundedRect) -> RoundedRect {
        rendering.far?.area.map { shape.cut(to: $0) } ?? shape
    }

    /// Updates the floating origin of a very long layer. Other layers use zero until ``floatingOrigin(_:)`` is called.
    func updateFloatingOrigin(_ shown: LayerValues) {
        let known = rendering.far
        rendering.far = nil
        guard max(shown.bounds.width, shown.bounds.height) > RenderGrid.longestSide else { return }
        let focus = focusFromCorner(shown)
        if let known, known.covers(focus) {
            rendering.far = known
            return
        }
        setFloatingOrigin(FloatingOrigin(focus))
        rendering.damage.insert(.content)
    }

    /// The floating origin for a layer whose content is too large for one origin. Creates it if necessary.
    func floatingOrigin(_ shown: LayerValues) -> FloatingOrigin {
        if let far = rendering.far { return far }
        let made = FloatingOrigin(focusFromCorner(shown))
        setFloatingOrigin(made)
        return made
    }

    private func setFloatingOrigin(_ reference: FloatingOrigin) {
        rendering.far = reference
        tree?.recordFloatingOrigin(self)
    }

    /// Whether the visible area has left the range of the floating origin.
    var isFloatingOriginOutdated: Bool {
        guard let far = rendering.far else { return false }
        return !far.covers(focusFromCorner(animations?.presented ?? values))
    }

    /// ``focus`` in coordinates whose origin is the top left corner of the bounds.
    private func focusFromCorner(_ shown: LayerValues) -> RenderFocus {
        var focus = focus
        focus.point.x -= shown.bounds.minX
        focus.point.y -= shown.bounds.minY
        return focus
    }

    /// The visible area of the layer's plane, in its coordinates. O(depth).
    var focus: RenderFocus {
        var path = [self]
        while let next = path.last?.parent { path.append(next) }
        let top = path.removeLast()
        let whole = top.shownValues(true).bounds
        // Unlimited by default, because a layer without a window may be drawn as a whole.
        var focus =
            top.isRoot
            ? RenderFocus(point: CGPoint(x: whole.midX, y: whole.midY), reach: max(whole.width, whole.height))
            : RenderFocus(point: whole.origin, reach: .infinity)
        var outer = top.shownValues(true)
        for layer in path.reversed() {
            let shown = layer.shownValues(true)
            focus = focus.seen(through: shown.projection(into: outer)) ?? RenderFocus(point: shown.bounds.origin, reach: .infinity)
            if shown.masksToBounds {
                focus.point.x = min(max(focus.point.x, shown.bounds.minX), shown.bounds.maxX)
                focus.point.y = min(max(focus.point.y, shown.bounds.minY), shown.bounds.maxY)
            }
            outer = shown
        }
        return focus
    }
}

extension RenderFocus {
    /// Converts the focus through the inverse of `projection`. Nil in perspective, where a large area of the plane may be visible.
    fileprivate func seen(through projection: PlaneProjection) -> RenderFocus? {
        guard projection.isAffine, let point = projection.inverted?.project(point) else { return nil }
        let m = projection.affine
        if m.a == 1, m.b == 0, m.c == 0, m.d == 1 { return RenderFocus(point: point, reach: reach) }
        // The smaller of the matrix's two singular values determines the largest visible area.
        let square = m.a * m.a + m.b * m.b + m.c * m.c + m.d * m.d
        let determinant = m.a * m.d - m.b * m.c
        let larger = (square + max(square * square - 4 * determinant * determinant, 0).squareRoot()) / 2
        return RenderFocus(point: point, reach: reach * larger.squareRoot() / abs(determinant))
    }
}
