import Foundation

/// A row of dots, one for each page. The current page's dot is highlighted.
///
/// A tap beside the current dot changes the page by one; a drag scrubs through the pages. If there are too many pages, only the pages around the
/// current one have dots, and the dots at the ends are smaller.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// The visibility of the background behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// Visible while a drag scrubs through the pages.
        case automatic = 0
        /// Always visible.
        case prominent = 1
        /// Never visible.
        case minimal = 2
    }

    /// The current interaction with the control.
    public enum InteractionState: Int, Sendable {
        /// No interaction.
        case none = 0
        /// A tap that changes the page by one.
        case discrete = 1
        /// A drag that scrubs through the pages.
        case continuous = 2
    }

    /// The order of the dots.
    public enum Direction: Int, Sendable {
        /// In the layout direction.
        case natural = 0
        /// From left to right.
        case leftToRight = 1
        /// From right to left.
        case rightToLeft = 2
        /// From top to bottom.
        case topToBottom = 3
        /// From bottom to top.
        case bottomToTop = 4

        var isVertical: Bool { self == .topToBottom || self == .bottomToTop }
    }

    /// In points: the distance between the centers of dots, the total margin at both ends, and the size across the row of dots.
    private static let pitch: CGFloat = 17.5
    private static let margin: CGFloat = 63
    private static let thickness: CGFloat = 27.5
    private static let dotSide: CGFloat = 7.5
    /// The length of the background beyond the row of dots, in points.
    private static let groundMargin: CGFloat = 16
    /// The distance that a touch moves before it starts to scrub, in points.
    private static let slack: CGFloat = 8

    private let ground = UIView()
    private var dots: [UIImageView] = []
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]
    /// The first page with a visible dot.
    private var firstShown = 0
    private var touchStart = CGPoint.zero
    private var pageAtTouch = 0
    private var pointer: ControlPointer?

    // MARK: Initialization

    /// Creates a control without pages.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a control from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(UIPageControl.self, into: self)
    }

    private func setUp() {
        isOpaque = false
        ground.isUserInteractionEnabled = false
        ground.alpha = 0
        addSubview(ground)
        pointer = ControlPointer(self)
    }

    // MARK: Pages

    /// The number of pages. Zero by default.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            guard numberOfPages != oldValue else { return }
            current = min(current, max(numberOfPages - 1, 0))
            images = images.filter { $0.key < numberOfPages }
            currentImages = currentImages.filter { $0.key < numberOfPages }
            pagesDidChange()
        }
    }

    /// The index of the current page. Setting it sends no event; an index out of range is clamped.
    open var currentPage: Int {
        get { current }
        set { show(page: newValue) }
    }
    private var current = 0

    /// Whether the dot of a single page is hidden. False by default.
    open var hidesForSinglePage = false {
        willSet { recordAppearance(\UIPageControl.hidesForSinglePage, newValue) }
        didSet { pagesDidChange() }
    }

    /// Whether a drag can scrub through the pages. True by default.
    open var allowsContinuousInteraction = true

    /// The current interaction.
    open private(set) var interactionState = InteractionState.none {
        didSet { if interactionState != oldValue { showGround(animated: true) } }
    }

    /// The order of the dots. In the layout direction by default.
    open var direction = Direction.natural {
        didSet { pagesDidChange() }
    }

    private func show(page: Int) {
        let page = min(max(page, 0), max(numberOfPages - 1, 0))
        guard page != current else { return }
        current = page
        guard window != nil else { return layOutDots() }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) { self.layOutDots() }
    }

    private var spoken: String? {
        let pages = "\(current + 1) / \(numberOfPages)"
        return numberOfPages > 0 ? pages : nil
    }

    private func pagesDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Appearance

    /// The visibility of the background behind the dots.
    open var backgroundStyle = BackgroundStyle.automatic {
        willSet { recordAppearance(\UIPageControl.backgroundStyle, newValue) }
        didSet { showGround(animated: false) }
    }

    /// The colour of the other pages' dots. A light shade of the text colour by default.
    open var pageIndicatorTintColor: UIColor? {
        willSet { recordAppearance(\UIPageControl.pageIndicatorTintColor, newValue) }
        didSet { setNeedsLayout() }
    }

    /// The colour of the current page's dot. The text colour by default.
    open var currentPageIndicatorTintColor: UIColor? {
        willSet { recordAppearance(\UIPageControl.currentPageIndicatorTintColor, newValue) }
        didSet { setNeedsLayout() }
    }

    /// The image of dots without an individual image, drawn as a template; nil for a dot.
    open var preferredIndicatorImage: UIImage? {
        willSet { recordAppearance(\UIPageControl.preferredIndicatorImage, newValue) }
        didSet { pagesDidChange() }
    }

    /// The image of the current page's dot, if the page has no individual image. If nil, the dot has the same image as the other dots.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        willSet { recordAppearance(\UIPageControl.preferredCurrentPageIndicatorImage, newValue) }
        didSet { pagesDidChange() }
    }

    /// Returns the image that was set for a page's dot; nil if none was set.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    /// Sets the image of a page's dot.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard isPage(page) else { return }
        images[page] = image
        pagesDidChange()
    }

    /// Returns the image that was set for a page's dot while it is the current page; nil if none was set.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

    /// Sets the image of a page's dot while it is the current page.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard isPage(page) else { return }
        currentImages[page] = image
        pagesDidChange()
    }

    private func isPage(_ page: Int) -> Bool {
        if (0..<numberOfPages).contains(page) { return true }
        viewLog.warning("\(self) has no page \(page). It has \(numberOfPages) pages.")
        return false
    }

    /// Returns the size of a control that shows the dots of `pageCount` pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = min(max(pageCount, 0), Self.mostShown)
        let length = count == 0 ? 0 : CGFloat(count) * Self.pitch + Self.margin
        return direction.isVertical ? CGSize(width: Self.thickness, height: length) : CGSize(width: length, height: Self.thickness)
    }

    /// The maximum number of dots in the intrinsic size.
    private static let mostShown = 40

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let wanted = self.size(forNumberOfPages: numberOfPages)
        return CGSize(
            width: size.width > 0 ? min(wanted.width, size.width) : wanted.width,
            height: size.height > 0 && direction.isVertical ? min(wanted.height, size.height) : wanted.height)
    }

    override var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultHigh, .defaultHigh) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutDots()
        showGround(animated: false)
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isEnabled ? 1 : 0.5
    }

    /// Whether the first page is at the right or at the bottom.
    private var isReversed: Bool {
        switch direction {
        case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
        case .leftToRight, .topToBottom: false
        case .rightToLeft, .bottomToTop: true
        }
    }

    private var shownCount: Int {
        if hidesForSinglePage, numberOfPages <= 1 { return 0 }
        let length = direction.isVertical ? bounds.height : bounds.width
        let capacity = Int(((length - Self.groundMargin) / Self.pitch).rounded(.down))
        return min(numberOfPages, max(length > 0 ? capacity : 1, 1), Self.mostShown)
    }

    /// Creates and lays out the visible dots. The cost does not depend on the number of pages.
    private func layOutDots() {
        let count = shownCount
        while dots.count > count { dots.removeLast().removeFromSuperview() }
        while dots.count < count {
            let dot = UIImageView()
            dot.contentMode = .center
            UIView.performWithoutAnimation {
                dot.center = CGPoint(x: bounds.midX, y: bounds.midY)
                addSubview(dot)
            }
            dots.append(dot)
        }
        guard count > 0 else { return }
        // The dot of the current page is at an end of the row only if the page is the first or the last page.
        let edge = count < numberOfPages && count > 2 ? 1 : 0
        firstShown = min(firstShown, current - edge)
        firstShown = max(firstShown, current - count + 1 + edge)
        firstShown = min(max(firstShown, 0), numberOfPages - count)
        for (index, dot) in dots.enumerated() { show(dot, at: index, of: count) }
    }

    private func show(_ dot: UIImageView, at index: Int, of count: Int) {
        let page = firstShown + index
        let isCurrent = page == current
        let own = isCurrent ? currentImages[page] ?? preferredCurrentPageIndicatorImage : nil
        let image = own ?? images[page] ?? preferredIndicatorImage
        let color = isCurrent ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
        dot.image = image?.withRenderingMode(.alwaysTemplate)
        dot.tintColor = color
        dot.backgroundColor = image == nil ? color : nil
        let side = image?.size ?? CGSize(width: Self.dotSide, height: Self.dotSide)
        dot.layer.cornerRadius = image == nil ? Self.dotSide / 2 : 0
        let distance = (CGFloat(index) - CGFloat(count - 1) / 2) * Self.pitch * (isReversed ? -1 : 1)
        dot.bounds.size = side
        dot.center = CGPoint(x: bounds.midX + (direction.isVertical ? 0 : distance), y: bounds.midY + (direction.isVertical ? distance : 0))
        // Dots near an end of the row are smaller if there are more pages beyond that end.
        let isEnd = (index == 0 && page > 0) || (index == count - 1 && page < numberOfPages - 1)
        let isNext = (index == 1 && firstShown > 0) || (index == count - 2 && firstShown + count < numberOfPages)
        let scale: CGFloat = isCurrent || count < 5 ? 1 : isEnd ? 0.5 : isNext ? 0.75 : 1
        dot.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    private func showGround(animated: Bool) {
        let length = CGFloat(shownCount) * Self.pitch + Self.groundMargin
        let size =
            direction.isVertical ? CGSize(width: Self.thickness - 1.5, height: length) : CGSize(width: length, height: Self.thickness - 1.5)
        ground.bounds.size = size
        ground.center = CGPoint(x: bounds.midX, y: bounds.midY)
        ground.layer.cornerRadius = (Self.thickness - 1.5) / 2
        ground.backgroundColor = .secondarySystemFill
        let isSeen = backgroundStyle == .prominent || (backgroundStyle == .automatic && interactionState == .continuous)
        let alpha: CGFloat = isSeen && shownCount > 0 ? 1 : 0
        guard animated, window != nil else { return ground.setSeenAlpha(alpha) }
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.ground.alpha = alpha }
    }

    // MARK: Touches and keys

    /// Returns the coordinate of a point along the dots, which increases towards the last page.
    private func coordinate(of point: CGPoint) -> CGFloat {
        let along = direction.isVertical ? point.y : point.x
        return isReversed ? -along : along
    }

    private func go(to page: Int) {
        let old = current
        show(page: page)
        if current != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard shownCount > 0 else { return false }
        touchStart = touch.location(in: self)
        pageAtTouch = current
        interactionState = .discrete
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let travel = coordinate(of: touch.location(in: self)) - coordinate(of: touchStart)
        if interactionState != .continuous {
            guard allowsContinuousInteraction, abs(travel) > Self.slack else { return true }
            interactionState = .continuous
        }
        // With many pages each step is shorter, so that one drag across the control can reach all of them.
        let length = max(direction.isVertical ? bounds.height : bounds.width, Self.pitch)
        let step = min(Self.pitch, max(length / CGFloat(max(numberOfPages, 1)), 1))
        go(to: pageAtTouch + Int((travel / step).rounded(.towardZero)))
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let wasTap = interactionState == .discrete && isTouchInside
        interactionState = .none
        guard wasTap else { return }
        let middle = coordinate(of: CGPoint(x: bounds.midX, y: bounds.midY))
        go(to: current + (coordinate(of: touchStart) < middle ? -1 : 1))
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        interactionState = .none
    }

    override func ownGestures(at point: CGPoint) -> ControlGestures {
        allowsContinuousInteraction ? [.tap, direction.isVertical ? .verticalDrag : .horizontalDrag] : .tap
    }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    override func takes(_ key: UIKey, performing: Bool) -> Bool {
        guard let meaning = ControlKey(key, in: self, increasesUpwards: false) else { return false }
        let target: Int
        switch meaning {
        case .previous, .previousPage: target = current - 1
        case .next, .nextPage: target = current + 1
        case .first: target = 0
        case .last: target = numberOfPages - 1
        case .activate: return false
        }
        guard (0..<numberOfPages).contains(target), target != current else { return false }
        if performing { go(to: target) }
        return true
    }

    override func pointerPart(at point: CGPoint) -> PointerPart? {
        guard shownCount > 0, bounds.contains(point) else { return nil }
        return PointerPart(view: ground, rect: ground.frame, radius: ground.layer.cornerRadius)
    }

    // MARK: Accessibility

    override var isElementByDefault: Bool { true }
    override var traitsByDefault: UIAccessibilityTraits { super.traitsByDefault.union([.adjustable, .updatesFrequently]) }
    override var ownRole: AccessibleRole? { .slider }
    override var valueByDefault: String? { spoken }

    /// Changes to the next page, and sends the events.
    open override func accessibilityIncrement() { if isEnabled { go(to: current + 1) } }

    /// Changes to the previous page, and sends the events.
    open override func accessibilityDecrement() { if isEnabled { go(to: current - 1) } }
}
