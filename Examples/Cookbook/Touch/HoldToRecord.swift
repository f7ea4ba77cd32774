import UIKit

/// A button that works while a finger rests on it.
final class RecordButton: UIView {
    private(set) var isRecording = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        let press = UILongPressGestureRecognizer { [weak self] press in
            switch press.state {
            case .began: self?.isRecording = true
            case .ended, .cancelled: self?.isRecording = false
            default: break
            }
        }
        press.minimumPressDuration = 0.2
        press.allowableMovement = 30
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { nil }
}
