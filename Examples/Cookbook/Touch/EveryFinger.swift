import UIKit

/// A view with a circle under each finger.
final class FingersView: UIView {
    private var circles: [ObjectIdentifier: UIView] = [:]

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let circle = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
            circle.center = touch.location(in: self)
            circle.layer.cornerRadius = 40
            circle.backgroundColor = .systemOrange
            circle.isUserInteractionEnabled = false
            addSubview(circle)
            circles[ObjectIdentifier(touch)] = circle
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { circles[ObjectIdentifier(touch)]?.center = touch.location(in: self) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { circles.removeValue(forKey: ObjectIdentifier(touch))?.removeFromSuperview() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touchesEnded(touches, with: event) }
}
