import Foundation

// Zooming of the delegate's view with pinches, the wheel and the program.
extension UIScrollView {
    var viewThatZooms: UIView? { keptScrollViewDelegate?.viewForZooming(in: self) }

    private var zoomRange: ClosedRange<CGFloat> { minimumZoomScale...max(minimumZoomScale, maximumZoomScale) }

    // MARK: Pinch

    func pinchChanged() {
        if scrollPinch.isDrivenByWheel { return wheelZoomed() }
        switch scrollPinch.state {
        case .began:
            beginPinch()
            pinchOn()
        case .changed: pinchOn()
        case .ended, .cancelled, .failed: endPinch()
        case .possible: break
        }
    }

    private func beginPinch() {
        guard let view = viewThatZooms else { return }
        stopMotion()
        zoomMotion = nil
        isZooming = true
        centredAxes = (false, false)
        pinch = ZoomPinch(scale: zoomScale, anchor: scrollPinch.location(in: view))
        indicators.show()
        keptScrollViewDelegate?.scrollViewWillBeginZooming(self, with: view)
    }

    private func pinchOn() {
        guard let pinch, viewThatZooms != nil else { return }
        let wanted = pinch.scale * scrollPinch.scale
        let range = zoomRange
        let scale = bouncesZoom ? ZoomRubberBand.scale(wanted, in: range) : min(max(wanted, range.lowerBound), range.upperBound)
        let location = scrollPinch.location(in: superview)
        apply(scale, anchor: pinch.anchor, seenAt: convert(location, from: superview).moved(by: CGPoint(x: -bounds.minX, y: -bounds.minY)))
    }

    private func endPinch() {
        guard let pinch else { return }
        self.pinch = nil
        isZooming = false
        resumeDrag()
        let scale = zoomScale
        let limit = min(max(scale, zoomRange.lowerBound), zoomRange.upperBound)
        if scale != limit {
            let center = viewThatZooms.map { convert(pinch.anchor, from: $0) } ?? .zero
            let seen = center.moved(by: CGPoint(x: -bounds.minX, y: -bounds.minY))
            animateZoom(to: limit, anchor: pinch.anchor, from: seen, to: seen, isBounce: true)
            return
        }
        keptScrollViewDelegate?.scrollViewDidEndZooming(self, with: viewThatZooms, atScale: scale)
        if !isDragging, motion == nil { settleWithinLimits() }
    }

