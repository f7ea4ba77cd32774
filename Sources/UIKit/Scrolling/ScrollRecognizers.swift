import Host

/// The pan gesture of a scroll view. Notifies the scroll view of touches, and allows a pinch at the same time.
///
/// A mouse button does not drag the content, as on an iPad: clicks belong to the content, and the wheel scrolls. The app may add
/// `.indirectPointer` to the allowed touch types.
@MainActor
final class ScrollPanRecognizer: UIPanGestureRecognizer {
    private weak var scrollView: UIScrollView?
    /// The times of the last movement and of the last event, in seconds of the platform's clock.
    private(set) var moveTime: TimeInterval = 0
    private(set) var eventTime: TimeInterval = 0

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        allowedScrollTypesMask = .all
        allowedTypes = [.direct, .indirect, .pencil]
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        eventTime = event.timestamp
        super.touchesBegan(touches, with: event)
        scrollView?.fingersDidComeDown()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        (moveTime, eventTime) = (event.timestamp, event.timestamp)
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        eventTime = event.timestamp
        super.touchesEnded(touches, with: event)
    }

    override func streamChanged(_ stream: GestureStream, with event: UIEvent) {
        eventTime = event.timestamp
        if stream.phase != .ended { moveTime = event.timestamp }
        scrollView?.noteUse(at: event.timestamp)
        super.streamChanged(stream, with: event)
    }

    override func reset() {
        super.reset()
        scrollView?.fingersDidLeave()
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.pinchGestureRecognizer
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView?.pinchGestureRecognizer
    }
}

/// The pinch gesture of a scroll view. Allows a pan at the same time.
@MainActor
final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
    private weak var scrollView: UIScrollView?

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.panGestureRecognizer
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView?.panGestureRecognizer
    }
}

/// Delays a touch in the scroll view's content until it cannot become a scroll. If the touch stopped moving content, cancels it for the content.
@MainActor
final class ScrollTouchRecognizer: UIGestureRecognizer {
    private weak var scrollView: UIScrollView?
    private var timer: (any HostTimer)?
    /// Whether the touch stopped moving content.
    private var hasStopped = false

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let scrollView, let touch = touches.first else { return state = .failed }
        if scrollView.isScrollEnabled { scrollView.noteUse(at: event.timestamp) }
        if state != .possible { return }
        if scrollView.stopForFinger() {
            hasStopped = true
            delaysTouchesBegan = true
            return state = .began
        }
        guard let view = touch.view, view !== scrollView else { return state = .failed }
        if scrollView.delaysContentTouches, scrollView.canScroll, scrollView.panGestureRecognizer.allowedTypes.contains(touch.type) {
            delaysTouchesBegan = true
            timer = environment.schedule(after: ScrollConstants.touchDelay) { [weak self] in self?.decide(touches, view, event) }
        } else {
            decide(touches, view, event)
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .began || state == .changed { state = .changed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard state == .possible else {
            if numberOfTouches == 0 { state = .ended }
            return
        }
        // A tap ended before the delay, so pass it to the content now.
        if let view = touches.first?.view { decide(touches, view, event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    override func reset() {
        super.reset()
        timer?.cancel()
        timer = nil
        delaysTouchesBegan = false
        if hasStopped {
            hasStopped = false
            scrollView?.stoppedContentIsLetGo()
        }
    }

    /// Ends the delay: passes the touch to the content if the scroll view allows it.
    private func decide(_ touches: Set<UITouch>, _ view: UIView, _ event: UIEvent) {
        timer?.cancel()
        timer = nil
        guard state == .possible else { return }
        let isContents = scrollView?.touchesShouldBegin(touches, with: event, in: view) ?? true
        state = isContents ? .failed : .began
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let scrollView, let view = preventedGestureRecognizer.view else { return false }
        // Prevents recognizers in the scroll view, but not its own pan and pinch.
        return preventedGestureRecognizer !== scrollView.panGestureRecognizer
            && preventedGestureRecognizer !== scrollView.pinchGestureRecognizer && view.isDescendant(of: scrollView)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
