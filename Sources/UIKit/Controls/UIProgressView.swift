import Foundation
import Host

/// A bar that shows the progress of an operation.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// The style of the bar, which determines its height.
    public enum Style: Int, Sendable {
        /// A bar of 4 points.
        case `default` = 0
        /// A bar of 2 points, for the edge of a navigation bar.
        case bar = 1

        fileprivate var height: CGFloat { self == .bar ? 2 : 4 }
    }

    private let track = UIImageView()
    private let fill = UIImageView()

    /// Creates a bar with a frame. The style determines the height of the bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a bar of a style, 150 points long.
    public init(progressViewStyle style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: 150, height: style.height))
        progressViewStyle = style
        setUp()
    }

    /// Creates a bar from an interface file.
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
        MainActor.runOnDeinit(leaving: timer) { $0?.cancel() }
    }

    // MARK: Progress

    /// The progress, from 0 to 1. Setting it does not animate.
    open var progress: Float {
        get { ownProgress }
        set { setProgress(newValue, animated: false) }
    }
    private var ownProgress: Float = 0

    /// Sets the progress, from 0 to 1.
    open func setProgress(_ progress: Float, animated: Bool) {
        guard progress.isFinite else {
            return viewLog.warning("Ignored the progress \(progress) of \(self): it is not finite. It stays \(ownProgress).")
        }
        let new = min(max(progress, 0), 1)
        guard new != ownProgress else { return }
        let part = abs(new - ownProgress)
        ownProgress = new
        guard animated, window != nil else { return show() }
        // Larger changes take longer, up to half a second.
        layoutIfNeeded()
        UIView.animate(
            withDuration: 0.2 + 0.3 * TimeInterval(part), delay: 0,
            options: [.curveEaseInOut, .beginFromCurrentState, .allowUserInteraction]
        ) { self.show() }
    }

    /// The progress object that the bar follows until the operation is finished or cancelled. Nil by default.
    ///
    /// Foundation does not support observing a `Progress` on Linux. The bar polls it ten times a second, while it is in a window and the operation
    /// continues.
    open var observedProgress: Progress? {
        didSet {
            guard observedProgress !== oldValue else { return }
            if let observedProgress { setProgress(Self.part(of: observedProgress), animated: false) }
            look()
        }
    }

    /// The polling interval of ``observedProgress``, in seconds.
    private static let interval: TimeInterval = 0.1
    // `nonisolated(unsafe)`, because `deinit` also reads the timer. No other code can access the view at that time.
    nonisolated(unsafe) private var timer: (any HostTimer)?

    private static func part(of progress: Progress) -> Float {
        let part = Float(progress.fractionCompleted)
        return part.isFinite ? part : 0
    }

    /// Updates the bar from the observed progress, and schedules the next poll.
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

    // MARK: Appearance

    /// The style of the bar.
    open var progressViewStyle = Style.default {
        willSet { recordAppearance(\UIProgressView.progressViewStyle, newValue) }
        didSet {
            invalidateIntrinsicContentSize()
            show()
        }
    }

    /// The colour of the completed part. The tint colour by default.
    open var progressTintColor: UIColor? {
        willSet { recordAppearance(\UIProgressView.progressTintColor, newValue) }
        didSet { show() }
    }
    /// The colour of the remaining part. Gray by default.
    open var trackTintColor: UIColor? {
        willSet { recordAppearance(\UIProgressView.trackTintColor, newValue) }
        didSet { show() }
    }
    /// A stretched image for the completed part, used instead of a colour.
    open var progressImage: UIImage? {
        willSet { recordAppearance(\UIProgressView.progressImage, newValue) }
        didSet { show() }
    }
    /// A stretched image for the remaining part, used instead of a colour.
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
    override var labelByDefault: String? { AccessibilityStrings.text("Progress") }
}
