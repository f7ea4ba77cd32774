import QuartzCore

/// A view in the overlay that tracks the coordinate system of an app's view. A dropped item can thereby land on a target that scrolls.
@MainActor
final class ContainerAnchor: UIView {
    private weak var container: UIView?
    private var link: CADisplayLink?

    /// Creates an anchor in `overlay` for the coordinates of `container`.
    init(to container: UIView, in overlay: UIView) {
        self.container = container
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        anchorPoint = .zero
        overlay.addSubview(self)
        follow()
        let link = CADisplayLink(callback: { [weak self] _ in self?.follow() })
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit {
        link?.invalidate()
    }

    /// Tracks the container. After the container left its window, the anchor keeps its position.
    private func follow() {
        guard let container, container.window != nil, let superview else { return }
        let placement = container.placement(in: superview)
        UIView.performWithoutAnimation {
            if transform != placement.linear { transform = placement.linear }
            if center != placement.origin { center = placement.origin }
        }
    }

    /// Stops following the container, and invalidates the display link.
    func stop() {
        link?.invalidate()
        link = nil
    }
}

extension UIView {
    /// The transform from this view's coordinates to those of another view, possibly in another window: the origin and the linear part.
    func placement(in view: UIView) -> (origin: CGPoint, linear: CGAffineTransform) {
        let origin = layer.convert(CGPoint.zero, to: view.layer)
        let x = layer.convert(CGPoint(x: 1, y: 0), to: view.layer)
        let y = layer.convert(CGPoint(x: 0, y: 1), to: view.layer)
        return (
            origin,
            CGAffineTransform(a: x.x - origin.x, b: x.y - origin.y, c: y.x - origin.x, d: y.y - origin.y, tx: 0, ty: 0).tidied
        )
    }
}

extension CGAffineTransform {
    /// The transform without rounding errors, so that content without rotation or scale stays sharp.
    fileprivate var tidied: CGAffineTransform {
        func tidy(_ value: CGFloat) -> CGFloat { abs(value - value.rounded()) < 1e-6 ? value.rounded() : value }
        return CGAffineTransform(a: tidy(a), b: tidy(b), c: tidy(c), d: tidy(d), tx: 0, ty: 0)
    }
}
