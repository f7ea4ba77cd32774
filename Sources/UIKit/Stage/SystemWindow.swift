import CoreGraphics

/// A window of the library's own, in front of an app's windows. Its scene does not list it, it never has the keyboard, and touches go through it
/// where nothing lies in it.
@MainActor
class SystemWindow: UIWindow {
    /// A window as large as `scene`. It is hidden at first.
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
    /// The bar of the main menu.
    static let menuBar = statusBar
    /// Panels that say how far data are on their way.
    static let transferPanel = alert
    /// What is dragged.
    static let drag = alert + 1000
}
