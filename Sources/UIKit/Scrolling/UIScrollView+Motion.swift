import Foundation

// Motion of the content. A display link sets the position from the motion's closed form once a frame.
extension UIScrollView {
    /// Starts a motion, which replaces the current one.
    func start(_ motion: ScrollMotion) {
        self.motion = motion
        destination = nil
        indicators.show()
        startLink()
    }

    func startLink() {
        guard motionLink == nil else { return }
        let link = CADisplayLink { [weak self] link in self?.moveOn(to: link.timestamp) }
        link.add(to: .main, forMode: .common)
        motionLink = link
    }

    private func stopLinkIfIdle() {
        guard motion == nil, zoomMotion == nil else { return }
        motionLink?.invalidate()
        motionLink = nil
    }

    private func moveOn(to time: TimeInterval) {
        if let zoomMotion { play(zoomMotion, at: time) }
        followDestination(at: time)
        guard let motion else { return stopLinkIfIdle() }
        setOffset(snapped(motion.position(at: time)))
        // The delegate may have stopped the motion in its callback, or started another one.
        guard let current = self.motion, current.beginning == motion.beginning, current.isOver(at: time) else { return }
        finishMotion()
    }

    private func finishMotion() {
        guard let motion else { return }
        self.motion = nil
        setOffset(motion.kind == .animation ? motion.end : snapped(motion.end))
        reachDestination()
        ended(motion)
    }

    /// Updates the end of an animation to the current position of its destination.
    private func followDestination(at time: TimeInterval) {
        guard let end = destination?.offset, motion?.end != end else { return }
        _ = motion?.retarget(to: end, at: time)
    }

    /// Corrects the offset after an animation to a destination, because layout at the destination may measure other sizes.
    private func reachDestination() {
        guard let destination else { return }
        self.destination = nil
        for _ in 0..<scrollCorrectionLimit {
            layoutIfNeeded()
            guard motion == nil, !isDragging, let offset = destination.offset, offset != contentOffset else { return }
            setOffset(offset)
        }
    }

    /// Stops the motion at the current offset.
    func stopMotion() {
        guard let motion else { return }
        self.motion = nil
        destination = nil
        ended(motion)
    }

    /// Ends any motion because the scroll view left its window. The content moves to the motion's end.
    func abandonMotion() {
        isDragging = false
        pinch = nil
        zoomMotion = nil
        if let motion {
            self.motion = nil
            setOffset(clamped(destination?.offset ?? motion.end))
            destination = nil
            ended(motion)
        }
        stopLinkIfIdle()
    }

    private func ended(_ motion: ScrollMotion) {
        stopLinkIfIdle()
        indicators.hideAfterDelay()
        if motion.kind != .toTop { contentDidRest() }
        switch motion.kind {
        case .animation: keptScrollViewDelegate?.scrollViewDidEndScrollingAnimation(self)
        case .toTop: if contentOffset.y <= limits.y.lowerBound { keptScrollViewDelegate?.scrollViewDidScrollToTop(self) }
        case .deceleration, .wheel: keptScrollViewDelegate?.scrollViewDidEndDecelerating(self)
        }
    }

    /// Scrolls content that is past its edge back to the edge.
    func settleWithinLimits() {
        guard clamped(contentOffset) != contentOffset else { return }
        start(releaseMotion(velocity: .zero))
        keptScrollViewDelegate?.scrollViewWillBeginDecelerating(self)
    }

    /// Adapts the motion to changed limits. The motion keeps its position and velocity; an animation keeps its remaining time.
    func redirectMotion() {
        guard let motion, clamped(motion.end) != motion.end else { return }
        if self.motion?.retarget(to: clamped(motion.end), at: CACurrentMediaTime()) == true { return }
        self.motion =
            motion.kind == .animation
            ? ScrollMotion(easingFrom: contentOffset, to: clamped(motion.end), beginning: CACurrentMediaTime())
            : releaseMotion(velocity: motion.velocity(at: CACurrentMediaTime()))
    }

    /// Shifts the motion after the program moved the content. The motion keeps its velocity. It is recalculated if it met an edge or would end outside
    /// the limits.
    func moveMotion(by distance: CGPoint) {
        guard let motion else { return }
        let now = CACurrentMediaTime()
        var moved = motion
        moved.move(by: distance)
        guard motion.kind == .deceleration, motion.meetsEdge || clamped(moved.end) != moved.end else { return self.motion = moved }
        let position = motion.position(at: now)
        let start = CGPoint(x: position.x + distance.x, y: position.y + distance.y)
        self.motion = releaseMotion(from: start, velocity: motion.velocity(at: now), turnsPages: isPagingEnabled)
    }

    private func releaseMotion(from start: CGPoint? = nil, velocity: CGVector, turnsPages: Bool = false) -> ScrollMotion {
        let limits = limits
        let rate = decelerationRate.rawValue
        let start = start ?? contentOffset
        var x = AxisMotion.release(at: start.x, velocity: velocity.dx, range: limits.x, rate: rate, bounces: bouncesHorizontally)
        var y = AxisMotion.release(at: start.y, velocity: velocity.dy, range: limits.y, rate: rate, bounces: bouncesVertically)
        if turnsPages {
            x = paged(from: start.x, velocity: velocity.dx, in: limits.x, length: bounds.width, else: x)
            y = paged(from: start.y, velocity: velocity.dy, in: limits.y, length: bounds.height, else: y)
        }
        return ScrollMotion(.deceleration, beginning: CACurrentMediaTime(), x: x, y: y)
    }
}
