import Foundation

/// What of a layer's plane can be seen at the moment, roughly.
struct RenderFocus {
    /// Where the middle of the window is.
    var point: CGPoint
    /// How far from there something may be seen; infinite where that is not known.
    var reach: CGFloat
}

/// What the picture of a layer counts from that is longer, or whose sublayers lie farther apart, than single precision can tell apart.
///
/// It follows what is seen, in leaps, so that what is cached of the sublayers stays valid while something scrolls.
final class FarReference {
    /// On the lines of ``RenderGrid``, in coordinates whose origin is the bounds' top left corner.
    let origin: CGPoint
    private let reach: CGFloat

    init(_ focus: RenderFocus) {
        origin = RenderGrid.origin(for: focus.point)
        reach = focus.reach
    }

    /// Whether all that is seen is exact.
    func covers(_ focus: RenderFocus) -> Bool {
        let leap = max(RenderGrid.spacing, reach)
        guard abs(focus.point.x - origin.x) <= leap, abs(focus.point.y - origin.y) <= leap else { return false }
        return focus.reach <= reach * 2 && (reach <= RenderGrid.spacing || focus.reach >= reach / 4)
    }

    /// Nothing outside of here is seen before there is another reference.
    var area: CGRect? {
        guard reach.isFinite else { return nil }
        let extent = RenderGrid.longestSide / 2 + 4 * reach
        return CGRect(x: origin.x - extent, y: origin.y - extent, width: extent * 2, height: extent * 2)
    }
}

extension CALayer {
    /// What the layer's own picture counts from, in coordinates whose origin is the bounds' top left corner.
    var drawingOrigin: CGPoint { rendering.far?.origin ?? .zero }

    /// What of a part of the layer's own picture can be seen: all of it, unless the layer is very long.
    func seenPart(of shape: RoundedRect) -> RoundedRect {
        rendering.far?.area.map { shape.cut(to: $0) } ?? shape
    }

    /// Finds anew what a very long layer counts from; other layers count from zero until ``farReference(_:)`` is asked.
    func updateFarReference(_ shown: LayerValues) {
        let known = rendering.far
        rendering.far = nil
        guard max(shown.bounds.width, shown.bounds.height) > RenderGrid.longestSide else { return }
        let focus = focusFromCorner(shown)
        if let known, known.covers(focus) {
            rendering.far = known
            return
        }
        setFarReference(FarReference(focus))
        rendering.damage.insert(.content)
    }

    /// What to count from where one origin will not do for everything in the layer.
    func farReference(_ shown: LayerValues) -> FarReference {
        if let far = rendering.far { return far }
        let made = FarReference(focusFromCorner(shown))
        setFarReference(made)
        return made
    }

    private func setFarReference(_ reference: FarReference) {
        rendering.far = reference
        tree?.noteFar(self)
    }

    /// Something else is seen now than what the layer's reference is for.
    var isFarReferenceOutdated: Bool {
        guard let far = rendering.far else { return false }
        return !far.covers(focusFromCorner(animations?.presented ?? values))
    }

    /// ``focus`` in coordinates whose origin is the bounds' top left corner.
    private func focusFromCorner(_ shown: LayerValues) -> RenderFocus {
        var focus = focus
        focus.point.x -= shown.bounds.minX
        focus.point.y -= shown.bounds.minY
        return focus
    }

    /// What is seen of the layer's plane, in its coordinates. O(depth).
    var focus: RenderFocus {
        var path = [self]
        while let next = path.last?.parent { path.append(next) }
        let top = path.removeLast()
        let whole = top.shownValues(true).bounds
        // A layer without a window may be asked for a picture of all of it.
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
    /// In the coordinates that `projection` takes to those of this focus; nil in perspective, where much may be seen.
    fileprivate func seen(through projection: PlaneProjection) -> RenderFocus? {
        guard projection.isAffine, let point = projection.inverted?.project(point) else { return nil }
        let m = projection.affine
        if m.a == 1, m.b == 0, m.c == 0, m.d == 1 { return RenderFocus(point: point, reach: reach) }
        // The smaller one of the two scales that every matrix is made of, which shows the most.
        let square = m.a * m.a + m.b * m.b + m.c * m.c + m.d * m.d
        let determinant = m.a * m.d - m.b * m.c
        let larger = (square + max(square * square - 4 * determinant * determinant, 0).squareRoot()) / 2
        return RenderFocus(point: point, reach: reach * larger.squareRoot() / abs(determinant))
    }
}
