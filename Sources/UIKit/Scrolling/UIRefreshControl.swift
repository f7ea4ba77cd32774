import Foundation

/// A control above a scroll view's content. Pulling down far enough starts a refresh and sends `valueChanged`. The target loads the new content and
/// then calls ``endRefreshing()``.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// The control's height, and the pull distance for a refresh, in points. Approximately as on iOS.
    private static let height: CGFloat = 60
    private static let pull: CGFloat = 92

    private let spinner = Spinner()
    private let label = UILabel()
    /// Whether the current drag has already started a refresh. The next refresh needs a new drag.
    private var hasTriggered = false

    /// Creates a refresh control. The scroll view positions it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a refresh control from a storyboard.
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

    /// Whether a refresh is in progress.
    open private(set) var isRefreshing = false

    /// The text below the spinner.
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
        // The spinner is gray if the app did not set a tint colour.
        spinner.tintColor = ownTintColor ?? .systemGray
    }

    /// Shows a refresh that the app started. Does not notify targets or move the content.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        spinner.spin()
        addRefreshInset()
    }

    /// Ends the refresh and scrolls the content back.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        spinner.stop()
        guard let scrollView, !scrollView.isDragging, scrollView.refreshInset != 0 else { return }
        scrollView.refreshInset = 0
        scrollView.updateInsets()
        scrollView.settleWithinLimits()
    }

    // MARK: Scroll view

    /// Adds an inset for the control during a refresh, after a drag of the content ended.
    func addRefreshInset() {
        hasTriggered = false
        guard let scrollView else { return }
        let inset = isRefreshing ? Self.height : 0
        guard scrollView.refreshInset != inset else { return }
        scrollView.refreshInset = inset
        scrollView.updateInsets()
    }

    /// Shows the pull's progress after the content moved, and starts a refresh if the pull is long enough.
    func contentDidMove() {
        guard let scrollView else { return }
        position(in: scrollView)
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

    /// Positions the control at the top of the space above the content.
    private func position(in scrollView: UIScrollView) {
        let top = scrollView.adjustedContentInset.top - scrollView.refreshInset
        let rect = CGRect(
            x: scrollView.contentOffset.x, y: min(scrollView.contentOffset.y + top, -Self.height), width: scrollView.bounds.width,
            height: Self.height)
        if frame != rect { frame = rect }
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
