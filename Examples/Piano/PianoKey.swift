import UIKit

/// The view of one key. The keyboard around it handles the touches.
final class PianoKey: UIView {
    let note: Note
    var isDown = false {
        didSet { updateColor() }
    }

    init(note: Note) {
        self.note = note
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityLabel = note.name
        accessibilityTraits = [.button, .playsSound]
        layer.cornerRadius = 5
        layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        layer.borderWidth = note.isSharp ? 0 : 1
        layer.borderColor = UIColor.gray.cgColor
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    private func updateColor() {
        backgroundColor = isDown ? .systemTeal : note.isSharp ? .black : .white
    }
}
