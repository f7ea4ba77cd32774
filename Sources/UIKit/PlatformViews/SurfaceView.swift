import Host

/// A view that shows platform content, such as a web page, and passes input to it.
///
/// Gesture recognizers receive touches first, as in every view. The view then passes the touches to the surface. While the view is first responder,
/// the surface receives keys first.
@preconcurrency @MainActor
package final class SurfaceView: UIView {
    package override class var layerClass: AnyClass { SurfaceLayer.self }

    /// The platform object that is embedded in a window (``HostWindow/embed(_:)``). The view's owner retains it.
    package var native: OpaquePointer? {
        didSet { if native != oldValue { embed() } }
    }

    /// The surface that shows ``native`` in the view's window.
    package var surface: (any HostSurface)? { heldSurface }
    // `nonisolated(unsafe)`: `deinit` reads this property when no other code can access it.
    private nonisolated(unsafe) var heldSurface: (any HostSurface)?

    /// Creates a view with a frame.
    package override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
    }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
        isMultipleTouchEnabled = true
    }

    deinit {
        MainActor.runOnDeinit(leaving: heldSurface) { $0?.remove() }
    }

    // MARK: The surface

    package override func didMoveToWindow() {
        super.didMoveToWindow()
        embed()
    }

    private func embed() {
        let host = native == nil ? nil : window?.windowScene?.hostWindow
        surface?.remove()
        heldSurface = host.flatMap { host in native.flatMap { host.embed($0) } }
        surface?.delegate = self
        (layer as? SurfaceLayer)?.surface = surface
        if isFirstResponder { surface?.focus() }
    }

    /// Whether the surface scrolls by wheel events.
    package var takesScrolls: () -> Bool = { true }

    /// Whether the surface gets a touch; called for each phase.
    package var takesTouch: (UITouch) -> Bool = { _ in true }

    /// Called when a press of the surface is cancelled.
    package var onCancel: () -> Void = {}

    // MARK: Touches

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in inOrder(touches) where takesTouch(touch) { surface?.pass(touch.hostPress) }
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in inOrder(touches) where takesTouch(touch) { surface?.pass(touch.hostPress) }
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in inOrder(touches) where takesTouch(touch) { surface?.pass(touch.hostPress) }
    }

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in inOrder(touches) { surface?.cancel(touch.hostPress) }
    }

    private func inOrder(_ touches: Set<UITouch>) -> [UITouch] {
        touches.count == 1 ? Array(touches) : touches.sorted { $0.number < $1.number }
    }

    // MARK: Keys

    package override var canBecomeFirstResponder: Bool { native != nil }

    @discardableResult
    package override func becomeFirstResponder() -> Bool {
        let became = super.becomeFirstResponder()
        if became { surface?.focus() }
        return became
    }

    override func didLoseFirstResponder() {
        super.didLoseFirstResponder()
        surface?.unfocus()
    }
}

extension SurfaceView: HostSurfaceDelegate {
    package func hostSurfaceDidChangePicture(_ surface: any HostSurface) {
        (layer as? SurfaceLayer)?.surfaceDidChange()
    }

    package func hostSurface(_ surface: any HostSurface, isHitAt point: CGPoint) -> Bool {
        guard let hit = window?.windowScene?.windowStack.hitTest(point, with: nil) else { return false }
        return hit.view === self
    }

    package func hostSurfaceTakesScrolls(_ surface: any HostSurface) -> Bool { takesScrolls() }

    package func hostSurfaceDidChangeFocus(_ surface: any HostSurface) {
        if surface.isFocused {
            // If another responder refuses to resign, the surface gives up the keyboard focus.
            if !isFirstResponder, !becomeFirstResponder() { surface.unfocus() }
        } else if isFirstResponder {
            resignFirstResponder()
        }
    }

    package func hostSurface(_ surface: any HostSurface, didCancel press: HostPress) { onCancel() }
}

extension UITouch {
    /// The host's identifier of the touch.
    fileprivate var hostPress: HostPress { HostPress(touch: hostNumber, began: beginning.timestamp) }
}
