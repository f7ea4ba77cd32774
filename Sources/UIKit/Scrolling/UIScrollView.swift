import Host

/// Shows a part of content that is larger than the view. Touches, wheels and keys scroll it, and pinches zoom it.
///
/// The content uses the view's own coordinates: ``contentOffset`` is the origin of the view's `bounds`. Content with ``adjustedContentInset`` around it
/// fills the view at rest. Past its edges, content moves with rubber-band resistance and bounces back.
@preconcurrency @MainActor
open class UIScrollView: UIView, UIScrollViewDelegating {
    // MARK: Content

    /// The size of the content, in points.
    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            limitsDidChange(from: oldValue, in: bounds.size)
            layer.watch?.changed()
        }
    }

    /// The point of the content at the view's top left corner. A new offset is rounded to device pixels. Decelerating content continues from the
    /// new offset; ``setContentOffset(_:animated:)`` stops it.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { moveContent(to: newValue) }
    }

    /// Scrolls to an offset in 0.3 s, or immediately to the offset rounded to device pixels. Stops any other motion.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        baseSetContentOffset(to: contentOffset, animated: animated)
    }

    /// Scrolls by the minimum distance that makes `rect` visible, in the content's coordinates. A rectangle larger than the view is shown from its
    /// start.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        baseScrollRectToVisible(rect, animated: animated)
    }

    /// Insets around the content, in points.
    open var contentInset = UIEdgeInsets.zero {
        willSet { recordAppearance(\UIScrollView.contentInset, newValue) }
        didSet {
            guard contentInset != oldValue else { return }
            insetsDidChange()
            layer.watch?.changed()
        }
    }

    /// The part of the safe area that is added to ``contentInset``.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        willSet { recordAppearance(\UIScrollView.contentInsetAdjustmentBehavior, newValue) }
        didSet { insetsDidChange() }
    }

    /// All insets around the content: ``contentInset`` plus the safe area according to ``contentInsetAdjustmentBehavior``.
    open var adjustedContentInset: UIEdgeInsets { knownInsets }

    /// Called after ``adjustedContentInset`` changed.
    open func adjustedContentInsetDidChange() {}

    /// Storage of `delegate`, for this class and subclasses that declare `delegate` with another type; see ``UIScrollViewDelegating``.
    open weak var keptScrollViewDelegate: (any UIScrollViewDelegate)? {
        didSet { if keptScrollViewDelegate !== oldValue { delegateDidChange() } }
    }

    // MARK: Scrolling

    /// Whether touches, wheels and keys scroll the content. True by default. Setting it to false ends a drag.
    open var isScrollEnabled = true {
        willSet { recordAppearance(\UIScrollView.isScrollEnabled, newValue) }
        didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
    }

    /// Whether a drag that starts mostly along one axis is limited to that axis. False by default.
    open var isDirectionalLockEnabled = false { willSet { recordAppearance(\UIScrollView.isDirectionalLockEnabled, newValue) } }
    /// Whether content comes to rest at multiples of the view's size. False by default.
    open var isPagingEnabled = false { willSet { recordAppearance(\UIScrollView.isPagingEnabled, newValue) } }
    /// Whether content moves past its edges and bounces back. True by default.
    open var bounces: Bool {
        get { bouncesVertically || bouncesHorizontally }
        set {
            recordAppearance(\UIScrollView.bounces, newValue)
            (bouncesVertically, bouncesHorizontally) = (newValue, newValue)
        }
    }
    /// Whether content bounces at its top and bottom edges.
    open var bouncesVertically = true
    /// Whether content bounces at its left and right edges.
    open var bouncesHorizontally = true
    /// Whether content that is not taller than the view can be dragged vertically. False by default.
    open var alwaysBounceVertical = false { willSet { recordAppearance(\UIScrollView.alwaysBounceVertical, newValue) } }
    /// Whether content that is not wider than the view can be dragged horizontally. False by default.
    open var alwaysBounceHorizontal = false { willSet { recordAppearance(\UIScrollView.alwaysBounceHorizontal, newValue) } }
    /// The rate at which content slows down after a flick.
    open var decelerationRate = DecelerationRate.normal { willSet { recordAppearance(\UIScrollView.decelerationRate, newValue) } }
    /// Whether a drag dismisses the keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none { willSet { recordAppearance(\UIScrollView.keyboardDismissMode, newValue) } }

    /// Whether a touch is on the content, moving or not.
    open var isTracking: Bool { hasFingers }
    /// Whether a touch or touchpad gesture drags the content.
    open internal(set) var isDragging = false
    /// Whether the content moves by itself after a drag.
    open var isDecelerating: Bool { motion.map { $0.kind == .deceleration || $0.kind == .wheel } ?? false }

    /// The refresh control above the content, which a pull down triggers.
    open var refreshControl: UIRefreshControl? {
        didSet { if refreshControl !== oldValue { refreshControlDidChange(from: oldValue) } }
    }

    /// Whether an animation that the program requested scrolls the content.
    open var isScrollAnimating: Bool { motion.map { $0.kind == .animation || $0.kind == .toTop } ?? false }
    /// Whether an animation zooms the content, except for a bounce back to the limits.
    open var isZoomAnimating: Bool { zoomMotion.map { !$0.isBounce } ?? false }

    /// Ends any drag, pinch, deceleration and animation at the current offset. Calls the delegate as if the user ended them.
    open func stopScrollingAndZooming() {
        for recognizer in [panGestureRecognizer, pinchGestureRecognizer].compactMap({ $0 as UIGestureRecognizer? })
        where recognizer.isEnabled && (recognizer.state == .began || recognizer.state == .changed) {
            // Disabling and enabling a recognizer cancels its current gesture.
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        }
        stopMotion()
        guard zoomMotion != nil else { return }
        zoomMotion = nil
        keptScrollViewDelegate?.scrollViewDidEndZooming(self, with: viewThatZooms, atScale: zoomScale)
    }

    // MARK: Touches

    /// Whether the content receives touches only after they can no longer become a scroll, with a delay of at most 0.15 s. True by default.
    open var delaysContentTouches = true { willSet { recordAppearance(\UIScrollView.delaysContentTouches, newValue) } }
    /// Whether touches that the content has received can still become a drag. True by default.
    open var canCancelContentTouches = true

    /// Whether the content receives a touch. True unless overridden.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether a drag may cancel touches that `view` has received. Unless overridden, false for controls and true for all other views.
    open func touchesShouldCancel(in view: UIView) -> Bool { view is UIControl == false }

    /// The gesture recognizer that scrolls.
    open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = scrollPan
    private(set) lazy var scrollPan = ScrollPanRecognizer(scrollView: self)

    /// The gesture recognizer that zooms; nil if the zoom limits are equal.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { minimumZoomScale < maximumZoomScale ? scrollPinch : nil }
    private(set) lazy var scrollPinch = ScrollPinchRecognizer(scrollView: self)
    private lazy var scrollTouch = ScrollTouchRecognizer(scrollView: self)

    // MARK: Layout guides

    /// The rectangle of the content. Constraints to it determine ``contentSize``, as do constraints of subviews to the view's own edges.
    open var contentLayoutGuide: UILayoutGuide { scrollGuide(isFrame: false) }
    /// The rectangle of the view, which does not scroll.
    open var frameLayoutGuide: UILayoutGuide { scrollGuide(isFrame: true) }

    // MARK: Zooming

    /// The minimum scale of the zoomed view. 1 by default.
    open var minimumZoomScale: CGFloat = 1 {
        didSet { zoomLimitsDidChange() }
    }
    /// The maximum scale of the zoomed view. Pinches zoom only if the maximum exceeds the minimum. 1 by default.
    open var maximumZoomScale: CGFloat = 1 {
        didSet { zoomLimitsDidChange() }
    }
    /// Whether a pinch can exceed the limits and bounce back. True by default.
    open var bouncesZoom = true
    /// The scale of the zoomed view.
    open var zoomScale: CGFloat {
        get { viewThatZooms.map { $0.transform.a } ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }
    /// Whether a pinch zooms the content.
    open internal(set) var isZooming = false
    /// Whether the zoom bounces back to the limits.
    open var isZoomBouncing: Bool { zoomMotion?.isBounce ?? false }

    /// Zooms about the view's middle, immediately or in 0.3 s.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(to: scale, animated: animated)
    }

    /// Zooms and scrolls so that `rect`, in the zoomed view's coordinates, fills the view.
    open func zoom(to rect: CGRect, animated: Bool) {
        baseZoom(rect, animated: animated)
    }

    // MARK: Indicators

    /// Whether the vertical scroll indicator is shown. True by default.
    open var showsVerticalScrollIndicator = true {
        willSet { recordAppearance(\UIScrollView.showsVerticalScrollIndicator, newValue) }
        didSet { indicators.update() }
    }
    /// Whether the horizontal scroll indicator is shown. True by default.
    open var showsHorizontalScrollIndicator = true {
        willSet { recordAppearance(\UIScrollView.showsHorizontalScrollIndicator, newValue) }
        didSet { indicators.update() }
    }
    /// The colour of the indicators.
    open var indicatorStyle = IndicatorStyle.default {
        willSet { recordAppearance(\UIScrollView.indicatorStyle, newValue) }
        didSet { indicators.update() }
    }
    /// Insets of the vertical indicator from the view's edges, in points.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicators.update() }
    }
    /// Insets of the horizontal indicator from the view's edges, in points.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicators.update() }
    }
    /// Insets of both indicators from the view's edges, in points.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// Whether the indicators also respect the safe area. True by default.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { indicators.update() }
    }

    /// Whether keys scroll the content: arrows, Space, Page Up and Page Down, Home and End. True by default.
    ///
    /// Keys scroll the scroll view that contains the first responder. Keys that no responder handles scroll the scroll view that was last touched or
    /// scrolled, or else the largest one.
    open var allowsKeyboardScrolling = true

    /// Whether the scroll-to-top gesture applies to this scroll view: the keys Home and Command-Up, instead of a tap on a phone's status bar. If
    /// true, the gesture calls the delegate's `scrollViewShouldScrollToTop(_:)`. If no scroll view was used before, the gesture applies only to scroll
    /// views with this property set. True by default.
    open var scrollsToTop = true

    /// Shows the indicators briefly.
    open func flashScrollIndicators() {
        indicators.flash()
    }

    // MARK: State of the extensions, since only the class body may store properties

    var drag = ScrollDrag()
    var motion: ScrollMotion?
    /// The destination of an animation, if its offset may change; otherwise nil.
    var destination: (any ScrollDestination)?
    /// Whether a change of the content's size does not change the offset, because the code that changes the size then sets the offset.
    var holdsOffset = false
    var zoomMotion: ZoomMotion?
    var pinch: ZoomPinch?
    /// The axes along which the program kept the content centred during the last pinch.
    var centredAxes = (x: false, y: false)
    // `nonisolated(unsafe)`: `deinit` also reads this property, when no other code can access it.
    nonisolated(unsafe) var motionLink: CADisplayLink?
    var hasFingers = false
    var isTellingScroll = false
    var knownInsets = UIEdgeInsets.zero
    /// The observers for the bars that cover the content, at the top and at the bottom.
    weak var topObserver: (any ScrollObserver)?
    weak var bottomObserver: (any ScrollObserver)?
    /// The additional distance by which the content can be pulled down while the bar at the top expands, in points.
    var growingTop: CGFloat = 0
    /// The inset above the content when ``adjustedContentInset`` was last updated, including ``growingTop``.
    var knownRestTop: CGFloat = 0
    /// The inset of a refresh control during a refresh, in points.
    var refreshInset: CGFloat = 0
    private(set) lazy var indicators = ScrollIndicators(scrollView: self)

    // MARK: Initialization

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareToScroll()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareToScroll()
        coder.readInterface(UIScrollView.self, into: self)
    }

    private func prepareToScroll() {
        clipsToBounds = true
        scrollPan.addHandler { [weak self] _ in self?.panChanged() }
        scrollPinch.addHandler { [weak self] _ in self?.pinchChanged() }
        addGestureRecognizer(scrollPan)
        addGestureRecognizer(scrollTouch)
    }

    deinit {
        MainActor.runOnDeinit(leaving: motionLink) { $0?.invalidate() }
    }

    // MARK: Overrides

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === scrollPan { return dragShouldBegin() }
        if gestureRecognizer === scrollPinch { return viewThatZooms != nil && mayTakeTouches(of: gestureRecognizer) }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsDidChange()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { abandonMotion() }
    }

    /// Requests a layout before the next frame, because the content scrolled.
    func movedContentNeedsLayout() { setNeedsLayout() }

    /// Called when the adjusted insets change. Lists pin views to the edges of the visible area.
    func visibleAreaDidChange() { movedContentNeedsLayout() }

    /// Called before the delegate is notified of scrolling. For the library's own subclasses, whose delegate belongs to the app.
    func contentDidScroll() {}

    /// Called before the delegate is notified that a drag, deceleration or animation ended.
    func contentDidRest() {}

    /// The scroll distance of an arrow key, in points.
    var arrowKeyStep: CGFloat { ScrollConstants.arrowStep }

    override func takesKeyItself(_ key: UIKey) -> Bool { keyTarget(key) != nil }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = presses.filter { !scrolls(for: $0) }
        if !left.isEmpty { super.pressesBegan(left, with: event) }
    }

    override func boundsDidChange(from oldBounds: CGRect) {
        super.boundsDidChange(from: oldBounds)
        if bounds.size != oldBounds.size { limitsDidChange(from: contentSize, in: oldBounds.size) }
        if bounds.origin != oldBounds.origin {
            contentDidMove()
        } else if bounds.size != oldBounds.size {
            // The view's position relative to a bar may have changed too.
            topObserver?.contentDidMove(in: self)
        }
    }

    /// The resting offset after a drag with the natural end `proposed`; the delegate may still change it. The velocity is in points per
    /// millisecond, as for the delegate.
    func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    /// Adds the pinch recognizer only if the limits allow zooming.
    private func zoomLimitsDidChange() {
        if pinchGestureRecognizer == nil {
            removeGestureRecognizer(scrollPinch)
        } else if scrollPinch.view == nil {
            addGestureRecognizer(scrollPinch)
        }
    }
}
