import Foundation

extension UIButton {
    /// A closure that creates a button's pointer style from a proposed effect and shape; nil for no effect.
    public typealias PointerStyleProvider = @MainActor (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

    /// Adds or removes the pointer interaction.
    func pointerInteractionChanged() {
        guard isPointerInteractionEnabled else {
            if let pointer { removeInteraction(pointer.interaction) }
            pointer = nil
            return
        }
        if pointer == nil {
            let pointer = ButtonPointer()
            self.pointer = pointer
            addInteraction(pointer.interaction)
        } else {
            pointer?.interaction.invalidate()
        }
    }

    fileprivate var pointerStyle: UIPointerStyle? {
        guard window != nil else { return nil }
        let preview = UITargetedPreview(view: self)
        let isFilled = PointerEffectDisplay.isFilled(self)
        let effect: UIPointerEffect = isFilled ? .lift(preview) : .highlight(preview)
        // A button without a background gets a shape with a margin around the text.
        let margin = isFilled || configuration?.contentInsets != nil ? .zero : PointerConstants.textMargin
        let rect = bounds.insetBy(dx: -margin.width, dy: -margin.height)
        let radius = configuration?.cornerRadius(in: bounds.size) ?? UIPointerShape.defaultCornerRadius
        let shape = UIPointerShape.roundedRect(convert(rect, to: preview.target.container), radius: radius)
        if let pointerStyleProvider { return pointerStyleProvider(self, effect, shape) }
        return UIPointerStyle(effect: effect, shape: shape)
    }
}

extension UIButton: PointerFilling {
    var fillsBounds: Bool { configuration?.hasBackground ?? (currentBackgroundImage != nil) }
}

/// The pointer interaction of a button.
@MainActor
final class ButtonPointer: MainActorObject, UIPointerInteractionDelegate {
    private(set) lazy var interaction = UIPointerInteraction(delegate: self)
    private var wasEnabled = true

    init() {
        super.init(onMainActor: ())
    }

    /// Updates the pointer region after a change of the state. A disabled button has no region.
    func stateDidChange(isEnabled: Bool) {
        guard isEnabled != wasEnabled else { return }
        wasEnabled = isEnabled
        interaction.invalidate()
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        (interaction.view as? UIButton)?.isEnabled == true ? defaultRegion : nil
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        (interaction.view as? UIButton)?.pointerStyle
    }
}
