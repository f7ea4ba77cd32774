import UIKit

/// A view that follows a finger or the mouse.
final class DraggableView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(DraggableView.pan(_:))))
    }

    required init?(coder: NSCoder) { nil }

    private func pan(_ recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: superview)
        center.x += translation.x
        center.y += translation.y
        recognizer.setTranslation(.zero, in: superview)
    }
}
