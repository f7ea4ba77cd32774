import Foundation

// Frames that follow from the engine.
extension UIView {
    /// Gives the subviews whose variables changed their frames.
    func placeMovedSubviews() {
        guard let layout = constraintLayout, !layout.moved.isEmpty else { return }
        var placing = PlainPlacing(in: self, layout)
        if let rest = placing.placeMoved() { placeOneByOne(layout.takeMoved(from: rest), layout, &placing) }
    }

    /// Places subviews where code that others wrote may run: of views of their own classes, and in animations.
    private func placeOneByOne(_ boxes: [LayoutBox], _ layout: ViewLayout, _ placing: inout PlainPlacing) {
        let isCovered = hasSafeArea
        for box in boxes {
            if let moved = box.viewLayout {
                if placing.place(box) { continue }
                guard placing.isToBePlaced(box, moved) else { continue }
                placing.finish()
                moved.view.takePlace(moved, box, placing.pixels, layout.residual, isCovered: isCovered)
            } else if case .guide(let guide as ScrollGuide)? = box.owner, guide.box === box, guide.owningView === self, !guide.isFrame {
                placing.finish()
                (self as? UIScrollView)?.takeContentSize(from: box)
            }
        }
        placing.finish()
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
