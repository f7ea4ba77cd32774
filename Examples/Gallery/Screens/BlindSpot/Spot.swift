import UIKit

/// A hatched circle that refuses drops.
final class Spot: UIView {
    /// The background of the hatching.
    static let ground = UIColor.systemRed.withAlphaComponent(0.08)

    private let caption = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
        backgroundColor = Self.ground
        clipsToBounds = true
        caption.text = local("Blind spot")
        caption.font = .systemFont(ofSize: 17, weight: .semibold)
        caption.textColor = .warning
        caption.followTextSize(upTo: 28)
        caption.textAlignment = .center
        caption.numberOfLines = 2
        addSubview(caption)
        showBorder()
    }

    required init?(coder: NSCoder) { nil }

    private func showBorder() {
        layer.borderColor = UIColor.systemRed.resolvedColor(with: traitCollection).cgColor
        layer.borderWidth = 2
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showBorder()
        setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.width / 2
        let size = caption.sizeThatFits(bounds.size)
        caption.frame = CGRect(x: 0, y: bounds.midY - size.height / 2, width: bounds.width, height: size.height)
    }

    override func draw(_ rect: CGRect) {
        let hatching = UIBezierPath()
        let side = bounds.width
        for offset in stride(from: -side, through: side, by: 14) {
            hatching.move(to: CGPoint(x: offset, y: side))
            hatching.addLine(to: CGPoint(x: offset + side, y: 0))
        }
        hatching.lineWidth = 1.5
        UIColor.systemRed.withAlphaComponent(0.18).setStroke()
        hatching.stroke()
    }
}
