/// A view with the background of a keyboard, used as an input view or as the accessory above one.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// The style of the background.
    public enum Style: Int, Sendable {
        /// No background.
        case `default` = 0
        /// The background of a keyboard.
        case keyboard = 1
    }

    /// The style of the view's background.
    open private(set) var inputViewStyle: Style

    /// Whether the view's constraints and intrinsic size determine its height while it is shown at the bottom of a window. False by default.
    open var allowsSelfSizing = false {
        didSet { if allowsSelfSizing != oldValue { (superview as? InputTrayView)?.measureAgain() } }
    }

    /// Creates a view with a frame. The frame determines the height unless the view sizes itself.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        prepare()
    }

    /// Creates a view with a keyboard background.
    public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .keyboard) }

    /// Creates a view from a document, with a keyboard background.
    public required init?(coder: NSCoder) {
        inputViewStyle = .keyboard
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        if inputViewStyle == .keyboard { backgroundColor = .secondarySystemBackground }
    }
}
