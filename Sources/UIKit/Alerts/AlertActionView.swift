import CoreGraphics

@MainActor
final class AlertActionView: UIView {
    let action: UIAlertAction
    private let label = UILabel()

    /// Whether the button is pressed, hovered or selected with the keyboard.
    var isHighlighted = false {
        didSet { backgroundColor = isHighlighted ? MenuConstants.highlight : nil }
    }

    init(_ action: UIAlertAction, alertStyle: AlertView.Style, isBold: Bool) {
        self.action = action
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityLabel = action.title
        label.text = action.title
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        label.font = .systemFont(ofSize: alertStyle == .alert ? 17 : 20, weight: isBold ? .semibold : .regular)
        addSubview(label)
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    private func updateColor() {
        label.textColor = !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColor()
    }

    /// The width of the title, in points.
    var titleWidth: CGFloat { label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)).width }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 0)
    }

    // MARK: Accessibility

    override var traitsByDefault: UIAccessibilityTraits { action.isEnabled ? .button : [.button, .notEnabled] }
}
