import UIKit

/// A rounded rectangle of colour that can be lifted.
final class Tile: UIView {
    let paint: DemoColor
    /// The tile's text; empty for none.
    var text: String { label.text ?? "" }
    private let label = UILabel()

    /// Creates a tile with an optional white text.
    init(_ paint: DemoColor, size: CGSize, cornerRadius: CGFloat, text: String? = nil) {
        self.paint = paint
        super.init(frame: CGRect(origin: .zero, size: size))
        backgroundColor = paint.color
        layer.cornerRadius = cornerRadius
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOffset = CGSize(width: 0, height: 8)
        layer.shadowRadius = 14
        layer.shadowOpacity = 0
        label.text = text.map(local)
        label.font = .systemFont(ofSize: 16, weight: .semibold)
        label.textColor = paint.color.ink
        label.followTextSize(upTo: 26)
        label.numberOfLines = 2
        label.textAlignment = .center
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = local(text ?? paint.name)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.shrunk(dx: 6, dy: 0)
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath
    }

    /// Whether the tile is lifted: slightly larger, with a soft shadow. Animatable.
    var isLifted = false {
        didSet {
            // Growth in points instead of a fraction, so that a wide card does not jump.
            let scale = 1 + min(0.06, 12 / max(1, bounds.width))
            transform = isLifted ? CGAffineTransform(scaleX: scale, y: scale) : .identity
            layer.shadowOpacity = isLifted ? 0.28 : 0
        }
    }

    /// Lifts the tile with a short animation.
    func lift() {
        UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) { self.isLifted = true }
    }
}
