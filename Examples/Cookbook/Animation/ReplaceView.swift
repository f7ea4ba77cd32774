import UIKit

/// A card that turns around at each tap.
final class FlipCard: UIView {
    let front = UIView()
    let back = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        front.backgroundColor = .systemTeal
        back.backgroundColor = .systemIndigo
        for side in [front, back] {
            side.frame = bounds
            side.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        addSubview(front)
        addGestureRecognizer(UITapGestureRecognizer { [unowned self] _ in turn() })
    }

    required init?(coder: NSCoder) { nil }

    private func turn() {
        let isFront = front.superview === self
        UIView.transition(
            from: isFront ? front : back, to: isFront ? back : front, duration: 0.4,
            options: isFront ? .transitionFlipFromRight : .transitionFlipFromLeft)
    }
}
