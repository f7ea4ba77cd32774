import Foundation

// Pinches, and the program, zoom the view that the delegate names.
extension UIScrollView {
    var viewThatZooms: UIView? { keptScrollViewDelegate?.viewForZooming(in: self) }

    private var zoomRange: ClosedRange<CGFloat> { minimumZoomScale...max(minimumZoomScale, maximumZoomScale) }

    // MARK: A pinch

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
        let place = scrollPinch.location(in: superview)
        apply(scale, anchor: pinch.anchor, seenAt: convert(place, from: superview).moved(by: CGPoint(x: -bounds.minX, y: -bounds.minY)))
    }

    private func endPinch() {
        guard let pinch else { return }
        self.pinch = nil
        isZooming = false
        resumeDrag()
        let scale = zoomScale
        let limit = min(max(scale, zoomRange.lowerBound), zoomRange.upperBound)
        if scale != limit {
            let place = viewThatZooms.map { convert(pinch.anchor, from: $0) } ?? .zero
            let seen = place.moved(by: CGPoint(x: -bounds.minX, y: -bounds.minY))
            animateZoom(to: limit, anchor: pinch.anchor, from: seen, to: seen, isBounce: true)
            return
        }
        keptScrollViewDelegate?.scrollViewDidEndZooming(self, with: viewThatZooms, atScale: scale)
        if !isDragging, motion == nil { settleWithinLimits() }
    }

    /// A notch zooms by a factor that further notches multiply, within the limits, as one motion about the point under the pointer.
    private func wheelZoomed() {
        guard scrollPinch.state == .ended, let view = viewThatZooms, pinch == nil else { return }
        let isRunning = zoomMotion.map { !$0.isBounce } ?? false
        let range = zoomRange
        let from = zoomMotion?.to ?? zoomScale
        let scale = min(max(from * scrollPinch.scale, range.lowerBound), range.upperBound)
        guard scale != from else { return }
        let place = scrollPinch.location(in: superview)
        let seen = convert(place, from: superview).moved(by: CGPoint(x: -bounds.minX, y: -bounds.minY))
        if !isRunning { keptScrollViewDelegate?.scrollViewWillBeginZooming(self, with: view) }
        indicators.show()
        zoom(to: scale, anchor: scrollPinch.location(in: view), seenAt: seen, animated: true)
        // Without animations it is there already.
        if zoomMotion == nil { keptScrollViewDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale) }
    }

    // MARK: The program zooms

    func zoom(to scale: CGFloat, animated: Bool) {
        guard scale.isFinite, scale > 0 else {
            return scrollLog.warning("The zoom scale of \(self) cannot be \(scale); it stays \(zoomScale)")
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

    private func zoom(to scale: CGFloat, anchor: CGPoint, seenAt place: CGPoint, animated: Bool) {
        stopMotion()
        zoomMotion = nil
        guard animated, window != nil, UIView.areAnimationsEnabled, let view = viewThatZooms else {
            apply(scale, anchor: anchor, seenAt: place)
            return setOffset(clamped(contentOffset))
        }
        let seen = convert(anchor, from: view)
        animateZoom(
            to: scale, anchor: anchor, from: CGPoint(x: seen.x - bounds.minX, y: seen.y - bounds.minY), to: place, isBounce: false)
    }

    /// Zooms in 0.3 s, so that at the end the content is within its limits.
    private func animateZoom(to scale: CGFloat, anchor: CGPoint, from start: CGPoint, to end: CGPoint, isBounce: Bool) {
        zoomMotion = ZoomMotion(
            beginning: CACurrentMediaTime(), from: zoomScale, to: scale, anchor: anchor, seenFrom: start, seenTo: end, isBounce: isBounce)
        startLink()
    }

    /// Shows what a zoom by itself shows at a moment.
    func play(_ zoom: ZoomMotion, at time: TimeInterval) {
        // The limits are those of the present scale, since a subclass may position the content anew in each layout.
        apply(zoom.scale(at: time), anchor: zoom.anchor, seenAt: zoom.place(at: time), heldWithin: zoom.progress(at: time))
        guard zoom.isOver(at: time), zoomMotion?.beginning == zoom.beginning else { return }
        zoomMotion = nil
        setOffset(snapped(clamped(contentOffset)))
        indicators.hideSoon()
        keptScrollViewDelegate?.scrollViewDidEndZooming(self, with: viewThatZooms, atScale: zoomScale)
    }

    // MARK: Scale and place

    /// Gives the view that zooms a scale, and scrolls so that its point `anchor` is seen at `place` of the scroll view. `share` says how much
    /// of the distance to the nearest offset at which content may rest is taken away, from 0 to 1.
    private func apply(_ scale: CGFloat, anchor: CGPoint, seenAt place: CGPoint, heldWithin share: CGFloat = 0) {
        guard let view = viewThatZooms else { return }
        if scale != zoomScale {
            let size = zoomedSize(at: scale)
            let corner = view.frame.origin
            view.transform = CGAffineTransform(scaleX: scale, y: scale)
            // The transform is about the view's middle: its corner stays where it was.
            let moved = view.frame.origin
            view.center = CGPoint(x: view.center.x + corner.x - moved.x, y: view.center.y + corner.y - moved.y)
            let wasPinching = pinch
            pinch = pinch ?? ZoomPinch(scale: scale, anchor: anchor)
            contentSize = size
            pinch = wasPinching
            keptScrollViewDelegate?.scrollViewDidZoom(self)
            // A subclass may keep the content centred there.
            setNeedsLayout()
            layoutIfNeeded()
        }
        let origin = originOfZoomedView
        let size = zoomedSize(at: scale)
        let limits = limits
        let wanted = CGPoint(x: origin.x + anchor.x * scale - place.x, y: origin.y + anchor.y * scale - place.y)
        func offset(
            _ wanted: CGFloat, _ origin: CGFloat, _ size: CGFloat, _ length: CGFloat, _ range: ClosedRange<CGFloat>,
            _ wasCentred: inout Bool
        ) -> CGFloat {
            let rest = min(max(wanted, range.lowerBound), range.upperBound)
            // Content that is smaller than the view, and that the program keeps in its middle, is not dragged out of it.
            if size <= length, abs(origin - (length - size) / 2) < ScrollConstants.centredTolerance {
                wasCentred = true
                return rest
            }
            // Fingers drag it past its edges, as one does.
            let free = pinch == nil ? wanted + (rest - wanted) * share : RubberBand(length: length).position(wanted, in: range)
            // Growing out of the middle it comes free bit by bit.
            let freedom = wasCentred ? min(max((size - length) / (length * ScrollConstants.centredRelease), 0), 1) : 1
            return rest + (free - rest) * freedom
        }
        let x = offset(wanted.x, origin.x, size.width, bounds.width, limits.x, &centredAxes.x)
        let y = offset(wanted.y, origin.y, size.height, bounds.height, limits.y, &centredAxes.y)
        setOffset(snapped(CGPoint(x: x, y: y)))
    }

    /// Where the corner of the view that zooms is in the content.
    private var originOfZoomedView: CGPoint {
        guard let view = viewThatZooms else { return .zero }
        return view.convert(CGPoint.zero, to: self)
    }

    /// The content's size when the view that zooms has a scale.
    private func zoomedSize(at scale: CGFloat) -> CGSize {
        guard let size = viewThatZooms?.bounds.size else { return contentSize }
        return CGSize(width: size.width * scale, height: size.height * scale)
    }
}

extension CGPoint {
    fileprivate func moved(by offset: CGPoint) -> CGPoint { CGPoint(x: x + offset.x, y: y + offset.y) }
}
