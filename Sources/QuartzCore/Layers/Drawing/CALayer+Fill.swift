import Foundation

extension CALayer {
    /// The result of ``CALayer/makeFill()``: a single node for a layer that is an upright rectangle of one colour, with opacity and position applied.
    enum Fill {
        /// The layer is not a plain rectangle.
        case no
        /// Nothing is visible.
        case nothing
        case rectangle(RenderNode)
    }

    /// The layer as one coloured rectangle, if possible. Many animated layers are such rectangles. A change of opacity or position then needs no other nodes.
    func makeFill() -> Fill {
        guard sublayerList.isEmpty, maskLayer == nil, !isRoot, type(of: self).isPlain, givenBackground?.pattern == nil else {
            return .no
        }
        if let animations {
            return animations.transition == nil ? makeFill(UnsafePointer(animations.presentedStorage)) : .no
        }
        return withUnsafeMutablePointer(to: &values) { makeFill(UnsafePointer($0)) }
    }

    /// Takes a pointer, because a copy of all the values would take longer than the rest of the function.
    private func makeFill(_ shown: UnsafePointer<LayerValues>) -> Fill {
        guard shown.pointee.contents == nil, max(shown.pointee.bounds.width, shown.pointee.bounds.height) <= RenderGrid.longestSide,
            shown.pointee.contentsFade == nil, shown.pointee.cornerRadius == 0, corners == nil,
            shown.pointee.borderWidth == 0,
            shown.pointee.shadowOpacity == 0, shown.pointee.isOnlyMoved, parent?.placesSublayersFlat != false
        else { return .no }
        rendering.shown = nil
        rendering.far = nil
        rendering.flattened = nil
        rendering.background = nil
        rendering.content = nil
        rendering.border = nil
        // Marks the parts that were skipped as outdated: the layer may need them later, when it is no longer a plain rectangle.
        rendering.damage.formUnion([.content, .shadow])
        guard !shown.pointee.isHidden, shown.pointee.opacity > 0, var color = shown.pointee.backgroundColor, color.alpha > 0 else {
            return .nothing
        }
        let size = shown.pointee.bounds.size
        let anchor = shown.pointee.anchorPoint
        let position = shown.pointee.position
        guard size.width > 0, size.height > 0 else { return .nothing }
        color.alpha *= min(shown.pointee.opacity, 1)
        let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
        rendering.fillOrigin = origin
        guard let node = RenderNode.color(color, CGRect(origin: origin, size: size)) else { return .nothing }
        return .rectangle(node)
    }

    /// Whether the sublayers are in the layer's plane.
    var placesSublayersFlat: Bool {
        if sharesSpace { return false }
        if let animations { return animations.presentedStorage.pointee.placesSublayersFlat }
        return values.placesSublayersFlat
    }
}
