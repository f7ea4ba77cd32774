import UIKit

/// A tile that the mouse's primary button opens, and that its secondary button marks.
final class ClickTile: UIView {
    var onOpen: () -> Void = {}
    var onMark: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.onOpen() })

        let secondary = UITapGestureRecognizer { [weak self] _ in self?.onMark() }
        secondary.buttonMaskRequired = .secondary
        addGestureRecognizer(secondary)

        addGestureRecognizer(
            UIHoverGestureRecognizer { [weak self] hover in
                self?.alpha = hover.state == .began || hover.state == .changed ? 0.7 : 1
            })
    }

    required init?(coder: NSCoder) { nil }
}
