import Foundation

// Hit testing: finds the deepest and topmost layer at a point, in drawing order. Views have their own search, which calls the app's `hitTest`.
extension CALayer {
    /// The deepest layer at a point in the superlayer's coordinates.
    func baseHitTest(at point: CGPoint) -> CALayer? {
        guard !values.isHidden else { return nil }
        if sharesSpace { return nearestLayerInSpace(at: point) }
        let projection = projectionToParent()
        if !values.isDoubleSided, projection.showsBack { return nil }
        return projection.inverted?.project(point).flatMap { inside in withStackSpace { deepestLayer(inside: inside) } }
    }

    /// The deepest layer at a point in this layer's coordinates.
    func deepestLayer(inside point: CGPoint) -> CALayer? {
        let isInside = contains(point)
        if values.masksToBounds || maskLayer != nil, !isInside { return nil }
        if let maskLayer, maskLayer.hitTest(point) == nil { return nil }
        for sublayer in (sublayers ?? []).sortedByHeight.reversed() {
            if let found = sublayer.hitTest(point) { return found }
        }
        return isInside ? self : nil
    }
}

extension [CALayer] {
    /// Sorted in drawing order: by height, and stable for equal heights.
    @MainActor var sortedByHeight: [CALayer] {
        guard contains(where: { $0.values.height != 0 }) else { return self }
        return enumerated().sorted {
            ($0.element.values.height, $0.offset) < ($1.element.values.height, $1.offset)
        }.map(\.element)
    }
}
