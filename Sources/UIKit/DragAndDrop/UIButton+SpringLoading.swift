extension UIButton: UISpringLoadedInteractionSupporting {
    /// Whether a drag that rests on the button presses it. False unless set.
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

/// What ``UIButton/isSpringLoaded`` adds, to be told from what the app does.
private final class ButtonSpring: UISpringLoadedInteraction {}
