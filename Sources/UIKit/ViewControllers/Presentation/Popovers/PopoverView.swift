import Foundation

/// A popover: a bubble with an arrow around the presented view.
@MainActor
final class PopoverView: UIView {
    private let bubble = CAShapeLayer()
    private let clip = UIView(frame: .zero)
    private weak var content: UIView?
    /// The bubble's colour; nil uses the background colour of the content.
    var fill: UIColor? {
        didSet { updateFill() }
    }
    var popoverLayout: PopoverLayout? {
        didSet { if popoverLayout != oldValue { setNeedsLayout() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        bubble.shadowOpacity = 0.22
        bubble.shadowRadius = 20
        bubble.shadowOffset = CGSize(width: 0, height: 6)
        layer.addSublayer(bubble)
        clip.clipsToBounds = true
        clip.layer.cornerRadius = PresentationConstants.popoverCornerRadius
        addSubview(clip)
        traitOverrides.userInterfaceLevel = .elevated
    }

    required init?(coder: NSCoder) { nil }

    /// Adds the presented controller's view to the bubble.
    func show(_ view: UIView) {
        guard content !== view || view.superview !== clip else { return }
        content = view
        view.frame = clip.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clip.addSubview(view)
        updateFill()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateFill()
    }

    private func updateFill() {
        let color = fill ?? content?.backgroundColor ?? .systemBackground
        bubble.fillColor = color.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let popoverLayout else { return }
        let inner = popoverLayout.contentFrame
        clip.frame = inner
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        bubble.frame = bounds
        let path = Self.path(around: inner, popoverLayout)
        bubble.path = path
        bubble.shadowPath = path
        CATransaction.commit()
        updateFill()
    }

    /// The outline of the bubble: a rounded rectangle, and the arrow on its edge.
    private static func path(around inner: CGRect, _ layout: PopoverLayout) -> CGPath {
        let path = CGMutablePath()
        let radius = min(PresentationConstants.popoverCornerRadius, inner.width / 2, inner.height / 2)
        path.addRoundedRect(in: inner, cornerWidth: radius, cornerHeight: radius)
        let (half, height) = (PresentationConstants.arrowSize.width / 2, PresentationConstants.arrowSize.height)
        // The direction along the edge, and the direction out of the bubble.
        let tip: (base: CGPoint, along: CGVector, out: CGVector)
        switch layout.direction {
        case .up: tip = (CGPoint(x: layout.arrow, y: inner.minY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1))
        case .down: tip = (CGPoint(x: layout.arrow, y: inner.maxY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1))
        case .left: tip = (CGPoint(x: inner.minX, y: layout.arrow), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0))
        case .right: tip = (CGPoint(x: inner.maxX, y: layout.arrow), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0))
        default: return path
        }
        func point(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
            CGPoint(
                x: tip.base.x + along * tip.along.dx + out * tip.out.dx, y: tip.base.y + along * tip.along.dy + out * tip.out.dy)
        }
        // The sides curve out of the edge and are rounded at the tip.
        path.move(to: point(-half, -0.5))
        path.addLine(to: point(-half, 0))
        path.addCurve(to: point(-2, height - 1.5), control1: point(-half * 0.6, 0), control2: point(-half * 0.35, height * 0.7))
        path.addQuadCurve(to: point(2, height - 1.5), control: point(0, height + 0.5))
        path.addCurve(to: point(half, 0), control1: point(half * 0.35, height * 0.7), control2: point(half * 0.6, 0))
        path.addLine(to: point(half, -0.5))
        path.closeSubpath()
        return path
    }
}
