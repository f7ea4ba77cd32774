import CConformance

/// Provides the contents, the layout and the actions of a layer. A view is its layer's delegate.
///
/// If a delegate does not implement a method, the layer behaves as if it had no delegate.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// Updates the layer's ``CALayer/contents``. Called by ``CALayer/display()``; the default draws with ``draw(_:in:)``.
    func display(_ layer: CALayer)
    /// Draws into the layer's bitmap, in the coordinates of its bounds.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before the layer is drawn with ``draw(_:in:)``.
    func layerWillDraw(_ layer: CALayer)
    /// Called to lay out the sublayers of `layer`, after its bounds or its sublayers changed.
    func layoutSublayers(of layer: CALayer)
    /// The action for a change of the layer's property `event`. Nil continues the layer's search; `NSNull` means no action.
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
    /// Returns nil, so the layer continues its search.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        defaultImplementation(of: .layerActionForKey)
        return nil
    }
}

/// A reaction to a change of a layer's property, mostly an animation.
@preconcurrency @MainActor
public protocol CAAction {
    /// Runs after the change `event` of `anObject`.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CAAction {
    /// Whether the action is `NSNull`: no action, and the search ends.
    var isNone: Bool { type(of: self) == NSNull.self }
}

extension NSNull: CAAction {
    /// Does nothing: the change is not animated.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
