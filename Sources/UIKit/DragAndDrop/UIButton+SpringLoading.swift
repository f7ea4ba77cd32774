extension UIButton: UISpringLoadedInteractionSupporting {
    /// Whether a drag that rests on the button presses it. The default is false.
    public var isSpringLoaded: Bool {
        get { springs.isEmpty == false }
        set {
            guard newValue != isSpringLoaded else { return }
            guard newValue else { return springs.forEach { removeInteraction($0) } }
            addInteraction(
                ButtonSpring { [weak self] _, _ in
                    guard let self, isEnabled else { return }
                    sendActions(for: .touchUpInside)
                    sendActions(for: .primaryActionTriggered)
                })
        }
    }

    private var springs: [ButtonSpring] { interactions.compactMap { $0 as? ButtonSpring } }
}

/// The interaction of ``UIButton/isSpringLoaded``, distinct from the app's own.
private final class ButtonSpring: UISpringLoadedInteraction {}
