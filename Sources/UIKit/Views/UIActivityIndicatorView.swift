import Foundation

/// A spinning indicator of an operation of unknown duration.
///
/// It is hidden while it does not animate, unless ``hidesWhenStopped`` is false. It requests no frames while it is hidden or not in a window.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The size and colour of an indicator.
    public enum Style: Int, Sendable {
        /// A gray indicator of 20 × 20 points.
        case medium = 100
        /// A gray indicator of 37 × 37 points.
        case large = 101
        /// A large, white indicator. UIKit's name before iOS 13.
        case whiteLarge = 0
        /// A medium, white indicator. UIKit's name before iOS 13.
        case white = 1
        /// A medium, gray indicator. UIKit's name before iOS 13.
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

    /// Creates an indicator with a style. The indicator has the size of the style and does not animate.
    public init(style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        self.style = style
        setUp()
    }

    /// Creates a medium indicator with a frame, which does not animate.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.size == .zero { bounds.size = CGSize(width: style.side, height: style.side) }
        setUp()
    }

    /// Creates an indicator from an interface file.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        // This initializer is not failable, so it cannot call the superclass's `init?(coder:)`.
        coder.readInterface(UIView.self, into: self)
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

    /// The size of the indicator, and its colour unless ``color`` was set.
    open var style = Style.medium {
        willSet { recordAppearance(\UIActivityIndicatorView.style, newValue) }
        didSet {
            show()
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
    }

    /// The colour. The colour of the style by default.
    open var color: UIColor! {
        get { ownColor ?? style.color }
        set {
            recordAppearance(\UIActivityIndicatorView.color, newValue)
            ownColor = newValue
            show()
        }
    }
    private var ownColor: UIColor?

    /// Whether the indicator is hidden while it does not animate. True by default.
    open var hidesWhenStopped = true {
        willSet { recordAppearance(\UIActivityIndicatorView.hidesWhenStopped, newValue) }
        didSet {
            guard hidesWhenStopped != oldValue else { return }
            if !hidesWhenStopped, !isAnimating { isHidden = false }
            show()
        }
    }

    /// Whether the indicator animates.
    open private(set) var isAnimating = false

    /// Starts the animation, and shows the indicator.
    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        show()
    }

    /// Stops the animation, and hides the indicator if ``hidesWhenStopped`` is true.
    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        show()
    }

    /// Whether the indicator is hidden. A hidden indicator requests no frames.
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

    /// Runs the animation, if the indicator is visible.
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

    /// High priorities, because an indicator always has its intrinsic size.
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
    override var labelByDefault: String? { AccessibilityStrings.text(isAnimating ? "In progress" : "Progress halted") }
}
