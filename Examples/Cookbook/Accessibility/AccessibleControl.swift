import UIKit

/// A rating of one to five stars. Screen readers read it as "Rating, 3 of 5", and can change it.
final class RatingControl: UIControl {
    var rating = 0 {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityLabel = "Rating"
        accessibilityTraits = .adjustable
        addGestureRecognizer(
            UITapGestureRecognizer { [unowned self] tap in change(to: Int(tap.location(in: self).x / bounds.width * 5) + 1) })
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityValue: String? {
        get { "\(rating) of 5" }
        set {}
    }

    override func accessibilityIncrement() { change(to: rating + 1) }
    override func accessibilityDecrement() { change(to: rating - 1) }

    private func change(to newRating: Int) {
        rating = min(max(newRating, 0), 5)
        sendActions(for: .valueChanged)
    }

    override func draw(_ rect: CGRect) {
        let side = bounds.width / 5
        for index in 0..<5 {
            (index < rating ? UIColor.systemYellow : .systemGray4).setFill()
            UIBezierPath(ovalIn: CGRect(x: CGFloat(index) * side + 4, y: 4, width: side - 8, height: side - 8)).fill()
        }
    }
}