    /// Zooms by a notch's factor within the limits, about the point under the pointer. Further notches extend the running motion.
    private func wheelZoomed() {
        guard scrollPinch.state == .ended, let view = viewThatZooms, pinch == nil else { return }
        let isRunning = zoomMotion.map { !$0.isBounce } ?? false
        let range = zoomRange
        let from = zoomMotion?.to ?? zoomScale
        let scale = min(max(from * scrollPinch.scale, range.lowerBound), range.upperBound)
        guard scale != from else { return }
        let location = scrollPinch.location(in: superview)
        let seen = convert(location, from: superview).moved(by: CGPoint(x: -bounds.minX, y: -bounds.minY))
        if !isRunning { keptScrollViewDelegate?.scrollViewWillBeginZooming(self, with: view) }
        indicators.show()
        zoom(to: scale, anchor: scrollPinch.location(in: view), seenAt: seen, animated: true)
        // Without animations the zoom has already ended.
        if zoomMotion == nil { keptScrollViewDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale) }
    }

    // MARK: Zoom by the program

    func zoom(to scale: CGFloat, animated: Bool) {
        guard scale.isFinite, scale > 0 else {
            return scrollLog.warning("Ignored the zoom scale \(scale) of \(self): it must be positive and finite. It stays \(zoomScale).")
        }
        guard let view = viewThatZooms else { return }
        let scale = min(max(scale, zoomRange.lowerBound), zoomRange.upperBound)
        let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        let anchor = view.convert(CGPoint(x: bounds.midX, y: bounds.midY), from: self)
        zoom(to: scale, anchor: anchor, seenAt: middle, animated: animated)
    }

    func baseZoom(_ rect: CGRect, animated: Bool) {
        guard viewThatZooms != nil, !rect.isNull, rect.width > 0 || rect.height > 0 else { return }
        let fitting = min(bounds.width / max(rect.width, 1e-6), bounds.height / max(rect.height, 1e-6))
        let scale = min(max(fitting, zoomRange.lowerBound), zoomRange.upperBound)
        zoom(
            to: scale, anchor: CGPoint(x: rect.midX, y: rect.midY), seenAt: CGPoint(x: bounds.width / 2, y: bounds.height / 2),
            animated: animated)
    }

    private func zoom(to scale: CGFloat, anchor: CGPoint, seenAt point: CGPoint, animated: Bool) {
        stopMotion()
        zoomMotion = nil
        guard animated, window != nil, UIView.areAnimationsEnabled, let view = viewThatZooms else {
            apply(scale, anchor: anchor, seenAt: point)
            return setOffset(clamped(contentOffset))
        }
        let seen = convert(anchor, from: view)
        animateZoom(
            to: scale, anchor: anchor, from: CGPoint(x: seen.x - bounds.minX, y: seen.y - bounds.minY), to: point, isBounce: false)
    }

    /// Animates a zoom for 0.3 s. At the end the content is within its limits.
    private func animateZoom(to scale: CGFloat, anchor: CGPoint, from start: CGPoint, to end: CGPoint, isBounce: Bool) {
        zoomMotion = ZoomMotion(
            beginning: CACurrentMediaTime(), from: zoomScale, to: scale, anchor: anchor, seenFrom: start, seenTo: end, isBounce: isBounce)
        startLink()
    }

    /// Applies a zoom motion's state at a time.
    func play(_ zoom: ZoomMotion, at time: TimeInterval) {
        // Use the limits at the current scale, because a subclass may position the content in each layout.
        apply(zoom.scale(at: time), anchor: zoom.anchor, seenAt: zoom.anchorPosition(at: time), heldWithin: zoom.progress(at: time))
        guard zoom.isOver(at: time), zoomMotion?.beginning == zoom.beginning else { return }
        zoomMotion = nil
        setOffset(snapped(clamped(contentOffset)))
        indicators.hideAfterDelay()
        keptScrollViewDelegate?.scrollViewDidEndZooming(self, with: viewThatZooms, atScale: zoomScale)
    }

    // MARK: Scale and position

    /// Sets the scale of the zoomed view, and scrolls so that its point `anchor` is at `point` of the scroll view. `share`, from 0 to 1, is the
    /// fraction by which the offset is moved towards the nearest valid one.
    private func apply(_ scale: CGFloat, anchor: CGPoint, seenAt point: CGPoint, heldWithin share: CGFloat = 0) {
        guard let view = viewThatZooms else { return }
        if scale != zoomScale {
            let size = zoomedSize(at: scale)
            let corner = view.frame.origin
            view.transform = CGAffineTransform(scaleX: scale, y: scale)
            // The transform scales the view about its center. Move the view so that its corner keeps its position.
            let moved = view.frame.origin
            view.center = CGPoint(x: view.center.x + corner.x - moved.x, y: view.center.y + corner.y - moved.y)
            let wasPinching = pinch
            pinch = pinch ?? ZoomPinch(scale: scale, anchor: anchor)
            contentSize = size
            pinch = wasPinching
            keptScrollViewDelegate?.scrollViewDidZoom(self)
            // A subclass may center the content during layout.
            setNeedsLayout()
            layoutIfNeeded()
        }
        let origin = originOfZoomedView
        let size = zoomedSize(at: scale)
        let limits = limits
        let wanted = CGPoint(x: origin.x + anchor.x * scale - point.x, y: origin.y + anchor.y * scale - point.y)
        func offset(
            _ wanted: CGFloat, _ origin: CGFloat, _ size: CGFloat, _ length: CGFloat, _ range: ClosedRange<CGFloat>,
            _ wasCentred: inout Bool
        ) -> CGFloat {
            let rest = min(max(wanted, range.lowerBound), range.upperBound)
            // Content that is smaller than the view and was centred by the program stays centred.
            if size <= length, abs(origin - (length - size) / 2) < ScrollConstants.centredTolerance {
                wasCentred = true
                return rest
            }
            // A pinch moves content past its edges with the resistance of a drag.
            let free = pinch == nil ? wanted + (rest - wanted) * share : RubberBand(length: length).position(wanted, in: range)
            // Content that grows beyond the view after being centred becomes free gradually.
            let freedom = wasCentred ? min(max((size - length) / (length * ScrollConstants.centredRelease), 0), 1) : 1
            return rest + (free - rest) * freedom
        }
        let x = offset(wanted.x, origin.x, size.width, bounds.width, limits.x, &centredAxes.x)
        let y = offset(wanted.y, origin.y, size.height, bounds.height, limits.y, &centredAxes.y)
        setOffset(snapped(CGPoint(x: x, y: y)))
    }

    /// The origin of the zoomed view in the content's coordinates.
    private var originOfZoomedView: CGPoint {
        guard let view = viewThatZooms else { return .zero }
        return view.convert(CGPoint.zero, to: self)
    }

    /// The content's size at a scale of the zoomed view.
    private func zoomedSize(at scale: CGFloat) -> CGSize {
        guard let size = viewThatZooms?.bounds.size else { return contentSize }
        return CGSize(width: size.width * scale, height: size.height * scale)
    }
}

extension CGPoint {
    fileprivate func moved(by offset: CGPoint) -> CGPoint { CGPoint(x: x + offset.x, y: y + offset.y) }
}
