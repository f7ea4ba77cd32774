import CConformance

/// Draws and lays out a layer for it, and gives the actions for its changes. A view is its layer's delegate.
///
/// A method that a delegate does not implement behaves as if there were no delegate.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// Gives the layer its ``CALayer/contents``. Called by ``CALayer/display()``; the default draws with ``draw(_:in:)``.
    func display(_ layer: CALayer)
    /// Draws into the layer's bitmap, in the coordinates of its bounds.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// The layer is about to be drawn with ``draw(_:in:)``.
    func layerWillDraw(_ layer: CALayer)
    /// The bounds of `layer` or its sublayers changed.
    func layoutSublayers(of layer: CALayer)
    /// The action for a change of the layer's property `event`: nil lets the layer look further, `NSNull` means none.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Draws the layer itself.
    public func display(_ layer: CALayer) {
        defaultImplementation(of: .layerDisplay)
        layer.drawContents()
    }
    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {
        defaultImplementation(of: .layerDrawIn)
        layer.drewNothing = true
    }
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) { defaultImplementation(of: .layerWillDraw) }
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) { defaultImplementation(of: .layerLayoutSublayers) }
    /// Nil: the layer looks further.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        defaultImplementation(of: .layerActionForKey)
        return nil
    }
}

/// Something that happens when a layer's property changes: mostly an animation.
@preconcurrency @MainActor
public protocol CAAction {
    /// Reacts to the change `event` of `anObject`, after it was made.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CAAction {
    /// Whether the answer is `NSNull`: no action, and no other place is asked.
    var isNone: Bool { type(of: self) == NSNull.self }
}

extension NSNull: CAAction {
    /// Does nothing: the change is not animated.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
