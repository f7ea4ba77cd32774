import Foundation
import Host

/// A bar that fills as work goes on.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// How thick the bar is.
    public enum Style: Int, Sendable {
        /// 4 points.
        case `default` = 0
        /// 2 points, as below a bar.
        case bar = 1

        fileprivate var height: CGFloat { self == .bar ? 2 : 4 }
    }

    private let track = UIImageView()
    private let fill = UIImageView()

    /// A bar with the given frame; its height is the style's.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A bar of a style, 150 points long.
    public init(progressViewStyle style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: 150, height: style.height))
        progressViewStyle = style
        setUp()
    }

    /// A bar that a storyboard describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(UIProgressView.self, into: self)
    }

    private func setUp() {
        if bounds.height == 0 { bounds.size.height = progressViewStyle.height }
        isOpaque = false
        track.clipsToBounds = true
        addSubview(track)
        fill.clipsToBounds = true
        track.addSubview(fill)
        show()
    }

    deinit {
        MainActor.atDeath(leaving: timer) { $0?.cancel() }
    }

    // MARK: Progress

    /// How much is done, from 0 to 1. Setting it does not animate.
    open var progress: Float {
        get { ownProgress }
        set { setProgress(newValue, animated: false) }
    }
    private var ownProgress: Float = 0

    /// Shows how much is done, from 0 to 1.
    open func setProgress(_ progress: Float, animated: Bool) {
        guard progress.isFinite else {
            return viewLog.warning("The progress of \(self) cannot be \(progress); it stays \(ownProgress)")
        }
        let new = min(max(progress, 0), 1)
        guard new != ownProgress else { return }
        let part = abs(new - ownProgress)
        ownProgress = new
        guard animated, window != nil else { return show() }
        // Longer ways take longer, up to half a second.
        layoutIfNeeded()
        UIView.animate(
            withDuration: 0.2 + 0.3 * TimeInterval(part), delay: 0,
            options: [.curveEaseInOut, .beginFromCurrentState, .allowUserInteraction]
        ) { self.show() }
    }

    /// The work that the bar shows: it follows that until it is finished or cancelled. Nil unless set.
    ///
    /// Foundation tells of no changes of a `Progress` on Linux: the bar looks at it ten times a second, while it is in a window and the work
    /// goes on.
    open var observedProgress: Progress? {
        didSet {
            guard observedProgress !== oldValue else { return }
            if let observedProgress { setProgress(Self.part(of: observedProgress), animated: false) }
            look()
        }
    }

    /// Seconds between two looks at ``observedProgress``.
    private static let interval: TimeInterval = 0.1
    // `deinit` reads it too, when no other code can.
    nonisolated(unsafe) private var timer: (any HostTimer)?

    private static func part(of progress: Progress) -> Float {
        let part = Float(progress.fractionCompleted)
        return part.isFinite ? part : 0
    }

    /// Takes in what was done, and looks again later.
    private func look() {
        timer?.cancel()
        timer = nil
        guard let observedProgress else { return }
        setProgress(Self.part(of: observedProgress), animated: true)
        guard window != nil, !observedProgress.isFinished, !observedProgress.isCancelled else { return }
        timer = hostPlatform?.schedule(after: Self.interval) { [weak self] in self?.look() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        look()
    }

    // MARK: Look

    /// How thick the bar is.
    open var progressViewStyle = Style.default {
        willSet { recordAppearance(\UIProgressView.progressViewStyle, newValue) }
        didSet {
            invalidateIntrinsicContentSize()
            show()
        }
    }

    /// The colour of what is done. The tint unless set.
    open var progressTintColor: UIColor? {
        willSet { recordAppearance(\UIProgressView.progressTintColor, newValue) }
        didSet { show() }
    }
    /// The colour of what is left. A gray unless set.
    open var trackTintColor: UIColor? {
        willSet { recordAppearance(\UIProgressView.trackTintColor, newValue) }
        didSet { show() }
    }
    /// An image in place of the colour of what is done, stretched.
    open var progressImage: UIImage? {
        willSet { recordAppearance(\UIProgressView.progressImage, newValue) }
        didSet { show() }
    }
    /// An image in place of the colour of what is left, stretched.
    open var trackImage: UIImage? {
        willSet { recordAppearance(\UIProgressView.trackImage, newValue) }
        didSet { show() }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.height) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: max(progressViewStyle.height, trackImage?.size.height ?? 0))
    }

    override var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultLow, .defaultHigh) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        show()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    private func show() {
        track.frame = bounds
        track.image = trackImage
        track.backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
        fill.image = progressImage
        fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
        track.layer.cornerRadius = trackImage == nil ? radius : 0
        fill.layer.cornerRadius = progressImage == nil ? radius : 0
        let width = bounds.width * CGFloat(ownProgress)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        fill.frame = CGRect(x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        let percent = Int((ownProgress * 100).rounded())
        accessibilityValue = "\(percent) %"
    }

    // MARK: Accessibility

    override var isElementByDefault: Bool { true }
    override var traitsByDefault: UIAccessibilityTraits { .updatesFrequently }
    override var ownRole: AccessibleRole? { .progressBar }
    override var labelByDefault: String? { AccessibilityWords.text("Progress") }
}
