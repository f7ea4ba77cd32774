import UIKit

/// A photo that one tap selects and two taps enlarge.
final class PhotoTile: UIView {
    var isSelected = false
    var isEnlarged = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        let doubleTap = UITapGestureRecognizer { [weak self] _ in self?.isEnlarged.toggle() }
        doubleTap.numberOfTapsRequired = 2
        addGestureRecognizer(doubleTap)

        let singleTap = UITapGestureRecognizer { [weak self] _ in self?.isSelected.toggle() }
        singleTap.require(toFail: doubleTap)
        addGestureRecognizer(singleTap)
    }

    required init?(coder: NSCoder) { nil }
}
