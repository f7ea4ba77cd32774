// What moves, and an end to it.
extension UIScrollView {
    /// Whether an animation that the program asked for moves the content.
    public var isScrollAnimating: Bool { motion.map { $0.kind == .animation || $0.kind == .toTop } ?? false }

    /// Whether an animation zooms the content, but not back from past the limits.
    public var isZoomAnimating: Bool { zoomMotion.map { !$0.isBounce } ?? false }

    /// Ends every drag, pinch, motion and animation of the content where it is. The delegate is told as where a person ends them.
    public func stopScrollingAndZooming() {
        for recognizer in [panGestureRecognizer, pinchGestureRecognizer].compactMap({ $0 as UIGestureRecognizer? })
        where recognizer.isEnabled && (recognizer.state == .began || recognizer.state == .changed) {
            // A recognizer that is disabled is cancelled.
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        }
        stopMotion()
        guard zoomMotion != nil else { return }
        zoomMotion = nil
        keptScrollViewDelegate?.scrollViewDidEndZooming(self, with: viewThatZooms, atScale: zoomScale)
    }
}
