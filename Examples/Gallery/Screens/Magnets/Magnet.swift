import UIKit

/// A letter that can be dragged, pinched and rotated simultaneously, and comes to the front when it is touched.
final class Magnet: UIView, UIGestureRecognizerDelegate {
    let letter: String
    private let face = UILabel()

    init(_ letter: String, color: UIColor, side: CGFloat = 92) {
        self.letter = letter
        super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        backgroundColor = color.ground
        layer.cornerRadius = 22
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.18
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 4)
        face.text = letter
        face.font = .systemFont(ofSize: side * 0.55, weight: .bold)
        face.textColor = color.ink
        face.textAlignment = .center
        face.frame = bounds
        addSubview(face)
        isMultipleTouchEnabled = true
        isAccessibilityElement = true
        accessibilityLabel = letter
        accessibilityCustomActions = makeActions()
        addGestureRecognizer(follow(UIPanGestureRecognizer { [weak self] in self?.drag($0) }))
        addGestureRecognizer(follow(UIPinchGestureRecognizer { [weak self] in self?.pinch($0) }))
        addGestureRecognizer(follow(UIRotationGestureRecognizer { [weak self] in self?.turn($0) }))
    }

    required init?(coder: NSCoder) { nil }

    /// Actions for keys and screen readers.
    private func makeActions() -> [UIAccessibilityCustomAction] {
        func action(_ name: String, _ change: @escaping (Magnet) -> Void) -> UIAccessibilityCustomAction {
            UIAccessibilityCustomAction(name: name) { [weak self] _ in
                guard let self else { return false }
                superview?.bringSubviewToFront(self)
                UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { change(self) }
                UIAccessibility.post(notification: .announcement, argument: accessibilityValue)
                return true
            }
        }
        let step: CGFloat = 40
        return [
            action(local("Move left")) { $0.center.x -= step }, action(local("Move right")) { $0.center.x += step },
            action(local("Move up")) { $0.center.y -= step }, action(local("Move down")) { $0.center.y += step },
            action(local("Make larger")) { $0.scale(by: 1.25) }, action(local("Make smaller")) { $0.scale(by: 0.8) },
            action(local("Turn right")) { $0.transform = $0.transform.rotated(by: .pi / 12) },
            action(local("Turn left")) { $0.transform = $0.transform.rotated(by: -.pi / 12) },
        ]
    }

    /// The position, size and rotation, as numbers that need no translation.
    override var accessibilityValue: String? {
        get {
            let size = Int((hypot(transform.a, transform.b) * 100).rounded())
            let turn = Int((atan2(transform.b, transform.a) * 180 / .pi).rounded())
            return "\(Int(center.x.rounded())), \(Int(center.y.rounded())); \(size) %, \(turn)°"
        }
        set {}
    }

    private func follow(_ recognizer: UIGestureRecognizer) -> UIGestureRecognizer {
        recognizer.delegate = self
        return recognizer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        superview?.bringSubviewToFront(self)
    }

    func drag(_ recognizer: UIPanGestureRecognizer) {
        let way = recognizer.translation(in: superview)
        center = CGPoint(x: center.x + way.x, y: center.y + way.y)
        recognizer.setTranslation(.zero, in: superview)
    }

    private func pinch(_ recognizer: UIPinchGestureRecognizer) {
        scale(by: recognizer.scale)
        recognizer.scale = 1
    }

    private func scale(by change: CGFloat) {
        // The scale is limited: neither too small for fingers, nor covering everything.
        let scale = hypot(transform.a, transform.b)
        let factor = min(max(scale * change, 0.5), 4) / scale
        transform = transform.scaledBy(x: factor, y: factor)
    }

    private func turn(_ recognizer: UIRotationGestureRecognizer) {
        transform = transform.rotated(by: recognizer.rotation)
        recognizer.rotation = 0
    }

    /// All three gestures are recognized simultaneously.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer.view === otherGestureRecognizer.view
    }
}
