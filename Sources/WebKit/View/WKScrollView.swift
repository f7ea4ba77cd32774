import UIKit

/// The scroll view of a web view. It mirrors the scroll position of the page. Setting its offset scrolls the page. The page itself handles touches and wheels.
final class WKScrollView: UIScrollView {
    /// The view that embeds the page's surface in the layer tree, and forwards input to the page.
    let content = SurfaceView(frame: .zero)
    /// Called with the new offset to scroll the page.
    var onMove: ((CGPoint) -> Void)?
    /// Whether ``follow(offset:size:)`` is updating the view from the page.
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
        // The page itself distinguishes taps from scrolls.
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
            layOutContent(from: old)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }

    private func layOutContent(from old: CGRect) {
        content.frame = super.bounds
        if old.origin != super.bounds.origin, !isFollowing { onMove?(super.bounds.origin) }
    }

    /// Updates the view from the page's scroll position and size.
    func follow(offset: CGPoint, size: CGSize) {
        isFollowing = true
        if contentSize != size { contentSize = size }
        if contentOffset != offset { contentOffset = offset }
        isFollowing = false
    }
}
