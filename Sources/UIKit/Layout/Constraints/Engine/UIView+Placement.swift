import Foundation

// Frames that follow from the engine.
extension UIView {
    /// Gives the subviews whose variables changed their frames.
    func placeMovedSubviews() {
        guard let layout = constraintLayout, !layout.moved.isEmpty else { return }
        var boxes: [LayoutBox] = []
        swap(&boxes, &layout.moved)
        let pixels = PixelGrid(of: self)
        for box in boxes {
            box.isNoted = false
            switch box.owner {
            case .view(let moved)? where moved.box === box && moved.view.parent === self && !moved.keepsFrame:
                place(moved.view, moved, box, pixels)
            case .guide(let guide as ScrollGuide)? where guide.box === box && guide.owningView === self && !guide.isFrame:
                (self as? UIScrollView)?.takeContentSize(from: box)
            default: break
            }
        }
        // Room for those of the next time.
        boxes.removeAll(keepingCapacity: true)
        if layout.moved.isEmpty { swap(&boxes, &layout.moved) }
    }

    private func place(_ subview: UIView, _ moved: ViewLayout, _ box: LayoutBox, _ pixels: PixelGrid) {
        let exact = subview.frame(forAlignmentRect: box.rect)
        guard exact.minX.isFinite, exact.minY.isFinite, exact.width.isFinite, exact.height.isFinite else { return }
        let offset = constraintLayout?.residual ?? .zero
        let frame = pixels.aligned(exact, offset)
        let residual = CGPoint(x: offset.x + exact.minX - frame.minX, y: offset.y + exact.minY - frame.minY)
        if abs(residual.x - moved.residual.x) > 1e-9 || abs(residual.y - moved.residual.y) > 1e-9 {
            moved.residual = residual
            // What is inside lies on other parts of pixels now.
            if !subview.isLayoutBoundary, !subview.orderedSubviews.isEmpty { subview.replaceSubviews() }
        }
        let anchor = subview.layer.anchorPoint
        let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        moved.isPlacing = true
        subview.setGeometry(size: frame.size, center: center)
        moved.isPlacing = false
    }

    /// Sets the size of the bounds and the centre, each where it is another one: both at once where the view's class overrides neither.
    private func setGeometry(size: CGSize, center newCenter: CGPoint) {
        let overridden = OverriddenMethods.of(type(of: self))
        if overridden.contains(.geometry) {
            let bounds = bounds
            if bounds.size != size { self.bounds = CGRect(origin: bounds.origin, size: size) }
            if center != newCenter { center = newCenter }
            return
        }
        changeGeometry {
            let newBounds = CGRect(origin: layer.bounds.origin, size: size)
            if AnimationStack.activeContext == nil, !overridden.contains(.actions), layer.owner === self {
                // No action comes of it.
                layer.setGeometry(bounds: newBounds, position: newCenter, laysOut: !hasEmptyLayout)
            } else {
                layer.bounds = newBounds
                layer.position = newCenter
            }
        }
    }

    /// Where a guide of this view is shown.
    func shownRect(of box: LayoutBox) -> CGRect {
        PixelGrid(of: self).aligned(box.rect, constraintLayout?.residual ?? .zero)
    }
}
