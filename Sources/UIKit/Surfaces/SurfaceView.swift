import Host

/// A view that shows something of the platform's own, such as a web page, and lets a person use it.
///
/// Touches come to it as to every view: after the recognizers, and only what those leave. What the view is told of a touch, its surface is given.
/// While it is the first responder, keys go to the surface first.
@preconcurrency @MainActor
package final class SurfaceView: UIView {
    package override class var layerClass: AnyClass { SurfaceLayer.self }

    /// What the platform puts into a window (``HostWindow/embed(_:)``). The view's owner keeps it alive.
    package var native: OpaquePointer? {
        didSet { if native != oldValue { embed() } }
    }

    /// What shows ``native`` in the window that the view is in.
    package var surface: (any HostSurface)? { heldSurface }
    // Read when the view dies, when no other code can.
    private nonisolated(unsafe) var heldSurface: (any HostSurface)?

    /// A view of the size of `frame`.
    package override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
    }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
        isMultipleTouchEnabled = true
    }

    deinit {
        MainActor.atDeath(leaving: heldSurface) { $0?.remove() }
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

    /// Whether the surface scrolls by wheels.
    package var takesScrolls: () -> Bool = { true }

    /// Whether the surface is given a touch; asked for each step of it.
    package var takesTouch: (UITouch) -> Bool = { _ in true }

    /// A press that the surface was given was called off.
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
            // Where another responder does not let go, keys go on being its own.
            if !isFirstResponder, !becomeFirstResponder() { surface.unfocus() }
        } else if isFirstResponder {
            resignFirstResponder()
        }
    }

    package func hostSurface(_ surface: any HostSurface, didCancel press: HostPress) { onCancel() }
}

extension UITouch {
    /// What the host knows the touch by.
    fileprivate var hostPress: HostPress { HostPress(touch: hostNumber, began: beginning.timestamp) }
}
