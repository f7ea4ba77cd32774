import Foundation
import Host

/// Displays a pointer effect on a view: shapes behind and above it, a shadow, and an enlargement.
///
/// The view's own properties are unchanged: an additive animation enlarges it, and the shapes are separate layers.
@MainActor
final class PointerEffectDisplay {
    /// The visual components of an effect.
    private struct Appearance {
        var growth: CGFloat = 0
        var largestGrowth: CGFloat = 0
        var hasUnderlay = false
        var hasOverlay = false
        var hasShadow = false
    }

    private let view: UIView
    private let container: UIView
    private let preview: UITargetedPreview
    private let shape: UIPointerShape?
    private let effectAppearance: Appearance
    private let behind: CALayer?
    private let over: CALayer?
    private let shadow: CALayer?
    /// The progress of the effect, from 0 to 1.
    private var fade = PointerFade(0)
    private var isRemoved = false
    /// The view's frame when the shapes were last laid out.
    private var laidOutFrame: CGRect = .null
    /// A unique animation key, because several effects can overlap on a view.
    private let key = "pointer \(UUID().uuidString)"

    init(_ effect: UIPointerEffect, shape: UIPointerShape?) {
        preview = effect.preview
        view = preview.view
        container = preview.target.container
        self.shape = shape
        effectAppearance = Self.effectAppearance(of: effect)
        behind = effectAppearance.hasUnderlay ? CAShapeLayer() : nil
        over = effectAppearance.hasOverlay ? CAShapeLayer() : nil
        shadow = effectAppearance.hasShadow ? CALayer() : nil
    }

    // MARK: Visibility

    func show() {
        addLayers()
        layOut()
        run(to: 1, for: PointerConstants.fadeIn)
    }

    /// Updates the shapes if the view moved.
    func update() {
        if view.layer.frame != laidOutFrame { layOut() }
    }

    func hide() {
        guard !isRemoved else { return }
        run(to: 0, for: PointerConstants.fadeOut) { [self] in
            if fade.end == 0 { remove() }
        }
    }

    /// Removes the effect without animation.
    func remove() {
        isRemoved = true
        view.layer.removeAnimation(forKey: key)
        for layer in layers { layer.removeFromSuperlayer() }
    }

    private var layers: [CALayer] { [shadow, behind, over].compactMap { $0 } }

    private func run(to end: CGFloat, for duration: TimeInterval, then completion: (() -> Void)? = nil) {
        let now = CACurrentMediaTime()
        let start = fade.value(at: now)
        fade = PointerFade(from: fade, to: end, at: now, for: duration)
        CATransaction.begin()
        CATransaction.setAnimationDuration(duration)
        CATransaction.setAnimationTimingFunction(PointerFade.timing)
        if let completion { CATransaction.setCompletionBlock(completion) }
        for layer in layers { layer.opacity = Float(end) }
        grow(from: start, to: end, for: duration)
        CATransaction.commit()
    }

    private func grow(from start: CGFloat, to end: CGFloat, for duration: TimeInterval) {
        let scale = self.scale
        // Without enlargement and without layers, an animation is still needed to call the completion.
        guard scale != 1 || layers.isEmpty else { return }
        func grown(_ part: CGFloat) -> CATransform3D {
            let factor = 1 + (scale - 1) * part
            return CATransform3DMakeScale(factor, factor, 1)
        }
        let animation = CABasicAnimation(keyPath: "transform")
        animation.isAdditive = true
        animation.fromValue = grown(start)
        animation.toValue = grown(end)
        animation.duration = duration
        animation.timingFunction = PointerFade.timing
        animation.fillMode = .both
        animation.isRemovedOnCompletion = end == 0
        view.layer.add(animation, forKey: key)
    }

    /// The scale factor of the enlarged view. 1 if the user prefers reduced motion.
    private var scale: CGFloat {
        let side = max(view.bounds.width, view.bounds.height)
        guard side > 0, effectAppearance.growth > 0, view.hostPlatform?.appearance.reducesMotion != true else { return 1 }
        return 1 + min(effectAppearance.growth / side, effectAppearance.largestGrowth)
    }

    // MARK: Shapes

