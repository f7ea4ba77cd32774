/// The windows of a scene in z-order, from back to front, and the key window. It retains the key window only.
@MainActor
package final class WindowStack {
    /// The superlayer of the windows' layers.
    package let layer: CALayer
    /// The window that receives key events.
    package private(set) var keyWindow: UIWindow?

    /// Presents the first responder's input views. Nil until a first responder has input views.
    var inputTray: InputViewTray?

    private var entries: [Entry] = []

    private struct Entry {
        weak var window: UIWindow?
    }

    /// Creates a stack whose windows are shown in `layer`.
    package init(layer: CALayer) {
        self.layer = layer
    }

    /// The windows, from back to front.
    package var windows: [UIWindow] { entries.compactMap(\.window) }

    /// The bounds of the scene, in points.
    package var bounds: CGRect { layer.bounds }

    /// Adds a window in front of those of its level.
    func add(_ window: UIWindow) {
        guard window.layer.superlayer !== layer else { return }
        if window.frame == .zero || window.frame == window.frameBeforeScene { window.frame = bounds }
        window.frameBeforeScene = nil
        insert(window)
    }

    func remove(_ window: UIWindow) {
        resignKey(window)
        entries.removeAll { $0.window == nil || $0.window === window }
        if window.layer.superlayer === layer { window.layer.removeFromSuperlayer() }
    }

    /// Updates the order after a change of the window's level.
    func reorder(_ window: UIWindow) {
        insert(window)
    }

    func bringToFront(_ window: UIWindow) {
        insert(window)
    }

    /// Makes `window` the key window, if it can become key.
    func makeKey(_ window: UIWindow) {
        guard keyWindow !== window, window.canBecomeKey else { return }
        let previous = keyWindow
        keyWindow = nil
        previous?.resignKey()
        guard keyWindow == nil else { return }
        keyWindow = window
        window.becomeKey()
    }

    /// If `window` is the key window, makes the frontmost other window key.
    func resignKey(_ window: UIWindow) {
        guard keyWindow === window else { return }
        keyWindow = nil
        window.resignKey()
        if keyWindow == nil, let other = windows.last(where: { $0 !== window && !$0.isHidden && $0.canBecomeKey }) { makeKey(other) }
    }

    /// Resizes the scene. Windows that filled it still fill it.
    package func resize(to size: CGSize) {
        let old = bounds
        layer.bounds = CGRect(origin: .zero, size: size)
        layer.position = CGPoint(x: size.width / 2, y: size.height / 2)
        for window in windows where window.frame == old {
            let resize = { window.frame = self.bounds }
            if let root = window.rootViewController {
                root.windowWillResize(to: size, resize)
            } else {
                resize()
            }
        }
    }

    /// Updates the windows after a change of the scene's traits.
    package func updateTraits() {
        for window in windows { window.updateTraits() }
    }

    /// Returns the hit of the frontmost window at a point of the scene.
    package func hitTest(_ point: CGPoint, with event: UIEvent?) -> (window: UIWindow, view: UIView)? {
        for window in windows.reversed() {
            if let view = window.hitTest(window.layer.convert(point, from: layer), with: event) { return (window, view) }
        }
        return nil
    }

    private func insert(_ window: UIWindow) {
        entries.removeAll { $0.window == nil || $0.window === window }
        let next = entries.firstIndex { ($0.window?.windowLevel ?? .normal) > window.windowLevel }
        entries.insert(Entry(window: window), at: next ?? entries.endIndex)
        if let next, let above = entries[next + 1].window {
            layer.insertSublayer(window.layer, below: above.layer)
        } else {
            layer.addSublayer(window.layer)
        }
    }
}
