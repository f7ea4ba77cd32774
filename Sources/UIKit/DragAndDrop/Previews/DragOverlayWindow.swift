/// The topmost window, in which drags are shown. Touches pass through it.
@MainActor
final class DragOverlayWindow: SystemWindow {
    /// Creates a window above those of a scene.
    init(over scene: UIWindowScene) {
        super.init(over: scene, at: .drag)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        isHidden = false
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
