import UIKit

/// A row that a swipe archives. Screen readers and the keyboard get the same as a named action.
final class ArchiveRow: UIView {
    var onArchive: () -> Void = {}

    init(title: String) {
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityLabel = title
        let swipe = UISwipeGestureRecognizer { [weak self] _ in self?.onArchive() }
        swipe.direction = .left
        addGestureRecognizer(swipe)
        accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Archive") { [weak self] _ in
                self?.onArchive()
                return true
            }
        ]
    }

    required init?(coder: NSCoder) { nil }
}
