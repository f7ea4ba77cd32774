import QuartzCore

/// The kinds of animations that animation blocks make of a view's changes. UIKit decides by the property, not by the value.
enum ViewPropertyMotion {
    /// Shows the difference to the old value on top of the other animations of the property.
    case additive
    /// Goes from the old value to the new one, and ends the other animations of the property.
    case replacing

    /// The properties that UIKit animates in blocks. Borders, shadows, `zPosition` and the properties of layer subclasses change at once.
    private static let byKey: [String: ViewPropertyMotion] = [
        "position": .additive, "bounds": .additive, "transform": .additive, "sublayerTransform": .additive, "cornerRadius": .additive,
        "opacity": .replacing, "backgroundColor": .replacing, "anchorPoint": .replacing, "contentsRect": .replacing,
        "contentsCenter": .replacing,
    ]

    /// Nil if blocks do not animate `property`.
    @MainActor
    static func of(_ property: LayerProperty) -> ViewPropertyMotion? { byKey[property.key] }
}

extension UIView {
    /// Runs `changes` so that the open animation block animates borders and shadows too, which it otherwise does not. For the library's
    /// own lifted cells and previews.
    static func animatingShadows(_ changes: () -> Void) {
        guard let context = AnimationStack.activeContext else { return changes() }
        let outer = context.animatesEverything
        context.animatesEverything = true
        changes()
        context.animatesEverything = outer
    }
}

extension UIView {
    /// Sets ``alpha``. Outside of animation blocks it is seen at once: a fade that runs, which would hide it, ends.
    func setSeenAlpha(_ alpha: CGFloat) {
        if alpha != self.alpha, layer.animationKeys() != nil, AnimationStack.activeContext == nil {
            layer.removeViewAnimations(of: "opacity")
        }
        self.alpha = alpha
    }
}
