import QuartzCore

/// A dragged item: its face on the shadow that it casts when it is lifted.
///
/// There are three layers of motion that do not disturb each other: the platter's own place, turn and size, which the flock gives; the growth of
/// the lift; and the change from one face to another.
@MainActor
final class PlatterView: UIView {
    /// What is shown. While it changes the old one is still seen.
    private(set) var face: PlatterFace
    /// Grows when the item is lifted, and casts the shadow.
    private let body = UIView()

    /// A platter that lies flat, with no shadow.
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
        place(face)
    }

    required init?(coder: NSCoder) { nil }

    /// The middle of the face's view is the platter's own place.
    private func place(_ face: PlatterFace) {
        face.center = .zero
        let middle = CGPoint(x: face.bounds.midX, y: face.bounds.midY)
        var move = CGAffineTransform(translationX: -middle.x, y: -middle.y)
        body.layer.shadowPath = face.shadowPath?.copy(using: &move)
    }

    /// The rectangle of what is seen of the face, about the platter's own place, neither turned nor scaled.
    var visibleBox: CGRect {
        let middle = CGPoint(x: face.bounds.midX, y: face.bounds.midY)
        return face.shape.bounds.offsetBy(dx: -middle.x, dy: -middle.y)
    }

    /// Whether it is off the ground, with its growth and its shadow. Animated inside of an animation.
    var isLifted = false {
        didSet {
            let side = max(face.visibleSize.width, face.visibleSize.height, 1)
            let growth = min(PreviewConstants.liftGrowth.part, PreviewConstants.liftGrowth.most / side)
            body.transform = isLifted && grows ? CGAffineTransform(scaleX: 1 + growth, y: 1 + growth) : .identity
            updateShadow()
        }
    }

    /// Whether a lift is seen by growth too, not by the shadow alone.
    var grows = true

    /// How dark the shadow is that a lifted item casts, 1 for one that lies alone: those of a flock would add up.
    var shadowStrength: CGFloat = 1 {
        didSet { updateShadow() }
    }

    private func updateShadow() {
        UIView.animatingShadows { body.layer.shadowOpacity = isLifted ? PreviewConstants.shadowOpacity * Float(shadowStrength) : 0 }
    }

    /// Becomes another face: the one fades into the other while the size goes from the one's to the other's.
    func change(to new: PlatterFace, animation: (_ changes: @escaping () -> Void, _ completion: @escaping () -> Void) -> Void) {
        let old = face
        guard old !== new else { return }
        let ratio = old.scale(to: new)
        face = new
        UIView.performWithoutAnimation {
            body.addSubview(new)
            place(new)
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

    /// Stops where it is seen at the moment, so that it can be put somewhere else.
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
        // Of a change of faces only the new one is left: the old one's end was taken away.
        for view in body.subviews where view !== face { view.removeFromSuperview() }
        face.alpha = 1
        face.transform = .identity
    }
}

extension PlatterFace {
    /// How much larger another face is; 1 where a side has no length.
    fileprivate func scale(to other: PlatterFace) -> CGSize {
        func ratio(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from > 0 && to > 0 ? to / from : 1 }
        return CGSize(
            width: ratio(visibleSize.width, other.visibleSize.width), height: ratio(visibleSize.height, other.visibleSize.height))
    }
}
