import QuartzCore

/// A dragged item: its face, with the shadow of a lifted platter.
///
/// Three views are animated independently. The platter itself animates its position, rotation and scale in the flock. The body animates the growth
/// of the lift. The faces animate the transition from one face to another.
@MainActor
final class PlatterView: UIView {
    /// The current face. During a transition the previous one is still visible.
    private(set) var face: PlatterFace
    /// The view that grows when the item is lifted, and that casts the shadow.
    private let body = UIView()

    /// Creates a platter that is not lifted and has no shadow.
    init(face: PlatterFace) {
        self.face = face
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        body.layer.shadowColor = UIColor.black.cgColor
        body.layer.shadowRadius = PreviewConstants.shadowRadius
        body.layer.shadowOffset = PreviewConstants.shadowOffset
        body.layer.shadowOpacity = 0
        addSubview(body)
        body.addSubview(face)
        centerFace(face)
    }

    required init?(coder: NSCoder) { nil }

    /// Centers a face on the platter's position.
    private func centerFace(_ face: PlatterFace) {
        face.center = .zero
        let middle = CGPoint(x: face.bounds.midX, y: face.bounds.midY)
        var move = CGAffineTransform(translationX: -middle.x, y: -middle.y)
        body.layer.shadowPath = face.shadowPath?.copy(using: &move)
    }

    /// The bounds of the face's visible shape relative to the platter's position, without rotation and scale.
    var visibleBox: CGRect {
        let middle = CGPoint(x: face.bounds.midX, y: face.bounds.midY)
        return face.shape.bounds.offsetBy(dx: -middle.x, dy: -middle.y)
    }

    /// Whether the platter is lifted, with growth and a shadow. Animatable.
    var isLifted = false {
        didSet {
            let side = max(face.visibleSize.width, face.visibleSize.height, 1)
            let growth = min(PreviewConstants.liftGrowth.part, PreviewConstants.liftGrowth.most / side)
            body.transform = isLifted && grows ? CGAffineTransform(scaleX: 1 + growth, y: 1 + growth) : .identity
            updateShadow()
        }
    }

    /// Whether lifting includes growth, not only a shadow. Default true.
    var grows = true

    /// Factor of the shadow's opacity, from 0 to 1. Default 1, for a single platter. Shadows in a flock add up and are therefore weaker.
    var shadowStrength: CGFloat = 1 {
        didSet { updateShadow() }
    }

    private func updateShadow() {
        UIView.animatingShadows { body.layer.shadowOpacity = isLifted ? PreviewConstants.shadowOpacity * Float(shadowStrength) : 0 }
    }

    /// Changes to another face with a cross-fade, during which the size changes from the old face's to the new one's.
    func change(to new: PlatterFace, animation: (_ changes: @escaping () -> Void, _ completion: @escaping () -> Void) -> Void) {
        let old = face
        guard old !== new else { return }
        let ratio = old.scale(to: new)
        face = new
        UIView.performWithoutAnimation {
            body.addSubview(new)
            centerFace(new)
            new.transform = CGAffineTransform(scaleX: 1 / ratio.width, y: 1 / ratio.height)
            new.alpha = 0
        }
        animation {
            new.transform = .identity
            new.alpha = 1
            old.transform = CGAffineTransform(scaleX: ratio.width, y: ratio.height)
            old.alpha = 0
        } _: {
            if self.face !== old { old.removeFromSuperview() }
        }
    }

    /// Stops all animations at their current state, so that the platter can move elsewhere.
    func freeze() {
        for view in [self, body] + body.subviews {
            guard view.layer.animationKeys() != nil, let shown = view.layer.presentation() else { continue }
            let (position, transform, opacity, shadow) = (shown.position, shown.transform, shown.opacity, shown.shadowOpacity)
            view.layer.removeAllAnimations()
            UIView.performWithoutAnimation {
                view.layer.position = position
                view.layer.transform = transform
                view.layer.opacity = opacity
                view.layer.shadowOpacity = shadow
            }
        }
        // Ends a face transition with the new face, because the removed animation no longer completes it.
        for view in body.subviews where view !== face { view.removeFromSuperview() }
        face.alpha = 1
        face.transform = .identity
    }
}

extension PlatterFace {
    /// The ratio of another face's size to this one's; 1 along a side of zero length.
    fileprivate func scale(to other: PlatterFace) -> CGSize {
        func ratio(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from > 0 && to > 0 ? to / from : 1 }
        return CGSize(
            width: ratio(visibleSize.width, other.visibleSize.width), height: ratio(visibleSize.height, other.visibleSize.height))
    }
}
