import Foundation

/// A container that shows controllers as pages, which the user scrolls or turns like a book.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// The transition between pages.
    public enum TransitionStyle: Int, Sendable {
        /// Pages curl like a book's.
        case pageCurl = 0
        /// Pages scroll.
        case scroll = 1
    }

    /// The axis of the pages.
    public enum NavigationOrientation: Int, Sendable {
        /// Pages are beside each other.
        case horizontal = 0
        /// Pages are below each other.
        case vertical = 1
    }

    /// The direction of a page change.
    public enum NavigationDirection: Int, Sendable {
        /// To the next page.
        case forward = 0
        /// To the previous page.
        case reverse = 1
    }

    /// The position of the book's spine.
    public enum SpineLocation: Int, Sendable {
        /// No spine: pages scroll.
        case none = 0
        /// At the leading or upper edge.
        case min = 1
        /// In the middle: two pages are visible.
        case mid = 2
        /// At the trailing or lower edge.
        case max = 3
    }

    /// Keys of the initializer's options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key as a string.
        public let rawValue: String
        /// Creates a key from a string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The position of the spine: the raw value of a ``SpineLocation``.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The spacing between scrolling pages, in points.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// The transition between pages.
    open private(set) var transitionStyle: TransitionStyle
    /// The axis of the pages.
    open private(set) var navigationOrientation: NavigationOrientation
    /// The position of the book's spine.
    open private(set) var spineLocation: SpineLocation
    /// Whether the back of a page of a book is a page too. True by default if the spine is in the middle.
    ///
    /// With the spine at an edge, the data source is called for two pages at each turn: the back of the turned page, and the next visible page.
    /// Differs from UIKit: the curl does not draw the backs of pages.
    open var isDoubleSided = false

    /// Provides the adjacent pages. Without it, only the program changes pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { neighboursDidChange() }
    }
    /// The delegate of the page changes.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// The spacing between pages, in points.
    let spacing: CGFloat
    let scroll = PageScrollView()
    let book = UIView()
    let dots = UIPageControl(frame: .zero)
    /// The index of the current page's dot.
    var shownDot = 0
    static let dotsHeight: CGFloat = 37
    var shown: [UIViewController] = []
    /// The adjacent pages, once they were requested from the data source.
    var neighbours: (before: UIViewController?, after: UIViewController?) = (nil, nil)
    var hasNeighbours = false
    /// The page that is being scrolled into view.
    var pending: (controller: UIViewController, isAfter: Bool, isByPerson: Bool)?
    /// The completion of the program's page change.
    var waitingCompletion: ((Bool) -> Void)?
    /// Whether the scroll view is being laid out, so that its scroll events are ignored.
    var isPlacing = false
    /// Gestures that turn the pages of a book. Scrolling pages use the scroll view's gestures.
    private lazy var bookGestures = BookGestures(self)

    // MARK: Initialization

    /// Creates a page view controller with a transition style.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        spacing = Self.number(options?[.interPageSpacing]) ?? 0
        let spine = Self.number(options?[.spineLocation]).flatMap { SpineLocation(rawValue: Int($0)) } ?? .min
        spineLocation = style == .scroll ? .none : spine
        isDoubleSided = style == .pageCurl && spine == .mid
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a horizontal book.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (transitionStyle, navigationOrientation, spacing, spineLocation) = (.pageCurl, .horizontal, 0, .min)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a horizontal book from a storyboard.
    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation, spacing, spineLocation) = (.pageCurl, .horizontal, 0, .min)
        super.init(coder: coder)
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Int: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        case let value as SpineLocation: CGFloat(value.rawValue)
        default: nil
        }
    }

    // MARK: Pages

    /// The visible pages: one, or two if the spine is in the middle.
    open var viewControllers: [UIViewController]? { shown.isEmpty ? nil : shown }

    /// Goes to other pages.
    ///
    /// - Parameters:
    ///   - viewControllers: Two pages if the spine is in the middle, otherwise one. If ``isDoubleSided`` is true and the spine is at an edge, a
    ///     second one may be the back of the turned page, which is not displayed.
    ///   - direction: The direction of the animation.
    ///   - animated: Whether the change is animated.
    ///   - completion: Receives whether the transition finished.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        var new = viewControllers ?? []
        if hasBacks, new.count == 2 { new.removeLast() }
        let needed = spineLocation == .mid ? 2 : 1
        guard new.count == needed else {
            viewLog.error(
                """
                The number of view controllers provided (\(new.count)) doesn't match the number required (\(needed)) for \
                \(identification).
                """
            )
            completion?(false)
            return
        }
        finish()
        guard animated, appearance == .appeared, viewIfLoaded?.window != nil, !shown.isEmpty, new[0] !== shown[0] else {
            exchange(for: new, animated: false)
            completion?(true)
            return
        }
        if transitionStyle == .pageCurl {
            curl(to: new, direction: direction, isByPerson: false, completion: completion)
        } else {
            scroll(to: new[0], direction: direction, completion: completion)
        }
    }

    /// Gestures that turn pages; empty if pages scroll.
    open var gestureRecognizers: [UIGestureRecognizer] { transitionStyle == .pageCurl ? bookGestures.all : [] }

    // MARK: View and containment

    open override func loadView() {
        let view = ContainerView(frame: UIScreen.main.bounds) { [weak self] in self?.layOut() }
        view.clipsToBounds = true
        if transitionStyle == .scroll {
            scroll.isPagingEnabled = true
            scroll.showsHorizontalScrollIndicator = false
            scroll.showsVerticalScrollIndicator = false
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.clipsToBounds = spacing == 0
            scroll.pages = self
            view.addSubview(scroll)
        } else {
            book.frame = view.bounds
            book.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(book)
            for recognizer in bookGestures.all { view.addGestureRecognizer(recognizer) }
        }
        dots.isHidden = true
        dots.allowsContinuousInteraction = false
        dots.addAction(UIAction { [weak self] _ in self?.dotsDidChange() }, for: .valueChanged)
        view.addSubview(dots)
        self.view = view
    }

    override func prepareToAppear() {
        for controller in shown { install(controller) }
        layOut()
    }

    override func shownScrollView(under edge: NSDirectionalRectEdge) -> UIScrollView? { shown.first?.shownScrollView(under: edge) }

    // MARK: Keys

    /// Page Up, Page Down and the arrow keys along the axis turn pages.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = presses.filter { !turns(for: $0) }
        if !left.isEmpty { super.pressesBegan(left, with: event) }
    }
}
