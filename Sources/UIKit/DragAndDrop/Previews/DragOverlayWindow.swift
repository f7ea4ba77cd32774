/// The topmost window, which shows the dragged items. Touches pass through it.
@MainActor
final class DragOverlayWindow: SystemWindow {
    /// Creates a window above all windows of a scene.
    init(over scene: UIWindowScene) {
        super.init(over: scene, at: .drag)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        isHidden = false
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
