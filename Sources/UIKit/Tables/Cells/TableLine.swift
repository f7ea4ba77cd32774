import Foundation

/// A separator between rows.
@MainActor
final class TableLine: UIView {
    private var seenThrough: UIVisualEffectView?

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// The thickness of one device pixel, in points.
    static func thickness(for view: UIView) -> CGFloat { 1 / max(view.traitCollection.displayScale, 1) }

    func show(_ color: UIColor, through effect: UIVisualEffect?) {
        guard let effect else {
            seenThrough?.removeFromSuperview()
            seenThrough = nil
            if backgroundColor != color { backgroundColor = color }
            return
        }
        backgroundColor = nil
        let view = seenThrough ?? UIVisualEffectView(effect: effect)
        if seenThrough == nil {
            seenThrough = view
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        if view.effect != effect { view.effect = effect }
        if view.contentView.backgroundColor != color { view.contentView.backgroundColor = color }
    }
}
