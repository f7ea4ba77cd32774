import QuartzCore

/// The types of animations that animation blocks create for view changes. The type depends on the property and not on the value, as in UIKit.
enum ViewPropertyMotion {
    /// Animates the difference from the old value, on top of the property's other animations.
    case additive
    /// Animates from the old value to the new one, and ends the property's other animations.
    case replacing

    /// The properties that UIKit animates in blocks. Borders, shadows, `zPosition` and the properties of layer subclasses change immediately.
    private static let byKey: [String: ViewPropertyMotion] = [
        "position": .additive, "bounds": .additive, "transform": .additive, "sublayerTransform": .additive, "cornerRadius": .additive,
        "opacity": .replacing, "backgroundColor": .replacing, "anchorPoint": .replacing, "contentsRect": .replacing,
        "contentsCenter": .replacing,
    ]

    /// The animation type of `property`; nil if blocks do not animate it.
    @MainActor
    static func of(_ property: LayerProperty) -> ViewPropertyMotion? { byKey[property.key] }
}

extension UIView {
    /// Runs `changes`. Changes of borders and shadows, which are not animated by default, are animated in the current animation block. The library
    /// uses this for its own lifted cells and previews.
    static func animatingShadows(_ changes: () -> Void) {
        guard let context = AnimationStack.activeContext else { return changes() }
        let outer = context.animatesEverything
        context.animatesEverything = true
        changes()
        context.animatesEverything = outer
    }
}

extension UIView {
    /// Sets ``alpha``. Outside animation blocks it also ends a running fade, which would override the new value.
    func setSeenAlpha(_ alpha: CGFloat) {
        if alpha != self.alpha, layer.animationKeys() != nil, AnimationStack.activeContext == nil {
            layer.removeViewAnimations(of: "opacity")
        }
        self.alpha = alpha
    }
}
