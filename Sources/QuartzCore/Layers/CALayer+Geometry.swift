import Foundation

extension CALayer {
    /// Sets bounds and position so that ``frame`` becomes `frame`. A rotated layer gets the size of the bounding box of `frame` in the layer's coordinates. The
    /// result is exact for multiples of 90°.
    func setFrame(_ frame: CGRect) {
        guard frame.isFiniteGeometry else { return reportInvalid(frame, .bounds) }
        let frame = frame.standardized
        var size = frame.size
        var anchorInFrame = CGPoint(x: anchorPoint.x * size.width, y: anchorPoint.y * size.height)
        if !values.isUntransformed {
            let turn = PlaneProjection(values.transform)
            if let back = turn.inverted, turn.isAffine {
                size = back.boundingBox(of: CGRect(origin: .zero, size: frame.size)).size
            }
            let aboutAnchor = CGRect(
                x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
            let box = turn.boundingBox(of: aboutAnchor)
            anchorInFrame = CGPoint(x: -box.minX, y: -box.minY)
        }
        bounds = CGRect(origin: values.bounds.origin, size: size)
        position = CGPoint(x: frame.minX + anchorInFrame.x, y: frame.minY + anchorInFrame.y)
    }

    /// Logs that a NaN or infinite value was rejected.
    func reportInvalid(_ value: Any, _ property: LayerProperty) {
        layersLog.error("Ignored the value \(value) for \"\(property.key)\" of \(identification): it is not finite.")
    }

    // MARK: Conversion

    /// The projection from this layer's coordinates to those of `superlayer`, with model or animated values.
    func projectionToParent(presented: Bool = false) -> PlaneProjection {
        let outer = superlayer
        if !presented || animations == nil && outer?.animations == nil, values.isOnlyMoved,
            outer?.values.placesSublayersFlat != false
        {
            // Most layers are only translated. Checking this copies no values.
            let (position, anchor) = (values.position, values.anchor)
            return PlaneProjection(translation: CGPoint(x: position.x - anchor.x, y: position.y - anchor.y))
        }
        return shownValues(presented).projection(into: outer?.shownValues(presented))
    }

    func shownValues(_ presented: Bool) -> LayerValues {
        presented ? animations?.presented ?? values : values
    }

    /// The projection from the coordinates of `source` to those of `target`; nil if a layer between them is seen edge-on.
    static func projection(from source: CALayer?, to target: CALayer?, presented: Bool = false) -> PlaneProjection? {
        if source === target { return .identity }
        let targetPath = target?.pathToRoot ?? []
        var up = ProjectionClimb(presented: presented)
        var layer = source
        var common = targetPath.count
        while let current = layer {
            if let index = targetPath.firstIndex(where: { $0.model() === current.model() }) {
                common = index
                break
            }
            layer = up.leave(current)
        }
        if common == 0 { return up.projection }
        var down = ProjectionClimb(presented: presented)
        for layer in targetPath[..<common] { down.leave(layer) }
        guard let back = down.projection.inverted else { return nil }
        return up.projection.concatenating(back)
    }

    /// The layer and its ancestors, from the inside out.
    private var pathToRoot: [CALayer] {
        var path = [self]
        while let next = path.last?.superlayer { path.append(next) }
        return path
    }

    static func convert(_ p: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
        if let offset = offset(from: source, to: target) { return CGPoint(x: p.x + offset.x, y: p.y + offset.y) }
        return projection(from: source, to: target)?.project(p) ?? p
    }

    static func convert(_ r: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
        if r.isFiniteGeometry, let offset = offset(from: source, to: target) { return r.offsetBy(dx: offset.x, dy: offset.y) }
        return projection(from: source, to: target)?.boundingBox(of: r) ?? r
    }

    /// The translation from `source` to `target`, if one is an ancestor of the other and all layers between them are only translated. Nearly always, that is
    /// the case; otherwise nil.
    private static func offset(from source: CALayer?, to target: CALayer?) -> CGPoint? {
        if source === target { return .zero }
        if let offset = source?.offset(upTo: target) { return offset }
        return target?.offset(upTo: source).map { CGPoint(x: -$0.x, y: -$0.y) }
    }

    /// The translation from this layer to `ancestor`. A nil `ancestor` is the coordinate space around the topmost superlayer.
    private func offset(upTo ancestor: CALayer?) -> CGPoint? {
        var offset = CGPoint.zero
        var layer = self
        while layer !== ancestor {
            guard layer.modelLayer == nil, layer.values.isOnlyMoved else { return nil }
            let anchor = layer.values.anchor
            offset.x += layer.values.position.x - anchor.x
            offset.y += layer.values.position.y - anchor.y
            guard let outer = layer.parent else { return ancestor == nil ? offset : nil }
            guard outer.hasFlatSublayers else { return nil }
            layer = outer
        }
        return offset
    }

    /// The bounding box of `rect` as it is currently visible, in `target`'s coordinates; in the window's if `target` is nil.
    package func convertPresented(_ rect: CGRect, to target: CALayer?) -> CGRect {
        refreshPresentation()
        return CALayer.projection(from: self, to: target, presented: true)?.boundingBox(of: rect) ?? rect
    }

    /// The layer's currently visible frame, in `target`'s coordinates; in the window's if `target` is nil.
    package func presentedFrame(in target: CALayer?) -> CGRect {
        refreshPresentation()
        return convertPresented(shownValues(true).bounds, to: target)
    }
}

/// Accumulates the projections from a layer to its ancestors. Layers in a shared 3D space are flattened only at the end of that space.
@MainActor
private struct ProjectionClimb {
    let presented: Bool
    private var flat = PlaneProjection.identity
    /// The transform inside of a shared 3D space that is not flattened yet.
    private var space: CATransform3D?

    init(presented: Bool) {
        self.presented = presented
    }

    /// Converts from the coordinates of `layer` to its superlayer's. Returns the superlayer.
    @discardableResult
    mutating func leave(_ layer: CALayer) -> CALayer? {
        let outer = layer.superlayer
        guard space != nil || outer?.sharesSpace == true else {
            flat = flat.concatenating(layer.projectionToParent(presented: presented))
            return outer
        }
        let step = layer.shownValues(presented).spaceTransform(into: outer?.shownValues(presented))
        let whole = space.map { CATransform3DConcat($0, step) } ?? step
        if outer?.sharesSpace == true {
            space = whole
        } else {
            flat = flat.concatenating(PlaneProjection(whole))
            space = nil
        }
        return outer
    }

    /// The projection from the first layer's coordinates to the current ones.
    var projection: PlaneProjection { space.map { flat.concatenating(PlaneProjection($0)) } ?? flat }
}
