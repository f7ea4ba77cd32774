/// The window in front of all others in which drags are shown. It is never touched.
@MainActor
final class DragOverlayWindow: SystemWindow {
    /// A window over those of a scene.
    override init(windowScene: UIWindowScene) {
        super.init(over: windowScene, at: .drag)
        isUserInteractionEnabled = false
        isHidden = false
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
