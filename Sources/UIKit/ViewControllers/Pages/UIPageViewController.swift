import Foundation

/// Pages, each a controller's, which a finger turns or scrolls.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// How pages come and go.
    public enum TransitionStyle: Int, Sendable {
        /// They are turned like a book's.
        case pageCurl = 0
        /// They scroll.
        case scroll = 1
    }

    /// Along which axis pages follow each other.
    public enum NavigationOrientation: Int, Sendable {
        /// Beside each other.
        case horizontal = 0
        /// Below each other.
        case vertical = 1
    }

    /// Which way to go.
    public enum NavigationDirection: Int, Sendable {
        /// To the next page.
        case forward = 0
        /// To the page before.
        case reverse = 1
    }

    /// Where the book is bound.
    public enum SpineLocation: Int, Sendable {
        /// Nowhere: pages scroll.
        case none = 0
        /// At the leading or upper edge.
        case min = 1
        /// In the middle: two pages are seen.
        case mid = 2
        /// At the trailing or lower edge.
        case max = 3
    }

    /// Names an option of the initializer.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key as text.
        public let rawValue: String
        /// The key of the given text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Where the book is bound: the raw value of a ``SpineLocation``.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The room between pages that scroll, in points.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// How pages come and go.
    open private(set) var transitionStyle: TransitionStyle
    /// Along which axis pages follow each other.
    open private(set) var navigationOrientation: NavigationOrientation
    /// Where the book is bound.
    open private(set) var spineLocation: SpineLocation
    /// Whether pages have a back, which is a page, too. True where the spine is in the middle.
    open var isDoubleSided = false

    /// Says which pages come before and after others. Without one nothing but the program turns pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { neighboursDidChange() }
    }
    /// Hears of pages that are turned.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// The room between pages, in points.
    let spacing: CGFloat
    let scroll = PageScrollView()
    let book = UIView()
    let dots = UIPageControl(frame: .zero)
    /// The dot of the page that is seen.
    var shownDot = 0
    static let dotsHeight: CGFloat = 37
    var shown: [UIViewController] = []
    /// The pages beside the one that is shown, once they were asked for.
    var neighbours: (before: UIViewController?, after: UIViewController?) = (nil, nil)
    var knowsNeighbours = false
    /// The page that is coming into view.
    var pending: (controller: UIViewController, isAfter: Bool, isByPerson: Bool)?
    /// Called when the change that the program asked for is over.
    var waitingCompletion: ((Bool) -> Void)?
    /// The scroll view is being laid out, so that what it tells does not count.
    var isPlacing = false
    /// The gestures that turn the pages of a book; a scroll view's are its own.
    private lazy var bookGestures = BookGestures(self)

    // MARK: Making

    /// Pages that come and go in a style.
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

    /// Pages of a book beside each other.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (transitionStyle, navigationOrientation, spacing, spineLocation) = (.pageCurl, .horizontal, 0, .min)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Pages that a storyboard describes: of a book, beside each other.
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

    /// The pages that are seen: one, or two where the spine is in the middle.
    open var viewControllers: [UIViewController]? { shown.isEmpty ? nil : shown }

    /// Goes to other pages. `completion` is told whether the way there was gone to its end.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        let new = viewControllers ?? []
        let needed = spineLocation == .mid ? 2 : 1
        guard new.count == needed else {
            viewLog.error("\(identification) shows \(needed) at a time, and was given \(new.count): nothing is changed.")
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

    /// The gestures that turn pages; empty where pages scroll.
    open var gestureRecognizers: [UIGestureRecognizer] { transitionStyle == .pageCurl ? bookGestures.all : [] }

    // MARK: As a child and a parent

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

    /// Page Up and Page Down, and the arrow keys along the axis, turn pages.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = presses.filter { !turns(for: $0) }
        if !left.isEmpty { super.pressesBegan(left, with: event) }
    }
}
