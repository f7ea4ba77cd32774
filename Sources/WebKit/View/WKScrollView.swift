import UIKit

/// The scroll view of a web view: it shows where the page is scrolled to, and scrolls the page where it is set to. The page moves itself,
/// by fingers and
/// wheels.
final class WKScrollView: UIScrollView {
    /// Shows the page in its place among the layers, and gives it what a person does to it.
    let content = SurfaceView(frame: .zero)
    /// The page is asked to scroll.
    var onMove: ((CGPoint) -> Void)?
    /// The page told where it is.
    private var isFollowing = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        panGestureRecognizer.isEnabled = false
        pinchGestureRecognizer?.isEnabled = false
        contentInsetAdjustmentBehavior = .never
        bounces = false
        // The page tells taps from scrolls by itself.
        delaysContentTouches = false
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        addSubview(content)
    }

    override var isScrollEnabled: Bool {
        didSet { panGestureRecognizer.isEnabled = false }
    }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            place(from: old)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }

    private func place(from old: CGRect) {
        content.frame = super.bounds
        if old.origin != super.bounds.origin, !isFollowing { onMove?(super.bounds.origin) }
    }

    /// Takes in what the page told.
    func follow(offset: CGPoint, size: CGSize) {
        isFollowing = true
        if contentSize != size { contentSize = size }
        if contentOffset != offset { contentOffset = offset }
        isFollowing = false
    }
}
