import UIKit

/// A field that takes pebbles, except in a round spot in its middle.
final class BlindField: UIView {
    private let spot = Spot()

    /// The number of pebbles over the field.
    var visitors = 0 {
        didSet { showColors() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 24
        addSubview(spot)
        showColors()
    }

    required init?(coder: NSCoder) { nil }

    /// Whether `point`, in the field's coordinates, is in the spot.
    func isBlind(at point: CGPoint) -> Bool {
        hypot(point.x - spot.center.x, point.y - spot.center.y) <= spot.bounds.width / 2
    }

    /// Enlarges the spot for a moment after it has refused a drop.
    func flash() {
        UIView.animate(withDuration: 0.12, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
            self.spot.transform = CGAffineTransform(scaleX: 1.06, y: 1.06)
            self.spot.backgroundColor = UIColor.systemRed.withAlphaComponent(0.35)
        } completion: { _ in
            UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
                self.spot.transform = .identity
                self.spot.backgroundColor = Spot.ground
            }
        }
    }

    private func showColors() {
        layer.borderColor = (visitors > 0 ? UIColor.systemBlue : .systemGray4).resolvedColor(with: traitCollection).cgColor
        layer.borderWidth = visitors > 0 ? 4 : 2
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColors()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = max(min(110, min(bounds.width, bounds.height) - 24), min(260, min(bounds.width, bounds.height) * 0.44))
        spot.bounds.size = CGSize(width: side, height: side)
        spot.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
