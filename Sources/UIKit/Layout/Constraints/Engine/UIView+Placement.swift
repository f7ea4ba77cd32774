import Foundation

// Frames that follow from the engine.
extension UIView {
    /// Gives the subviews whose variables changed their frames.
    func placeMovedSubviews() {
        guard let layout = constraintLayout, !layout.moved.isEmpty else { return }
        var boxes: [LayoutBox] = []
        swap(&boxes, &layout.moved)
        let pixels = PixelGrid(of: self)
        let own = Unmanaged.passUnretained(self).toOpaque()
        let isCovered = hasSafeArea
        for box in boxes {
            box.isNoted = false
            if let moved = box.viewLayout {
                guard !moved.isViewGone, moved.box === box, !moved.keepsFrame, moved.view.parentReference?.toOpaque() == own else {
                    continue
                }
                moved.view.takePlace(moved, box, pixels, layout.residual, isCovered: isCovered)
            } else if case .guide(let guide as ScrollGuide)? = box.owner, guide.box === box, guide.owningView === self, !guide.isFrame {
                (self as? UIScrollView)?.takeContentSize(from: box)
            }
        }
        // Room for those of the next time.
        boxes.removeAll(keepingCapacity: true)
        if layout.moved.isEmpty { swap(&boxes, &layout.moved) }
    }

    /// Takes its place in its superview, which lies `offset` farther right and down than its frame says, and may be covered.
    private func takePlace(_ moved: ViewLayout, _ box: LayoutBox, _ pixels: PixelGrid, _ offset: CGPoint, isCovered: Bool) {
        let exact = frame(forAlignmentRect: box.rect)
        guard exact.minX.isFinite, exact.minY.isFinite, exact.width.isFinite, exact.height.isFinite else { return }
        let frame = pixels.aligned(exact, offset)
        let residual = CGPoint(x: offset.x + exact.minX - frame.minX, y: offset.y + exact.minY - frame.minY)
        if abs(residual.x - moved.residual.x) > 1e-9 || abs(residual.y - moved.residual.y) > 1e-9 {
            moved.residual = residual
            // What is inside lies on other parts of pixels now.
            if !orderedSubviews.isEmpty, !moved.isBoundary { replaceSubviews() }
        }
        let anchor = layer.anchorPoint
        let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        moved.isPlacing = true
        setGeometry(size: frame.size, center: center, moved, isCovered: isCovered)
        moved.isPlacing = false
    }

    /// Sets the size of the bounds and the centre, each where it is another one: both at once where the view's class overrides neither.
    private func setGeometry(size: CGSize, center newCenter: CGPoint, _ layout: ViewLayout, isCovered: Bool) {
        let overridden = OverriddenMethods.of(type(of: self))
        if overridden.contains(.geometry) {
            let bounds = bounds
            if bounds.size != size { self.bounds = CGRect(origin: bounds.origin, size: size) }
            if center != newCenter { center = newCenter }
            return
        }
        if AnimationStack.activeContext == nil, !overridden.contains(.actions) {
            // No action comes of it.
            switch layer.setGeometry(size: size, position: newCenter, by: self, laysOut: !hasEmptyLayout) {
            case .refused: break
            case .unchanged: return
            case .moved: return didMove(isCovered: isCovered)
            case .resized(let oldSize): return didResize(from: oldSize, layout, isCovered: isCovered)
            }
        }
        changeGeometry {
            layer.bounds = CGRect(origin: layer.bounds.origin, size: size)
            layer.position = newCenter
        }
    }

    /// Where a guide of this view is shown.
    func shownRect(of box: LayoutBox) -> CGRect {
        PixelGrid(of: self).aligned(box.rect, constraintLayout?.residual ?? .zero)
    }
}
