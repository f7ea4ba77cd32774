import Foundation

// Frames that follow from the engine.
extension UIView {
    /// Gives the subviews whose variables changed their frames.
    func placeMovedSubviews() {
        guard let layout = constraintLayout, !layout.moved.isEmpty else { return }
        let boxes = layout.moved
        layout.moved.removeAll(keepingCapacity: true)
        for box in boxes {
            box.isNoted = false
            switch box.owner {
            case .view(let moved)? where moved.box === box && moved.view.parent === self && !moved.keepsFrame:
                place(moved.view, moved, box)
            case .guide(let guide as ScrollGuide)? where guide.owningView === self && !guide.isFrame:
                (self as? UIScrollView)?.takeContentSize(from: box)
            default: break
            }
        }
    }

    private func place(_ subview: UIView, _ moved: ViewLayout, _ box: LayoutBox) {
        let exact = subview.frame(forAlignmentRect: box.rect)
        guard exact.minX.isFinite, exact.minY.isFinite, exact.width.isFinite, exact.height.isFinite else { return }
        let offset = constraintLayout?.residual ?? .zero
        let frame = pixelAligned(exact, offset)
        let residual = CGPoint(x: offset.x + exact.minX - frame.minX, y: offset.y + exact.minY - frame.minY)
        if abs(residual.x - moved.residual.x) > 1e-9 || abs(residual.y - moved.residual.y) > 1e-9 {
            moved.residual = residual
            // What is inside lies on other parts of pixels now.
            if !subview.isLayoutBoundary, !subview.orderedSubviews.isEmpty { subview.replaceSubviews() }
        }
        moved.isPlacing = true
        defer { moved.isPlacing = false }
        let bounds = subview.bounds
        if bounds.size != frame.size { subview.bounds = CGRect(origin: bounds.origin, size: frame.size) }
        let anchor = subview.layer.anchorPoint
        let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        if subview.center != center { subview.center = center }
    }

    /// A rectangle of this view with its edges on pixels, when the view exactly lies `offset` farther right and down. Edges that are at the
    /// same place stay so, whatever views they belong to.
    func pixelAligned(_ rect: CGRect, _ offset: CGPoint) -> CGRect {
        let pixels = PixelGrid(of: self)
        let minX = pixels.round(offset.x + rect.minX)
        let minY = pixels.round(offset.y + rect.minY)
        return CGRect(
            x: minX, y: minY, width: max(pixels.round(offset.x + rect.maxX) - minX, 0),
            height: max(pixels.round(offset.y + rect.maxY) - minY, 0))
    }

    /// Where a guide of this view is shown.
    func shownRect(of box: LayoutBox) -> CGRect {
        pixelAligned(box.rect, constraintLayout?.residual ?? .zero)
    }
}