    private func addLayers() {
        for layer in layers {
            layer.opacity = 0
            layer.removeFromSuperlayer()
        }
        if let over { view.layer.addSublayer(over) }
        for layer in [shadow, behind].compactMap({ $0 }) {
            if let sibling { container.layer.insertSublayer(layer, below: sibling) } else { container.layer.insertSublayer(layer, at: 0) }
        }
    }

    /// The container's sublayer that contains the view's layer. Nil if the view is not in the container.
    private var sibling: CALayer? {
        var child: UIView? = view
        while let current = child {
            if current.superview === container { return current.layer }
            child = current.superview
        }
        return nil
    }

    private func layOut() {
        laidOutFrame = view.layer.frame
        let outline = outline
        let traits = view.traitCollection
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        if let behind = behind as? CAShapeLayer {
            behind.path = outline.cgPath
            behind.fillColor = PointerConstants.underlay.resolvedColor(with: traits).cgColor
        }
        if let over = over as? CAShapeLayer {
            let inView = UIBezierPath(cgPath: outline.cgPath)
            inView.apply(toView)
            over.path = inView.cgPath
            over.fillColor = PointerConstants.overlay.resolvedColor(with: traits).cgColor
        }
        if let shadow {
            shadow.shadowPath = outline.cgPath
            shadow.shadowOpacity = PointerConstants.shadowOpacity
            shadow.shadowRadius = PointerConstants.shadowRadius
            shadow.shadowOffset = PointerConstants.shadowOffset
            shadow.shadowColor = UIColor.black.cgColor
        }
        CATransaction.commit()
    }

    /// The outline of the shapes behind and above the view, in the container's coordinates.
    private var outline: UIBezierPath {
        if let path = shape?.path { return path }
        let path = preview.parameters.visiblePath ?? Self.outline(of: view)
        let result = UIBezierPath(cgPath: path.cgPath)
        result.apply(toView.inverted())
        return result
    }

    /// Converts from the container's coordinates to the view's.
    private var toView: CGAffineTransform {
        let center = view.window == nil || sibling == nil ? preview.target.center : view.convert(middle, to: container)
        return CGAffineTransform(translationX: -center.x, y: -center.y)
            .concatenating(preview.target.transform.inverted())
            .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    }

    private var middle: CGPoint { CGPoint(x: view.bounds.midX, y: view.bounds.midY) }

    /// A view's own outline, in its coordinates.
    static func outline(of view: UIView) -> UIBezierPath {
        let most = min(view.bounds.width, view.bounds.height) / 2
        let own = view.layer.cornerRadius
        return UIBezierPath(roundedRect: view.bounds, cornerRadius: min(own > 0 ? own : UIPointerShape.defaultCornerRadius, most))
    }

    // MARK: Effects

    private static func effectAppearance(of effect: UIPointerEffect) -> Appearance {
        switch effect {
        case .automatic(let preview): effectAppearance(of: suitable(for: preview))
        case .highlight(let preview):
            // A shape behind an opaque view would be invisible, so an opaque view gets an overlay.
            isFilled(preview.view) ? Appearance(hasOverlay: true) : Appearance(hasUnderlay: true)
        case .lift:
            Appearance(growth: PointerConstants.liftGrowth, largestGrowth: PointerConstants.largestLift, hasShadow: true)
        case .hover(_, let tint, let hasShadow, let isScaled):
            Appearance(
                growth: isScaled ? PointerConstants.hoverGrowth : 0, largestGrowth: PointerConstants.largestHover,
                hasUnderlay: tint == .underlay, hasOverlay: tint == .overlay, hasShadow: hasShadow)
        }
    }

    /// The automatic effect for a view, according to its size and opacity.
    private static func suitable(for preview: UITargetedPreview) -> UIPointerEffect {
        let side = max(preview.size.width, preview.size.height)
        if side > PointerConstants.largestHighlightedSide { return .hover(preview, prefersScaledContent: false) }
        return isFilled(preview.view) && side <= PointerConstants.largestLiftedSide ? .lift(preview) : .highlight(preview)
    }

    /// Whether a view fills its bounds with a background or an image.
    static func isFilled(_ view: UIView) -> Bool {
        if let view = view as? any PointerFilling { return view.fillsBounds }
        if let image = view as? UIImageView { return image.image != nil }
        return (view.backgroundColor?.cgColor.alpha ?? 0) > 0.5
    }
}
