import UIKit

/// The corner to drag: two short lines.
final class CornerHandle: UIView {
    private let lines = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        lines.fillColor = nil
        lines.lineWidth = 4
        lines.lineCap = .round
        lines.lineJoin = .round
        layer.addSublayer(lines)
        isAccessibilityElement = true
        accessibilityLabel = local("Corner of the page")
        addInteraction(UIPointerInteraction(delegate: nil))
        showColor()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        lines.frame = bounds
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let back: CGFloat = isMirrored ? 14 : -14
        let path = CGMutablePath()
        path.addLines(between: [
            CGPoint(x: middle.x, y: middle.y - 14), middle, CGPoint(x: middle.x + back, y: middle.y),
        ])
        lines.path = path
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColor()
    }

    private func showColor() { lines.strokeColor = UIColor.systemIndigo.resolvedColor(with: traitCollection).cgColor }
}
