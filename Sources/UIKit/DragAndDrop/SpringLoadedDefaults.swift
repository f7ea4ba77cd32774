import Foundation

/// Lets every drag open a view.
@MainActor
final class SpringLoadedForAll: MainActorObject, UISpringLoadedInteractionBehavior {
    init() {
        super.init(onMainActor: ())
    }

    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool { true }
}

/// Highlights the view while a drag rests on it, and lets it blink before it opens.
@MainActor
final class SpringLoadedBlink: MainActorObject, UISpringLoadedInteractionEffect {
    private weak var view: UIView?
    private var veil: UIView?

    init() {
        super.init(onMainActor: ())
    }

    isolated deinit {
        veil?.removeFromSuperview()
    }

    func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext) {
        switch context.state {
        case .possible: show(over: context.targetView)
        case .activating: blink()
        case .inactive, .activated: hide()
        }
    }

    private func show(over view: UIView?) {
        veil?.removeFromSuperview()
        guard let view else { return }
        let veil = UIView(frame: view.bounds)
        veil.isUserInteractionEnabled = false
        veil.layer.cornerRadius = view.layer.cornerRadius
        veil.backgroundColor = .systemFill
        veil.alpha = 0
        view.addSubview(veil)
        self.veil = veil
        UIView.animate(withDuration: Self.fade) { veil.alpha = 1 }
    }

    /// Off and on again, twice.
    private func blink() {
        guard let veil else { return }
        let step = DragConstants.springBlink / 4
        UIView.animate(
            withDuration: step, delay: 0, options: [.autoreverse, .repeat],
            animations: {
                UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { veil.alpha = 0 }
            })
    }

    private func hide() {
        guard let veil else { return }
        self.veil = nil
        UIView.animate(withDuration: Self.fade, animations: { veil.alpha = 0 }, completion: { _ in veil.removeFromSuperview() })
    }

    /// Seconds; as quick as a button's highlight goes.
    private static let fade: TimeInterval = 0.2
}
