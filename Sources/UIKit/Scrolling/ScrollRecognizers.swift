import Host

/// The pan of a scroll view: it tells the scroll view of fingers that come and go, and lets it pinch meanwhile.
///
/// As on an iPad a mouse does not drag the content, which its wheel moves: the button is for what lies on it. The app may add
/// `.indirectPointer` to the touch types.
@MainActor
final class ScrollPanRecognizer: UIPanGestureRecognizer {
    private weak var scrollView: UIScrollView?
    /// When something moved last, and when anything was heard, in seconds of the platform's clock.
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

/// The pinch of a scroll view, which pans meanwhile.
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

/// Keeps a touch from a scroll view's content until it is clear that it will not scroll, and for good where it stopped the content.
@MainActor
final class ScrollTouchRecognizer: UIGestureRecognizer {
    private weak var scrollView: UIScrollView?
    private var timer: (any HostTimer)?
    /// The touch stopped content that moved by itself.
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
        // A tap that was too short to be told from a scroll before.
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

    /// The touch is the content's, if the scroll view lets it have it.
    private func decide(_ touches: Set<UITouch>, _ view: UIView, _ event: UIEvent) {
        timer?.cancel()
        timer = nil
        guard state == .possible else { return }
        let isContents = scrollView?.touchesShouldBegin(touches, with: event, in: view) ?? true
        state = isContents ? .failed : .began
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let scrollView, let view = preventedGestureRecognizer.view else { return false }
        // What is in the scroll view; never what scrolls and zooms it.
        return preventedGestureRecognizer !== scrollView.panGestureRecognizer
            && preventedGestureRecognizer !== scrollView.pinchGestureRecognizer && view.isDescendant(of: scrollView)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
