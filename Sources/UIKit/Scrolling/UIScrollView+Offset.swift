import Foundation

// The limits of the content offset, and changes of the offset.
extension UIScrollView {
    /// The offsets at which content may rest, along each axis.
    var limits: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        let size = bounds.size
        let insets = knownInsets
        let left = -insets.left
        let top = -insets.top - growingTop
        return (
            left...max(left, snapped(contentSize.width + insets.right - size.width)),
            top...max(top, snapped(contentSize.height + insets.bottom - size.height))
        )
    }

    /// The axes along which the content is larger than the view.
    var overflow: (x: Bool, y: Bool) {
        let limits = limits
        return (limits.x.lowerBound < limits.x.upperBound, limits.y.lowerBound < limits.y.upperBound)
    }

    /// The axes along which content can be dragged.
    var scrollableAxes: (x: Bool, y: Bool) {
        let overflow = overflow
        return (
            overflow.x || alwaysBounceHorizontal && bouncesHorizontally, overflow.y || alwaysBounceVertical && bouncesVertically
        )
    }

    /// Whether touches can scroll or zoom the content.
    var canScroll: Bool { isScrollEnabled && (scrollableAxes.x || scrollableAxes.y || pinchGestureRecognizer != nil) }

    /// The nearest offset at which content may rest.
    func clamped(_ offset: CGPoint) -> CGPoint {
        let limits = limits
        return CGPoint(
            x: min(max(offset.x, limits.x.lowerBound), limits.x.upperBound),
            y: min(max(offset.y, limits.y.lowerBound), limits.y.upperBound))
    }

    /// A distance rounded to whole device pixels.
    func snapped(_ length: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return (length * scale).rounded() / scale
    }

    func snapped(_ point: CGPoint) -> CGPoint { CGPoint(x: snapped(point.x), y: snapped(point.y)) }

    // MARK: Offset changes by the program

    func baseSetContentOffset(to offset: CGPoint, animated: Bool) {
        guard isPossible(offset) else { return }
        stopMotion()
        if animated, window != nil, UIView.areAnimationsEnabled {
            guard offset != bounds.origin else { return }
            return start(ScrollMotion(easingFrom: bounds.origin, to: offset, beginning: CACurrentMediaTime()))
        }
        let target = snapped(offset)
        moveDrag(by: CGPoint(x: target.x - bounds.origin.x, y: target.y - bounds.origin.y))
        setOffset(target)
    }

    /// Moves the content to an assigned offset. A drag or a deceleration continues from the new offset.
    func moveContent(to offset: CGPoint) {
        guard isPossible(offset) else { return }
        let offset = snapped(offset)
        let difference = CGPoint(x: offset.x - bounds.origin.x, y: offset.y - bounds.origin.y)
        moveDrag(by: difference)
        if !isDragging, motion != nil {
            if isDecelerating || isTellingScroll { moveMotion(by: difference) } else { stopMotion() }
        }
        setOffset(offset)
    }

    private func isPossible(_ offset: CGPoint) -> Bool {
        if offset.x.isFinite, offset.y.isFinite { return true }
        scrollLog.warning("Ignored the content offset \(offset) of \(self): it is not finite.")
        return false
    }

    /// Moves the origin of the current drag after the program moved the content.
    private func moveDrag(by distance: CGPoint) {
        guard isDragging else { return }
        drag.origin.x += distance.x
        drag.origin.y += distance.y
    }

    /// Shifts the offset, and the current drag or motion, after a layout change moved the visible content.
    func shiftContent(by distance: CGPoint) {
        moveDrag(by: distance)
        motion?.move(by: distance)
        setOffset(CGPoint(x: bounds.minX + distance.x, y: bounds.minY + distance.y))
    }

    /// Sets the offset, for any reason.
    func setOffset(_ offset: CGPoint) {
        guard offset != bounds.origin else { return }
        bounds.origin = offset
    }

    /// Updates everything that depends on the offset, and notifies the delegate and observers.
    func contentDidMove() {
        movedContentNeedsLayout()
        frameGuideDidMove()
        indicators.contentDidMove()
        refreshControl?.contentDidMove()
        window?.contentDidScroll()
        let wasTelling = isTellingScroll
        isTellingScroll = true
        contentDidScroll()
        keptScrollViewDelegate?.scrollViewDidScroll(self)
        isTellingScroll = wasTelling
        topObserver?.contentDidMove(in: self)
        bottomObserver?.contentDidMove(in: self)
    }

    func baseScrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard !rect.isNull, !rect.isInfinite else { return }
        let visible = bounds.inset(by: knownInsets)
        let scale = max(traitCollection.displayScale, 1)
        // Round outwards to whole pixels, so that the whole rectangle is visible.
        func offset(_ low: CGFloat, _ high: CGFloat, _ seenLow: CGFloat, _ seenHigh: CGFloat) -> CGFloat {
            if low >= seenLow, high <= seenHigh { return 0 }
            if high - low > seenHigh - seenLow || low < seenLow { return ((low - seenLow) * scale).rounded(.down) / scale }
            return ((high - seenHigh) * scale).rounded(.up) / scale
        }
        let target = clamped(
            CGPoint(
                x: contentOffset.x + offset(rect.minX, rect.maxX, visible.minX, visible.maxX),
                y: contentOffset.y + offset(rect.minY, rect.maxY, visible.minY, visible.maxY)))
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }

    // MARK: Changed limits

    /// Keeps resting content within the limits after a change of the size of the content or the view.
    func limitsDidChange(from oldSize: CGSize, in oldAvailableSize: CGSize) {
        let insets = knownInsets
        updateInsets()
        indicators.update()
        if holdsOffset { return }
        guard !isDragging, motion == nil, pinch == nil, zoomMotion == nil else { return redirectMotion() }
        let limits = limits
        let overflow = overflow
        // Content that has become smaller than the view is shown from its start.
        let overflowed = (
            x: oldSize.width + insets.left + insets.right > oldAvailableSize.width,
            y: oldSize.height + insets.top + insets.bottom > oldAvailableSize.height
        )
        // As in UIKit, an offset that the app has set above the top or left limit is kept, and one beyond the bottom or right limit is clamped.
        setOffset(
            CGPoint(
                x: overflow.x || overflowed.x ? min(contentOffset.x, limits.x.upperBound) : contentOffset.x,
                y: overflow.y || overflowed.y ? min(contentOffset.y, limits.y.upperBound) : contentOffset.y))
    }

    func insetsDidChange() {
        let old = knownInsets
        let oldRestTop = knownRestTop
        updateInsets()
        guard knownInsets != old else { return }
        knownRestTop = knownInsets.top + growingTop
        var onlyTop = old
        onlyTop.top = knownInsets.top
        // A bar that grows or shrinks with the content does not change the resting position.
        if knownRestTop == oldRestTop, onlyTop == knownInsets { return }
        guard !isDragging, motion == nil else { return redirectMotion() }
        // Content at its start stays there if the safe area changed.
        var offset = contentOffset
        let isAtBeginning = offset.y == -old.top || offset.y == refreshInset - old.top
        if isAtBeginning, knownInsets.top - old.top != contentInset.top { offset.y -= knownInsets.top - old.top }
        if offset.x == -old.left, knownInsets.left - old.left != contentInset.left { offset.x = -knownInsets.left }
        setOffset(offset)
    }

    func updateInsets() {
        let insets = insetsWithSafeArea
        guard insets != knownInsets else { return }
        knownInsets = insets
        visibleAreaDidChange()
        adjustedContentInsetDidChange()
        keptScrollViewDelegate?.scrollViewDidChangeAdjustedContentInset(self)
        indicators.update()
    }

    /// Whether a container's bars may cover the scroll view. This requires that it is a contained controller's view, a direct subview of that view,
    /// or the first scroll view at any depth below it.
    private var isUnderBars: Bool {
        if let controller { return controller.isUnderBars }
        var view = parent
        while let current = view {
            if let controller = current.controller, controller.isUnderBars {
                return current === parent || controller.scrollView(under: .top) === self
            }
            // A scroll view inside another one is not the first.
            if current is UIScrollView { return false }
            view = current.parent
        }
        return false
    }

    private var insetsWithSafeArea: UIEdgeInsets {
        let safe = safeAreaInsets
        let size = bounds.size
        var axes: (x: Bool, y: Bool)
        switch contentInsetAdjustmentBehavior {
        case .never: axes = (false, false)
        case .always: axes = (true, true)
        case .automatic, .scrollableAxes:
            axes = (
                contentSize.width + contentInset.left + contentInset.right > size.width || alwaysBounceHorizontal,
                contentSize.height + contentInset.top + contentInset.bottom > size.height || alwaysBounceVertical
            )
            // Under a container's bars, content always respects the safe area.
            if !axes.y, contentInsetAdjustmentBehavior == .automatic, isUnderBars { axes.y = true }
        }
        return UIEdgeInsets(
            top: contentInset.top + (axes.y ? safe.top : 0) + refreshInset, left: contentInset.left + (axes.x ? safe.left : 0),
            bottom: contentInset.bottom + (axes.y ? safe.bottom : 0), right: contentInset.right + (axes.x ? safe.right : 0))
    }
}
