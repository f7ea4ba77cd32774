import Foundation

// Setting frames that the engine computed.
extension UIView {
    /// Sets the frames of subviews whose variables changed.
    func setFramesOfMovedSubviews() {
        guard let layout = constraintLayout, !layout.moved.isEmpty else { return }
        var placing = SubviewFrameBatch(in: self, layout)
        if let rest = placing.setMovedFrames() { setFramesOneByOne(layout.takeMoved(from: rest), layout, &placing) }
    }

    /// Sets the frames of subviews for which code of the app may run: overridden methods, and animations.
    private func setFramesOneByOne(_ boxes: [LayoutBox], _ layout: ViewLayout, _ placing: inout SubviewFrameBatch) {
        for box in boxes {
            if let moved = box.viewLayout {
                if placing.setFrame(of: box) { continue }
                guard placing.isToBePositioned(box, moved) else { continue }
                placing.finish()
                moved.view.takeFrame(moved, box, placing.pixels, layout.residual)
            } else if case .guide(let guide as ScrollGuide)? = box.owner, guide.box === box, guide.owningView === self, !guide.isFrame {
                placing.finish()
                (self as? any ConstrainedContent)?.takeContentSize(from: box)
            }
        }
        placing.finish()
    }

    /// Sets the frame within the superview. `offset` is the superview's exact position minus the position of its frame.
    private func takeFrame(_ moved: ViewLayout, _ box: LayoutBox, _ pixels: PixelGrid, _ offset: CGPoint) {
        let exact = frame(forAlignmentRect: box.rect)
        guard exact.minX.isFinite, exact.minY.isFinite, exact.width.isFinite, exact.height.isFinite else { return }
        let frame = pixels.aligned(exact, offset)
        let residual = CGPoint(x: offset.x + exact.minX - frame.minX, y: offset.y + exact.minY - frame.minY)
        if abs(residual.x - moved.residual.x) > 1e-9 || abs(residual.y - moved.residual.y) > 1e-9 {
            moved.residual = residual
            // The subviews' rounding to pixels changes with the residual.
            if !orderedSubviews.isEmpty, !moved.isBoundary { replaceSubviews() }
        }
        let anchor = ownLayer.anchorPoint
        let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        moved.isPlacing = true
        setGeometry(size: frame.size, center: center)
        moved.isPlacing = false
    }

    /// Sets the bounds' size and the center: as one change, unless the view's class overrides either.
    private func setGeometry(size: CGSize, center newCenter: CGPoint) {
        if OverriddenMethods.of(type(of: self)).contains(.geometry) {
            let bounds = bounds
            if bounds.size != size { self.bounds = CGRect(origin: bounds.origin, size: size) }
            if center != newCenter { center = newCenter }
            return
        }
        changeGeometry {
            ownLayer.bounds = CGRect(origin: ownLayer.bounds.origin, size: size)
            ownLayer.position = newCenter
        }
    }

    /// Returns the rectangle of a guide of this view, rounded to pixels.
    func shownRect(of box: LayoutBox) -> CGRect {
        PixelGrid(of: self).aligned(box.rect, constraintLayout?.residual ?? .zero)
    }
}
