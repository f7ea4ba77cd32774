extension UIView {
    /// A view that shows how this one looks now, subviews and running animations included, and stays as it is.
    ///
    /// The picture lacks the view's own alpha and transform, and is cut off at its bounds. Changes of layers that wait for the next frame
    /// are always in it. Nil for a view without an area.
    ///
    /// - Parameter afterUpdates: Lays out what waits for its layout first, as the next frame does.
    func baseSnapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        if afterUpdates { layOutForPicture() }
        return snapshot(of: bounds, capInsets: .zero)
    }

    /// A view that shows how a part of this one looks now, and stays as it is. Sized differently, it stretches only what is inside the
    /// insets.
    ///
    /// - Parameters:
    ///   - rect: The part, in the view's coordinates. What reaches beyond the bounds stays empty.
    ///   - afterUpdates: Lays out what waits for its layout first, as the next frame does.
    ///   - capInsets: How much of each edge keeps its size, in points.
    func baseResizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        if afterUpdates { layOutForPicture() }
        return snapshot(of: rect, capInsets: capInsets)
    }

    /// Draws how the view looks now, subviews and running animations included, into the current graphics context: its bounds fill `rect`.
    /// Answers whether there was anything to draw and a context to draw into.
    ///
    /// - Parameter afterUpdates: Lays out what waits for its layout first, as the next frame does.
    func baseDrawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        if afterUpdates { layOutForPicture() }
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.render(in: context)
        return true
    }

    /// Does the layout that the next frame would do: of the window, since constraints above the view decide its size too.
    private func layOutForPicture() {
        if let window { window.layoutIfNeeded() } else { layoutIfNeeded() }
    }

    private func snapshot(of rect: CGRect, capInsets: UIEdgeInsets) -> UIView? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        let format = window == nil ? UIGraphicsImageRendererFormat() : UIGraphicsImageRendererFormat(for: currentTraits)
        let image = UIGraphicsImageRenderer(bounds: rect, format: format).image { context in
            layer.render(in: context.cgContext)
        }
        let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
        view.layer.contents = image.cgImage
        view.layer.contentsScale = image.scale
        if capInsets != .zero {
            view.layer.contentsCenter = CGRect(
                x: capInsets.left / rect.width, y: capInsets.top / rect.height,
                width: max(0, rect.width - capInsets.left - capInsets.right) / rect.width,
                height: max(0, rect.height - capInsets.top - capInsets.bottom) / rect.height)
        }
        return view
    }
}
