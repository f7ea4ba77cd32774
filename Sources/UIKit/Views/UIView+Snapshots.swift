extension UIView {
    /// Creates a static view with the current appearance of this one, including subviews and running animations.
    ///
    /// The snapshot ignores the view's own alpha and transform, and is clipped to its bounds. It includes pending changes of layers. Nil for a view
    /// without an area.
    ///
    /// - Parameter afterUpdates: Performs pending layout first, as the next frame does.
    func baseSnapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        if afterUpdates { layOutForPicture() }
        return snapshot(of: bounds, capInsets: .zero)
    }

    /// Creates a static view with the current appearance of a part of this one. If it is resized, only the area inside the insets is stretched.
    ///
    /// - Parameters:
    ///    - rect: The part, in the view's coordinates. The area beyond the bounds is empty.
    ///    - afterUpdates: Performs pending layout first, as the next frame does.
    ///    - capInsets: The unstretched insets at the edges, in points.
    func baseResizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        if afterUpdates { layOutForPicture() }
        return snapshot(of: rect, capInsets: capInsets)
    }

    /// Draws the current appearance, including subviews and running animations, into the current graphics context. The bounds are scaled to `rect`.
    /// Returns false without an area or a context.
    ///
    /// - Parameter afterUpdates: Performs pending layout first, as the next frame does.
    func baseDrawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        if afterUpdates { layOutForPicture() }
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        ownLayer.render(in: context)
        return true
    }

    /// Performs pending layout of the window, since constraints above the view also determine its size.
    private func layOutForPicture() {
        if let window { window.layoutIfNeeded() } else { layoutIfNeeded() }
    }

    private func snapshot(of rect: CGRect, capInsets: UIEdgeInsets) -> UIView? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        let format = window == nil ? UIGraphicsImageRendererFormat() : UIGraphicsImageRendererFormat(for: currentTraits)
        let image = UIGraphicsImageRenderer(bounds: rect, format: format).image { context in
            ownLayer.render(in: context.cgContext)
        }
        let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
        view.ownLayer.contents = image.cgImage
        view.ownLayer.contentsScale = image.scale
        if capInsets != .zero {
            view.ownLayer.contentsCenter = CGRect(
                x: capInsets.left / rect.width, y: capInsets.top / rect.height,
                width: max(0, rect.width - capInsets.left - capInsets.right) / rect.width,
                height: max(0, rect.height - capInsets.top - capInsets.bottom) / rect.height)
        }
        return view
    }
}
