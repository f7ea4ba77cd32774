import Foundation
import Logging

let scrollLog = Logger(label: "lodestone.scrolling")

// MARK: Input of touches, touchpads and wheels
extension UIScrollView {
    // MARK: Start and end of touches

    func fingersDidComeDown() {
        hasFingers = true
    }

    /// Called after all touches ended or were cancelled.
    func fingersDidLeave() {
        guard hasFingers else { return }
        hasFingers = false
        stoppedContentIsLetGo()
    }

    /// Scrolls content back to its edge if a touch stopped it past the edge without dragging it.
    func stoppedContentIsLetGo() {
        if !hasFingers, !isDragging, motion == nil, pinch == nil { settleWithinLimits() }
    }

    /// Stops moving content when a touch begins. Returns whether it did.
    func stopForFinger() -> Bool {
        guard let motion, motion.kind != .animation, isScrollEnabled else { return false }
        stopMotion()
        return true
    }

    // MARK: Pan

    /// Whether the scroll view handles a pan. The scroll view must scroll along the pan's axis, and the pan must not be for an outer scroll view.
    func dragShouldBegin() -> Bool {
        guard mayTakeTouches(of: scrollPan) else { return false }
        let axes = scrollableAxes
        let travel = scrollPan.translation(in: self)
        guard axes.x || axes.y else { return false }
        let isSideways = abs(travel.x) > abs(travel.y)
        if !axes.x, isSideways { return false }
        if !axes.y, !isSideways, travel.y != 0 { return false }
        if motion != nil { return true }
        return canMove(by: travel, sideways: isSideways) || !hasOuterScrollView(thatMovesBy: travel, sideways: isSideways)
    }

    /// Whether the scroll view may take touches that the content has already received.
    func mayTakeTouches(of recognizer: UIGestureRecognizer) -> Bool {
        recognizer.trackedTouches.allSatisfy { touch in
            guard let view = touch.view, view !== self, touch.viewProgress == .told else { return true }
            return canCancelContentTouches && touchesShouldCancel(in: view)
        }
    }

    private func canMove(by travel: CGPoint, sideways: Bool) -> Bool {
        let limits = limits
        if sideways { return travel.x > 0 ? contentOffset.x > limits.x.lowerBound : contentOffset.x < limits.x.upperBound }
        return travel.y > 0 ? contentOffset.y > limits.y.lowerBound : contentOffset.y < limits.y.upperBound
    }

    /// Whether an outer scroll view can scroll by the translation of a pan along an axis.
    private func hasOuterScrollView(thatMovesBy travel: CGPoint, sideways: Bool) -> Bool {
        var view = superview
        while let current = view {
            if let outer = current as? UIScrollView, outer.isScrollEnabled, sideways ? outer.overflow.x : outer.overflow.y,
                outer.canMove(by: travel, sideways: sideways)
            {
                return true
            }
            view = current.superview
        }
        return false
    }

    /// Handles a change of the pan's state.
    func panChanged() {
        if scrollPan.isDrivenByWheel { return wheelTurned() }
        switch scrollPan.state {
        case .began:
            beginDrag()
            dragOn()
        case .changed: dragOn()
        case .ended: endDrag(isThrown: true)
        case .cancelled, .failed: endDrag(isThrown: false)
        case .possible: break
        }
    }

    private func beginDrag() {
        guard !isDragging else { return }
        stopMotion()
        isDragging = true
        drag.begin(at: draggedOffset, along: axesOfDrag)
        if keyboardDismissMode == .onDrag { window?.firstResponder?.resignFirstResponder() }
        indicators.show()
        keptScrollViewDelegate?.scrollViewWillBeginDragging(self)
    }

    /// The axes of a drag that begins now.
    private var axesOfDrag: (x: Bool, y: Bool) {
        var axes = scrollableAxes
        guard isDirectionalLockEnabled, axes.x, axes.y else { return axes }
        let travel = scrollPan.velocity(in: self)
        // A diagonal drag, within about 27° of the diagonal, is not locked.
        if abs(travel.x) > 2 * abs(travel.y) { axes.y = false }
        if abs(travel.y) > 2 * abs(travel.x) { axes.x = false }
        return axes
    }

    /// The offset of a drag that takes over the content at its current position, without rubber-band resistance.
    private var draggedOffset: CGPoint {
        let limits = limits
        return CGPoint(
            x: RubberBand(length: bounds.width).offset(at: contentOffset.x, in: limits.x),
            y: RubberBand(length: bounds.height).offset(at: contentOffset.y, in: limits.y))
    }

    /// Continues the drag after a pinch has moved the content.
    func resumeDrag() {
        guard isDragging else { return }
        let translation = scrollPan.translation(in: self)
        let offset = draggedOffset
        drag.origin = CGPoint(x: offset.x + translation.x, y: offset.y + translation.y)
    }

    private func dragOn() {
        guard isDragging, pinch == nil else { return }
        let translation = scrollPan.translation(in: self)
        let limits = limits
        var offset = contentOffset
        if drag.axes.x {
            offset.x = dragged(
                to: drag.origin.x - translation.x, in: limits.x, length: bounds.width, bounces: bouncesHorizontally)
        }
        if drag.axes.y {
            offset.y = dragged(to: drag.origin.y - translation.y, in: limits.y, length: bounds.height, bounces: bouncesVertically)
        }
        drag.note(translation: translation, offset: offset, at: scrollPan.moveTime)
        setOffset(snapped(offset))
    }

