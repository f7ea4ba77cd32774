/// The window in front of all others in which drags are shown. It is never touched.
@MainActor
final class DragOverlayWindow: SystemWindow {
    /// A window over those of a scene.
    init(over scene: UIWindowScene) {
        super.init(over: scene, at: .drag)
        isUserInteractionEnabled = false
        isHidden = false
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
