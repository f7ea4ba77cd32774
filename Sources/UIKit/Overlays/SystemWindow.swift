import CoreGraphics

/// A window of the library, in front of an app's windows. The window is not in its scene's list of windows and never becomes key. Touches outside
/// of its subviews pass through.
@MainActor
class SystemWindow: UIWindow {
    /// Creates a hidden window of the size of `scene`.
    init(over scene: UIWindowScene, at level: UIWindow.Level) {
        super.init(windowScene: scene)
        windowLevel = level
    }

    required init?(coder: NSCoder) { nil }

    override var isSystemWindow: Bool { true }

    override var canBecomeKey: Bool { false }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

extension UIWindow.Level {
    /// The main menu bar.
    static let menuBar = statusBar
    /// Panels with the progress of a transfer.
    static let transferPanel = alert
    /// Drags.
    static let drag = alert + 1000
}