    private func dragged(to offset: CGFloat, in range: ClosedRange<CGFloat>, length: CGFloat, bounces: Bool) -> CGFloat {
        bounces
            ? RubberBand(length: length).position(offset, in: range)
            : min(max(offset, range.lowerBound), range.upperBound)
    }

    private func endDrag(isThrown: Bool) {
        guard isDragging else { return }
        let thrown = isThrown && pinch == nil ? drag.thrownVelocity(at: scrollPan.eventTime) : .zero
        let told = isThrown && pinch == nil ? drag.lastVelocity : .zero
        release(thrown, told: told, at: isThrown ? scrollPan.eventTime : CACurrentMediaTime())
    }

    /// Ends a drag with `velocity`, in points per second. The delegate receives the velocity `told`.
    private func release(_ velocity: CGVector, told: CGVector, at time: TimeInterval) {
        refreshControl?.addRefreshInset()
        let limits = limits
        let position = contentOffset
        let rate = decelerationRate.rawValue
        var x = AxisMotion.release(at: position.x, velocity: velocity.dx, range: limits.x, rate: rate, bounces: bouncesHorizontally)
        var y = AxisMotion.release(at: position.y, velocity: velocity.dy, range: limits.y, rate: rate, bounces: bouncesVertically)
        if isPagingEnabled {
            x = paged(from: position.x, velocity: velocity.dx, in: limits.x, length: bounds.width, else: x)
            y = paged(from: position.y, velocity: velocity.dy, in: limits.y, length: bounds.height, else: y)
        }
        let natural = snapped(CGPoint(x: x.end, y: y.end))
        var target = natural
        if !isPagingEnabled {
            target = restingOffset(proposed: natural, velocity: CGPoint(x: told.dx / 1000, y: told.dy / 1000))
        }
        keptScrollViewDelegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: told.dx / 1000, y: told.dy / 1000), targetContentOffset: &target)
        // The delegate may have ended the drag.
        guard isDragging else { return }
        if let topObserver { target = topObserver.restingOffset(for: target, in: self) }
        if target.x != natural.x {
            x = .redirect(from: position.x, velocity: velocity.dx, to: held(target.x, in: limits.x), rate: rate)
        }
        if target.y != natural.y {
            y = .redirect(from: position.y, velocity: velocity.dy, to: held(target.y, in: limits.y), rate: rate)
        }
        isDragging = false
        let motion = ScrollMotion(.deceleration, beginning: time, x: x, y: y)
        let moves = motion.duration > 0 && pinch == nil
        if !moves { contentDidRest() }
        keptScrollViewDelegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
        guard moves, !isDragging, self.motion == nil else {
            if !moves { indicators.hideAfterDelay() }
            return
        }
        start(motion)
        keptScrollViewDelegate?.scrollViewWillBeginDecelerating(self)
    }

    private func held(_ value: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
        min(max(value, range.lowerBound), range.upperBound)
    }

    /// The motion to a whole page: the next page in the direction of a flick, or the nearest page without a flick.
    func paged(
        from position: CGFloat, velocity: CGFloat, in range: ClosedRange<CGFloat>, length: CGFloat, else natural: AxisMotion
    ) -> AxisMotion {
        guard length > 0, range.contains(position), range.lowerBound < range.upperBound else { return natural }
        let page = (position - range.lowerBound) / length
        var target = page.rounded()
        if abs(velocity) >= ScrollConstants.pageTurnSpeed { target = velocity > 0 ? page.rounded(.up) : page.rounded(.down) }
        let end = held(range.lowerBound + target * length, in: range)
        if end == position, velocity == 0 { return .rest(at: position) }
        return .spring(from: position, velocity: velocity, to: end, frequency: ScrollConstants.targetFrequency)
    }

    // MARK: Wheel

    /// Moves the content by a notch. Further notches extend the running motion.
    private func wheelTurned() {
        guard scrollPan.state == .ended else { return }
        let axes = scrollableAxes
        let translation = scrollPan.translation(in: self)
        let running = motion.flatMap { $0.kind == .wheel ? $0 : nil }
        let from = running?.end ?? contentOffset
        let goal = clamped(CGPoint(x: from.x - (axes.x ? translation.x : 0), y: from.y - (axes.y ? translation.y : 0)))
        let now = CACurrentMediaTime()
        let velocity = running?.velocity(at: now) ?? .zero
        let position = running?.position(at: now) ?? contentOffset
        if running == nil {
            stopMotion()
            guard goal != contentOffset else { return }
            isDragging = true
            keptScrollViewDelegate?.scrollViewWillBeginDragging(self)
        }
        var target = snapped(goal)
        if running == nil {
            keptScrollViewDelegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
            isDragging = false
            target = clamped(target)
            keptScrollViewDelegate?.scrollViewDidEndDragging(self, willDecelerate: true)
            guard !isDragging, motion == nil else { return }
        }
        let frequency = ScrollConstants.wheelFrequency
        start(
            ScrollMotion(
                .wheel, beginning: now, x: .spring(from: position.x, velocity: velocity.dx, to: target.x, frequency: frequency),
                y: .spring(from: position.y, velocity: velocity.dy, to: target.y, frequency: frequency)))
        if running == nil { keptScrollViewDelegate?.scrollViewWillBeginDecelerating(self) }
    }
}
