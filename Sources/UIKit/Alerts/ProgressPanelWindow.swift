/// Shows the progress of a drop's data and a button that cancels the transfer. Touches outside the panel are delivered to the app.
@MainActor
final class ProgressPanelWindow: SystemWindow {
    /// The fraction of the data that has arrived, from 0 to 1.
    var fraction: Double = 0 {
        didSet { card.fraction = CGFloat(min(max(fraction, 0), 1)) }
    }

    private let card: TransferCard

    /// Creates a panel above the windows of `scene`. Its button calls `cancel`.
    init(over scene: UIWindowScene, cancel: @escaping () -> Void) {
        card = TransferCard(cancel: cancel)
        super.init(over: scene, at: .transferPanel)
        card.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
        card.center = CGPoint(x: bounds.midX, y: bounds.midY)
        addSubview(card)
        isHidden = false
        card.alpha = 0
        UIView.animate(withDuration: Self.fade, delay: 0, options: .allowUserInteraction) { self.card.alpha = 1 }
    }

    required init?(coder: NSCoder) { nil }

    /// Removes the panel.
    func close() {
        UIView.animate(withDuration: Self.fade, animations: { self.card.alpha = 0 }, completion: { _ in self.isHidden = true })
    }

    /// The duration of a fade in seconds. It equals the duration of an alert's fade.
    private static let fade: TimeInterval = 0.2
}

/// The content of the panel: a line of text, a progress bar and a button.
@MainActor
private final class TransferCard: UIView {
    var fraction: CGFloat = 0 {
        didSet { if fraction != oldValue { setNeedsLayout() } }
    }

    private let label = UILabel()
    private let track = UIView()
    private let bar = UIView()
    private let button = UIButton(configuration: .plain())

    /// The size of the card in points: the width of an alert, and the height of three rows of 44 points.
    private static let size = CGSize(width: 270, height: 132)
    private static let barHeight: CGFloat = 4
    private static let margin: CGFloat = 20

    init(cancel: @escaping () -> Void) {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 14
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 20
        layer.shadowOffset = CGSize(width: 0, height: 8)
        label.text = LocalizedStrings.text("Receiving…")
        label.font = .boldSystemFont(ofSize: 17)
        label.textAlignment = .center
        track.backgroundColor = .systemFill
        track.layer.cornerRadius = Self.barHeight / 2
        bar.layer.cornerRadius = Self.barHeight / 2
        bar.backgroundColor = .systemBlue
        button.configuration?.title = LocalizedStrings.text("Cancel")
        button.addAction(UIAction { _ in cancel() }, for: .primaryActionTriggered)
        for view in [label, track, button] { addSubview(view) }
        track.addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        label.frame = CGRect(x: Self.margin, y: 18, width: width - 2 * Self.margin, height: 24)
        track.frame = CGRect(x: Self.margin, y: 58, width: width - 2 * Self.margin, height: Self.barHeight)
        bar.frame = CGRect(x: 0, y: 0, width: track.bounds.width * fraction, height: Self.barHeight)
        button.frame = CGRect(x: 0, y: bounds.height - 52, width: width, height: 44)
    }
}
