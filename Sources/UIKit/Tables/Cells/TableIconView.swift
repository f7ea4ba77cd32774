import Foundation

/// An icon of a table cell, drawn in one or two colours.
@MainActor
final class TableIconView: UIView {
    /// The kinds of icons.
    enum Kind {
        case disclosure, checkmark, detail, delete, insert, reorder, unmarked, marked

        /// The size in points.
        var size: CGSize {
            switch self {
            case .disclosure: CGSize(width: 8, height: 14)
            case .checkmark: CGSize(width: 16, height: 14)
            case .reorder: CGSize(width: 20, height: 12)
            case .detail, .delete, .insert, .unmarked, .marked: CGSize(width: 22, height: 22)
            }
        }
    }

    var kind: Kind {
        didSet { if kind != oldValue { setNeedsDisplay() } }
    }

    init(_ kind: Kind) {
        self.kind = kind
        super.init(frame: CGRect(origin: .zero, size: kind.size))
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch kind {
        case .disclosure:
            let (from, to): (CGFloat, CGFloat) = mirrored ? (7, 1) : (1, 7)
            stroke([CGPoint(x: from, y: 1), CGPoint(x: to, y: 7), CGPoint(x: from, y: 13)], 2, .tertiaryLabel)
        case .checkmark: stroke([CGPoint(x: 1.5, y: 7.5), CGPoint(x: 6, y: 12), CGPoint(x: 14.5, y: 2)], 2.2, tintColor)
        case .detail:
            let circle = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 20, height: 20))
            circle.lineWidth = 1.5
            tintColor.setStroke()
            circle.stroke()
            tintColor.setFill()
            UIBezierPath(ovalIn: CGRect(x: 9.7, y: 5.2, width: 2.6, height: 2.6)).fill()
            stroke([CGPoint(x: 11, y: 10), CGPoint(x: 11, y: 16)], 2, tintColor)
        case .delete:
            disc(.systemRed)
            stroke([CGPoint(x: 6, y: 11), CGPoint(x: 16, y: 11)], 2, .white)
        case .insert:
            disc(.systemGreen)
            stroke([CGPoint(x: 6, y: 11), CGPoint(x: 16, y: 11)], 2, .white)
            stroke([CGPoint(x: 11, y: 6), CGPoint(x: 11, y: 16)], 2, .white)
        case .reorder:
            for y in [1, 6, 11] as [CGFloat] { stroke([CGPoint(x: 1, y: y), CGPoint(x: 19, y: y)], 1.6, .tertiaryLabel) }
        case .unmarked:
            let circle = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 20, height: 20))
            circle.lineWidth = 1.5
            UIColor.tertiaryLabel.setStroke()
            circle.stroke()
        case .marked:
            disc(tintColor)
            stroke([CGPoint(x: 6.5, y: 11.5), CGPoint(x: 9.8, y: 14.8), CGPoint(x: 15.8, y: 7.5)], 2, .white)
        }
    }

    /// Centers the icon in the superview's `bounds`, on whole points.
    func centre(in bounds: CGRect) {
        let size = kind.size
        let origin = CGPoint(x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded())
        frame = CGRect(origin: origin, size: size)
    }

    private func disc(_ color: UIColor) {
        color.setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 22, height: 22)).fill()
    }

    private func stroke(_ points: [CGPoint], _ width: CGFloat, _ color: UIColor) {
        guard let first = points.first else { return }
        let path = UIBezierPath()
        path.move(to: first)
        for point in points.dropFirst() { path.addLine(to: point) }
        path.lineWidth = width
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        color.setStroke()
        path.stroke()
    }
}

/// A button with an icon and a larger touch area.
@MainActor
final class TableIconButton: UIControl {
    let sign: TableIconView
    private let label: @MainActor () -> String

    /// Creates a button. `label` returns its accessibility label.
    init(_ kind: TableIconView.Kind, label: @escaping @MainActor () -> String, _ handler: @escaping @MainActor () -> Void) {
        sign = TableIconView(kind)
        self.label = label
        super.init(frame: .zero)
        addSubview(sign)
        isAccessibilityElement = true
        addAction(UIAction { _ in handler() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override func ownGestures(at point: CGPoint) -> ControlGestures { .tap }

    override var isHighlighted: Bool {
        didSet { sign.alpha = isHighlighted ? 0.4 : 1 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        sign.centre(in: bounds)
    }

    // MARK: Accessibility

    override var labelByDefault: String? { label() }
    override var traitsByDefault: UIAccessibilityTraits { super.traitsByDefault.union(.button) }
}
