extension UIView {
    /// Changes the view's position or size, and updates everything that depends on it.
    func changeGeometry(_ change: () -> Void) {
        let oldBounds = ownLayer.bounds
        change()
        geometryDidChange(from: oldBounds)
    }

    /// Sets the layer's frame, and updates everything that depends on it.
    func setLayerFrame(_ frame: CGRect) {
        let oldBounds = ownLayer.bounds
        ownLayer.frame = frame
        geometryDidChange(from: oldBounds)
    }

    private func geometryDidChange(from oldBounds: CGRect) {
        let newBounds = ownLayer.bounds
        ownLayer.cornersDidMove()
        if newBounds.size != oldBounds.size {
            sizeDidChange(from: oldBounds.size)
            if constraintLayout != nil { frameDidChange(sizeChanged: true) }
        } else {
            if parentReference != nil { updateSafeArea() }
            if constraintLayout != nil { frameDidChange(sizeChanged: false) }
        }
        if newBounds != oldBounds { boundsDidChange(from: oldBounds) }
    }

    private func sizeDidChange(from oldSize: CGSize) {
        let size = ownLayer.bounds.size
        if mayHaveMaskedSubviews { resizeSubviews(from: oldSize) }
        // Content is drawn when the view first has a size; later the content mode scales it.
        if contentMode == .redraw || oldSize.width == 0 || oldSize.height == 0 { setNeedsDisplay() }
        if !hasEmptyLayout { setNeedsLayout() }
        if parentReference != nil { updateSafeArea() }
        if mayHaveController, (size.width >= LayoutMargins.wideView) != (oldSize.width >= LayoutMargins.wideView), controller != nil {
            notifyMarginsChange()
        }
        if !orderedSubviews.isEmpty, hasSafeArea {
            for subview in orderedSubviews { subview.updateSafeArea() }
        }
    }

    func autoresizingMaskDidChange() {
        parent?.mayHaveMaskedSubviews = true
        frameDidChange(sizeChanged: false)
    }

    /// Resizes the subviews according to their autoresizing masks.
    private func resizeSubviews(from oldSize: CGSize) {
        guard autoresizesSubviews else { return }
        let size = ownLayer.bounds.size
        for subview in orderedSubviews where !subview.autoresizingMask.isEmpty {
            subview.autoresize(from: oldSize, to: size)
        }
    }

    /// Resizes the view after its superview's size changed.
    private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
        // Margins are measured to the untransformed rectangle, since the frame of a rotated view is its bounding box.
        let anchor = ownLayer.anchorPoint
        let size = ownLayer.bounds.size
        let position = ownLayer.position
        let rect = CGRect(
            x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width, height: size.height)
        let resized = autoresizingMask.resize(rect, from: oldSize, to: newSize)
        if resized == rect { return }
        if CATransform3DIsIdentity(ownLayer.transform) {
            frame = resized
        } else {
            bounds.size = resized.size
            center = CGPoint(x: resized.minX + anchor.x * resized.width, y: resized.minY + anchor.y * resized.height)
        }
    }

    /// Returns the layer for the `view` parameter of `convert`. Nil stands for the window, or without a window for the topmost superview.
    func conversionLayer(of view: UIView?) -> CALayer {
        if let view { return view.ownLayer }
        if let currentWindow { return currentWindow.ownLayer }
        var topmost: UIView = self
        while let parent = topmost.parent { topmost = parent }
        return topmost.ownLayer
    }

    func baseSizeToFit() {
        let origin = frame.origin
        let size = sizeThatFits(bounds.size)
        if CATransform3DIsIdentity(ownLayer.transform) {
            frame = CGRect(origin: origin, size: size)
        } else {
            bounds.size = size
        }
    }
}
