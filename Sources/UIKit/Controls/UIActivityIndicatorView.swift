import Foundation

/// Turns while something goes on whose end is not known.
///
/// It is hidden while nothing goes on, unless ``hidesWhenStopped`` is false. One that is hidden, or in no window, asks for no frames.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// How large the indicator is, and of which colour.
    public enum Style: Int, Sendable {
        /// 20 points wide and high, gray.
        case medium = 100
        /// 37 points wide and high, gray.
        case large = 101
        /// Large and white. UIKit's name from before iOS 13.
        case whiteLarge = 0
        /// Medium and white. UIKit's name from before iOS 13.
        case white = 1
        /// Medium and gray. UIKit's name from before iOS 13.
        case gray = 2

        /// The width and the height, in points.
        fileprivate var side: CGFloat {
            switch self {
            case .large, .whiteLarge: 37
            case .medium, .white, .gray: 20
            }
        }

        fileprivate var color: UIColor {
            switch self {
            case .white, .whiteLarge: .white
            case .medium, .large, .gray: .systemGray
            }
        }
    }

    private let spinner = Spinner()

    /// An indicator of a style, as large as that is, which does not turn.
    public init(style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        self.style = style
        setUp()
    }

    /// A medium indicator with the given frame, which does not turn.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.size == .zero { bounds.size = CGSize(width: style.side, height: style.side) }
        setUp()
    }

    /// An indicator that a storyboard describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(UIActivityIndicatorView.self, into: self)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isOpaque = false
        spinner.show(progress: 1)
        addSubview(spinner)
        show()
    }

    /// How large the indicator is, and of which colour unless ``color`` was set.
    open var style = Style.medium {
        willSet { recordAppearance(\UIActivityIndicatorView.style, newValue) }
        didSet {
            show()
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
    }

    /// The colour: that of the style unless set.
    open var color: UIColor! {
        get { ownColor ?? style.color }
        set {
            recordAppearance(\UIActivityIndicatorView.color, newValue)
            ownColor = newValue
            show()
        }
    }
    private var ownColor: UIColor?

    /// Whether the indicator is hidden while it does not turn. True unless set.
    open var hidesWhenStopped = true {
        willSet { recordAppearance(\UIActivityIndicatorView.hidesWhenStopped, newValue) }
        didSet {
            guard hidesWhenStopped != oldValue else { return }
            if !hidesWhenStopped, !isAnimating { isHidden = false }
            show()
        }
    }

    /// Whether the indicator turns.
    open private(set) var isAnimating = false

    /// Shows the indicator turning.
    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        show()
    }

    /// Stops turning, and hides the indicator where ``hidesWhenStopped`` says so.
    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        show()
    }

    /// Whether the indicator is shown; nothing turns while it is not.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            super.isHidden = newValue
            turn()
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        turn()
    }

    private func show() {
        spinner.tintColor = color
        accessibilityValue = isAnimating ? "1" : "0"
        if hidesWhenStopped, super.isHidden == isAnimating { isHidden = !isAnimating } else { turn() }
    }

    /// Turns, where that can be seen.
    private func turn() {
        if isAnimating, !super.isHidden, window != nil {
            spinner.spin()
        } else {
            spinner.stop()
            spinner.show(progress: 1)
        }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// An indicator is never drawn in another size.
    override var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultHigh, .defaultHigh) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let scale = style.side / Spinner.side
        spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
        spinner.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    // MARK: Accessibility

    override var isElementByDefault: Bool { true }
    override var traitsByDefault: UIAccessibilityTraits { .updatesFrequently }
    override var ownRole: AccessibleRole? { .progressBar }
    override var labelByDefault: String? { AccessibilityWords.text(isAnimating ? "In progress" : "Progress halted") }
}
