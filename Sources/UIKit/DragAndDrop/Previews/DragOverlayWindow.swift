/// The window in front of all others in which drags are shown. It is never touched, and it never has the keyboard.
@MainActor
final class DragOverlayWindow: UIWindow {
    override var isSystemWindow: Bool { true }

    /// A window over those of a scene.
    override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
        windowLevel = .alert + 1000
        isUserInteractionEnabled = false
        isHidden = false
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeKey: Bool { false }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
