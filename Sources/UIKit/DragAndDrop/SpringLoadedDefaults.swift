import Foundation

/// The default behavior, which allows every drag to activate the view.
@MainActor
final class SpringLoadedForAll: MainActorObject, UISpringLoadedInteractionBehavior {
    init() {
        super.init(onMainActor: ())
    }

    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool { true }
}

/// The default effect. It highlights the view while a drag rests on it, and blinks before activation. The highlight is a sublayer, not a subview, of
/// the app's view.
@MainActor
final class SpringLoadedBlink: MainActorObject, UISpringLoadedInteractionEffect {
    private var veil: CALayer?

    init() {
        super.init(onMainActor: ())
    }

    isolated deinit {
        veil?.removeFromSuperlayer()
    }

    func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext) {
        switch context.state {
        case .possible: show(over: context.targetView)
        case .activating: blink()
        case .inactive, .activated: hide()
        }
    }

    private func show(over view: UIView?) {
        veil?.removeFromSuperlayer()
        guard let view else { return }
        let veil = CALayer()
        veil.frame = view.bounds
        veil.cornerRadius = view.layer.cornerRadius
        veil.backgroundColor = UIColor.systemFill.resolvedColor(with: view.traitCollection).cgColor
        view.layer.addSublayer(veil)
        self.veil = veil
        fade(veil, from: 0, to: 1)
    }

    /// Fades the highlight out and in twice.
    private func blink() {
        guard let veil else { return }
        let blink = CABasicAnimation(keyPath: "opacity")
        blink.fromValue = 1
        blink.toValue = 0
        blink.duration = DragConstants.springBlink / 4
        blink.autoreverses = true
        blink.repeatCount = 2
        veil.add(blink, forKey: "blink")
    }

    private func hide() {
        guard let veil else { return }
        self.veil = nil
        let shown = veil.presentation()?.opacity ?? veil.opacity
        veil.removeAnimation(forKey: "blink")
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        veil.opacity = 0
        CATransaction.setCompletionBlock { veil.removeFromSuperlayer() }
        fade(veil, from: shown, to: 0)
        CATransaction.commit()
    }

    private func fade(_ veil: CALayer, from start: Float, to end: Float) {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = start
        fade.toValue = end
        fade.duration = Self.fade
        veil.add(fade, forKey: "fade")
    }

    /// The duration of a fade in seconds. It equals the duration of a button's highlight.
    private static let fade: TimeInterval = 0.2
}
