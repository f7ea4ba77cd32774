import Foundation

/// Above the content of a scroll view: a pull down far enough starts a refresh, whose target loads what is new and then calls
/// ``endRefreshing()``. It sends `valueChanged`.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// The control's height, in points, and how far the content has to be pulled for a refresh: as on iOS, about.
    private static let height: CGFloat = 60
    private static let pull: CGFloat = 92

    private let spinner = Spinner()
    private let label = UILabel()
    /// The finger that pulls has started a refresh: it has to let go before it can start another.
    private var hasTriggered = false

    /// A control that a scroll view places.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A control that a storyboard describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(UIRefreshControl.self, into: self)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        addSubview(spinner)
        addSubview(label)
        tintColorDidChange()
    }

    /// Whether a refresh is going on.
    open private(set) var isRefreshing = false

    /// What stands below the spinner.
    open var attributedTitle: NSAttributedString? {
        willSet { recordAppearance(\UIRefreshControl.attributedTitle, newValue) }
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        // Gray unless it is given a colour of its own.
        spinner.tintColor = ownTintColor ?? .systemGray
    }

    /// Shows that a refresh is going on which something else started. No target is told, and the content stays where it is.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        spinner.spin()
        takeRoom()
    }

    /// The refresh is over: the content goes back to its place.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        spinner.stop()
        guard let scrollView, !scrollView.isDragging, scrollView.refreshInset != 0 else { return }
        scrollView.refreshInset = 0
        scrollView.updateInsets()
        scrollView.settleWithinLimits()
    }

    // MARK: The scroll view

    /// The content was let go of: while there is a refresh it rests below the control.
    func takeRoom() {
        hasTriggered = false
        guard let scrollView else { return }
        let room = isRefreshing ? Self.height : 0
        guard scrollView.refreshInset != room else { return }
        scrollView.refreshInset = room
        scrollView.updateInsets()
    }

    /// The content moved: shows how far it is pulled, and starts a refresh where that is far enough.
    func contentDidMove() {
        guard let scrollView else { return }
        place(in: scrollView)
        let pulled = pulled(scrollView)
        alpha = min(pulled / (Self.height * 0.8), 1)
        guard !isRefreshing else { return }
        spinner.show(progress: min(pulled / Self.pull, 1))
        guard scrollView.isDragging, !hasTriggered, isEnabled, pulled >= Self.pull else { return }
        hasTriggered = true
        isRefreshing = true
        spinner.spin()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    private func pulled(_ scrollView: UIScrollView) -> CGFloat {
        max(-scrollView.contentOffset.y - scrollView.adjustedContentInset.top + scrollView.refreshInset, 0)
    }

    /// Stays at the top of the room that the pull makes.
    private func place(in scrollView: UIScrollView) {
        let top = scrollView.adjustedContentInset.top - scrollView.refreshInset
        let place = CGRect(
            x: scrollView.contentOffset.x, y: min(scrollView.contentOffset.y + top, -Self.height), width: scrollView.bounds.width,
            height: Self.height)
        if frame != place { frame = place }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let text = attributedTitle == nil ? CGSize.zero : label.sizeThatFits(bounds.size)
        let height = Spinner.side + (text.height > 0 ? text.height + 4 : 0)
        let y = ((bounds.height - height) / 2).rounded()
        spinner.frame = CGRect(x: ((bounds.width - Spinner.side) / 2).rounded(), y: y, width: Spinner.side, height: Spinner.side)
        label.frame = CGRect(x: 0, y: y + Spinner.side + 4, width: bounds.width, height: text.height)
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        contentDidMove()
    }
}

extension UIScrollView {
    func refreshControlDidChange(from old: UIRefreshControl?) {
        old?.removeFromSuperview()
        if refreshInset != 0 {
            refreshInset = 0
            updateInsets()
        }
        if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
}
