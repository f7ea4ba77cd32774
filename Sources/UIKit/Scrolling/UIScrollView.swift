import Host

/// Shows a part of content that is larger than itself, which fingers, wheels and keys move and pinches zoom.
///
/// The content's coordinates are the view's own: ``contentOffset`` is the origin of its `bounds`. Content may come to rest where
/// it fills the view, ``adjustedContentInset`` added around it; past that it is held back as by a rubber band and bounces.
@preconcurrency @MainActor
open class UIScrollView: UIView, UIScrollViewDelegating {
    // MARK: Content

    /// The content's size, in points.
    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            limitsDidChange(from: oldValue, in: bounds.size)
            layer.watch?.changed()
        }
    }

    /// The point of the content that is at the view's top left corner. An offset that is set is rounded to device pixels. Content that
    /// decelerates goes on from there; ``setContentOffset(_:animated:)`` stops it.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { moveContent(to: newValue) }
    }

    /// Moves the content in 0.3 s, or at once to an offset that is rounded to device pixels. Whatever moves the content stops.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        baseSetContentOffset(to: contentOffset, animated: animated)
    }

    /// Moves the content as little as it takes to show `rect`, in the content's coordinates. What is larger than the view is shown from
    /// its beginning.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        baseScrollRectToVisible(rect, animated: animated)
    }

    /// What is added around the content, in points.
    open var contentInset = UIEdgeInsets.zero {
        willSet { recordAppearance(\UIScrollView.contentInset, newValue) }
        didSet {
            guard contentInset != oldValue else { return }
            insetsDidChange()
            layer.watch?.changed()
        }
    }

    /// How the safe area adds to ``contentInset``.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        willSet { recordAppearance(\UIScrollView.contentInsetAdjustmentBehavior, newValue) }
        didSet { insetsDidChange() }
    }

    /// What is around the content in all: ``contentInset``, and of the safe area what ``contentInsetAdjustmentBehavior`` says.
    open var adjustedContentInset: UIEdgeInsets { knownInsets }

    /// ``adjustedContentInset`` changed.
    open func adjustedContentInsetDidChange() {}

    /// What `delegate` is kept in, for this class and for those that give `delegate` a narrower type; see ``UIScrollViewDelegating``.
    open weak var keptScrollViewDelegate: (any UIScrollViewDelegate)? {
        didSet { if keptScrollViewDelegate !== oldValue { delegateDidChange() } }
    }

    // MARK: Scrolling

    /// Whether fingers, wheels and keys move the content. True unless set; false ends a drag that is going on.
    open var isScrollEnabled = true {
        willSet { recordAppearance(\UIScrollView.isScrollEnabled, newValue) }
        didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
    }

    /// Whether a drag that begins mostly along one axis keeps to it. False unless set.
    open var isDirectionalLockEnabled = false { willSet { recordAppearance(\UIScrollView.isDirectionalLockEnabled, newValue) } }
    /// Whether the content comes to rest at whole multiples of the view's size. False unless set.
    open var isPagingEnabled = false { willSet { recordAppearance(\UIScrollView.isPagingEnabled, newValue) } }
    /// Whether content goes past its edges and back. True unless set.
    open var bounces: Bool {
        get { bouncesVertically || bouncesHorizontally }
        set {
            recordAppearance(\UIScrollView.bounces, newValue)
            (bouncesVertically, bouncesHorizontally) = (newValue, newValue)
        }
    }
    /// Whether content goes past its top and bottom edges and back.
    open var bouncesVertically = true
    /// Whether content goes past its left and right edges and back.
    open var bouncesHorizontally = true
    /// Whether content that is not higher than the view can be dragged up and down all the same. False unless set.
    open var alwaysBounceVertical = false { willSet { recordAppearance(\UIScrollView.alwaysBounceVertical, newValue) } }
    /// Whether content that is not wider than the view can be dragged sideways all the same. False unless set.
    open var alwaysBounceHorizontal = false { willSet { recordAppearance(\UIScrollView.alwaysBounceHorizontal, newValue) } }
    /// How quickly content that was thrown comes to rest.
    open var decelerationRate = DecelerationRate.normal { willSet { recordAppearance(\UIScrollView.decelerationRate, newValue) } }
    /// Whether a drag puts the keyboard away.
    open var keyboardDismissMode = KeyboardDismissMode.none { willSet { recordAppearance(\UIScrollView.keyboardDismissMode, newValue) } }

    /// A finger is on the content, whether it has moved or not.
    open var isTracking: Bool { hasFingers }
    /// Fingers, or a touchpad's, move the content.
    open internal(set) var isDragging = false
    /// The content moves by itself after a drag.
    open var isDecelerating: Bool { motion.map { $0.kind == .deceleration || $0.kind == .wheel } ?? false }

    /// The control above the content that a pull down refreshes it by.
    open var refreshControl: UIRefreshControl? {
        didSet { if refreshControl !== oldValue { refreshControlDidChange(from: oldValue) } }
    }

    /// Whether an animation that the program asked for moves the content.
    open var isScrollAnimating: Bool { motion.map { $0.kind == .animation || $0.kind == .toTop } ?? false }
    /// Whether an animation zooms the content, but not back from past the limits.
    open var isZoomAnimating: Bool { zoomMotion.map { !$0.isBounce } ?? false }

    /// Ends every drag, pinch, deceleration and animation at the present offset. Calls the delegate as if a person ended them.
    open func stopScrollingAndZooming() {
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

    // MARK: Touches

    /// Whether the content gets its touches only when it is clear that they do not scroll: after 0.15 s at most. True unless set.
    open var delaysContentTouches = true { willSet { recordAppearance(\UIScrollView.delaysContentTouches, newValue) } }
    /// Whether touches that the content has got already can still become a drag. True unless set.
    open var canCancelContentTouches = true

    /// Whether a touch is the content's. True unless overridden; else the content gets nothing of it.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether a drag may take away touches that `view` has got already. Unless overridden it may not from controls, and may from all other
    /// views.
    open func touchesShouldCancel(in view: UIView) -> Bool { view is UIControl == false }

    /// The recognizer whose pan scrolls.
    open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = scrollPan
    private(set) lazy var scrollPan = ScrollPanRecognizer(scrollView: self)

    /// The recognizer whose pinch zooms; nil where nothing does.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { minimumZoomScale < maximumZoomScale ? scrollPinch : nil }
    private(set) lazy var scrollPinch = ScrollPinchRecognizer(scrollView: self)
    private lazy var scrollTouch = ScrollTouchRecognizer(scrollView: self)

    // MARK: Layout guides

    /// The content's rectangle. Constraints to it determine ``contentSize``, as those of subviews to the view's own edges do.
    open var contentLayoutGuide: UILayoutGuide { scrollGuide(isFrame: false) }
    /// The view's rectangle, which does not move with the content.
    open var frameLayoutGuide: UILayoutGuide { scrollGuide(isFrame: true) }

    // MARK: Zooming

    /// The smallest scale of the view that zooms. 1 unless set.
    open var minimumZoomScale: CGFloat = 1 {
        didSet { zoomLimitsDidChange() }
    }
    /// The largest scale of the view that zooms; only if it is above the smallest do pinches zoom. 1 unless set.
    open var maximumZoomScale: CGFloat = 1 {
        didSet { zoomLimitsDidChange() }
    }
    /// Whether a pinch goes past the limits and back. True unless set.
    open var bouncesZoom = true
    /// The scale of the view that zooms.
    open var zoomScale: CGFloat {
        get { viewThatZooms.map { $0.transform.a } ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }
    /// Fingers zoom the content.
    open internal(set) var isZooming = false
    /// The content goes back to a scale within the limits.
    open var isZoomBouncing: Bool { zoomMotion?.isBounce ?? false }

    /// Zooms about the view's middle, at once or in 0.3 s.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(to: scale, animated: animated)
    }

    /// Zooms and scrolls so that `rect`, in the coordinates of the view that zooms, fills the view.
    open func zoom(to rect: CGRect, animated: Bool) {
        baseZoom(rect, animated: animated)
    }

    // MARK: Indicators

    /// Whether an indicator shows how far the content is down. True unless set.
    open var showsVerticalScrollIndicator = true {
        willSet { recordAppearance(\UIScrollView.showsVerticalScrollIndicator, newValue) }
        didSet { indicators.update() }
    }
    /// Whether an indicator shows how far the content is to the right. True unless set.
    open var showsHorizontalScrollIndicator = true {
        willSet { recordAppearance(\UIScrollView.showsHorizontalScrollIndicator, newValue) }
        didSet { indicators.update() }
    }
    /// The indicators' colour.
    open var indicatorStyle = IndicatorStyle.default {
        willSet { recordAppearance(\UIScrollView.indicatorStyle, newValue) }
        didSet { indicators.update() }
    }
    /// How far the vertical indicator keeps from the view's edges, in points.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicators.update() }
    }
    /// How far the horizontal indicator keeps from the view's edges, in points.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicators.update() }
    }
    /// How far both indicators keep from the view's edges, in points.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// Whether the indicators keep out of the safe area too. True unless set.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { indicators.update() }
    }

    /// Whether keys scroll the content: arrows, space, Page Up and Page Down, Home and End. True unless set.
    ///
    /// They scroll the scroll view that the first responder is in. Keys that no responder takes scroll the one that was scrolled or
    /// touched last, or else the largest.
    open var allowsKeyboardScrolling = true

    /// Whether the gesture for the content's beginning is for this scroll view: the keys Home and Command-Up here, a tap on the status bar on
    /// a phone. The delegate is then asked by `scrollViewShouldScrollToTop(_:)`, and of several scroll views, none of which was used yet,
    /// only such ones are looked at. True unless set.
    open var scrollsToTop = true

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() {
        indicators.flash()
    }

    // MARK: State that the aspects keep here, since only a class's own body may store

    var drag = ScrollDrag()
    var motion: ScrollMotion?
    /// The item that an animation scrolls to, if it scrolls to one.
    var destination: (any ScrollDestination)?
    /// Whether a change of the content's size leaves the offset as it is. The code that changes the size sets the offset afterwards.
    var holdsOffset = false
    var zoomMotion: ZoomMotion?
    var pinch: ZoomPinch?
    /// The axes along which the program kept the content in the middle during the last pinch.
    var centredAxes = (x: false, y: false)
    // `deinit` reads it too, when no other code can.
    nonisolated(unsafe) var motionLink: CADisplayLink?
    var hasFingers = false
    var isTellingScroll = false
    var knownInsets = UIEdgeInsets.zero
    /// The bars that the content goes under: at the top, and at the bottom.
    weak var topObserver: (any ScrollObserver)?
    weak var bottomObserver: (any ScrollObserver)?
    /// How much further the content can be pulled down than the insets say, since the bar at the top grows meanwhile.
    var growingTop: CGFloat = 0
    /// The room above the content at its beginning, a bar's growing included, when the insets were last looked at.
    var knownRestTop: CGFloat = 0
    /// The room that a refresh control takes while it refreshes.
    var refreshInset: CGFloat = 0
    private(set) lazy var indicators = ScrollIndicators(scrollView: self)

    // MARK: Making

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
        MainActor.atDeath(leaving: motionLink) { $0?.invalidate() }
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

    /// Content that scrolled is laid out before the next frame.
    func movedContentNeedsLayout() { setNeedsLayout() }

    /// The content scrolled; the delegate hears of it next. For scroll views of the library's own, whose delegate is the app's.
    func contentDidScroll() {}

    /// A drag, a throw or an animation left the content at rest; the delegate hears of it next.
    func contentDidRest() {}

    /// How far an arrow key moves the content, in points.
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
            // It may lie elsewhere, too: under the bar, or below it.
            topObserver?.contentDidMove(in: self)
        }
    }

    /// Where content that was let go of comes to rest, which would be `proposed`; the delegate has the last word. The velocity is in points
    /// per millisecond, as the delegate is told it.
    func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    /// Pinches are looked for only where they zoom.
    private func zoomLimitsDidChange() {
        if pinchGestureRecognizer == nil {
            removeGestureRecognizer(scrollPinch)
        } else if scrollPinch.view == nil {
            addGestureRecognizer(scrollPinch)
        }
    }
}
