extension UIView {
    /// Makes a change of the view's place or size, and lets everything that depends on it follow.
    func changeGeometry(_ change: () -> Void) {
        let oldBounds = layer.bounds
        change()
        geometryDidChange(from: oldBounds)
    }

    /// Sets the layer's frame, and lets everything that depends on it follow.
    func setLayerFrame(_ frame: CGRect) {
        let oldBounds = layer.bounds
        layer.frame = frame
        geometryDidChange(from: oldBounds)
    }

    private func geometryDidChange(from oldBounds: CGRect) {
        let newBounds = layer.bounds
        layer.cornersDidMove()
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
        let size = layer.bounds.size
        if mayHaveMaskedSubviews { resizeSubviews(from: oldSize) }
        // Content is made once there is room for it, and stretched by the content mode from then on.
        if contentMode == .redraw || oldSize.width == 0 || oldSize.height == 0 { setNeedsDisplay() }
        if !hasEmptyLayout { setNeedsLayout() }
        if parentReference != nil { updateSafeArea() }
        if mayHaveController, (size.width >= LayoutMargins.wideView) != (oldSize.width >= LayoutMargins.wideView), controller != nil {
            tellMarginsChange()
        }
        if !orderedSubviews.isEmpty, hasSafeArea {
            for subview in orderedSubviews { subview.updateSafeArea() }
        }
    }

    func autoresizingMaskDidChange() {
        parent?.mayHaveMaskedSubviews = true
        frameDidChange(sizeChanged: false)
    }

    /// Lets the subviews follow a change of this view's size as their masks say.
    private func resizeSubviews(from oldSize: CGSize) {
        guard autoresizesSubviews else { return }
        let size = layer.bounds.size
        for subview in orderedSubviews where !subview.autoresizingMask.isEmpty {
            subview.autoresize(from: oldSize, to: size)
        }
    }

    /// Follows the superview's change of size.
    private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
        // Of a turned view the frame says little: its untransformed rectangle is what the margins are measured to.
        let anchor = layer.anchorPoint
        let size = layer.bounds.size
        let position = layer.position
        let rect = CGRect(
            x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width, height: size.height)
        let resized = autoresizingMask.resize(rect, from: oldSize, to: newSize)
        if resized == rect { return }
        if CATransform3DIsIdentity(layer.transform) {
            frame = resized
        } else {
            bounds.size = resized.size
            center = CGPoint(x: resized.minX + anchor.x * resized.width, y: resized.minY + anchor.y * resized.height)
        }
    }

    /// The layer whose coordinates `convert` means by `view`: nil is the window, or outside of any the topmost superview.
    func conversionLayer(of view: UIView?) -> CALayer {
        if let view { return view.layer }
        if let currentWindow { return currentWindow.layer }
        var topmost: UIView = self
        while let parent = topmost.parent { topmost = parent }
        return topmost.layer
    }

    func baseSizeToFit() {
        let origin = frame.origin
        let size = sizeThatFits(bounds.size)
        if CATransform3DIsIdentity(layer.transform) {
            frame = CGRect(origin: origin, size: size)
        } else {
            bounds.size = size
        }
    }
}
