extension UIButton: UISpringLoadedInteractionSupporting {
    /// The implementation of ``UIButton/isSpringLoaded``.
    var baseIsSpringLoaded: Bool {
        get { !springs.isEmpty }
        set {
            guard newValue == springs.isEmpty else { return }
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

/// The interaction that implements ``UIButton/isSpringLoaded``. A separate class distinguishes it from interactions that the app adds.
private final class ButtonSpring: UISpringLoadedInteraction {}
