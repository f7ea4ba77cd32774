import Foundation

extension UIButton {
    /// Makes a button's style under the pointer, from the effect and the shape that suit it; nil leaves button and pointer as they are.
    public typealias PointerStyleProvider = @MainActor (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

    /// Adds what the pointer does to the button, or takes it away.
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

    /// The style under the pointer.
    fileprivate var pointerStyle: UIPointerStyle? {
        guard window != nil else { return nil }
        let preview = UITargetedPreview(view: self)
        let isFilled = PointerEffectDisplay.isFilled(self)
        let effect: UIPointerEffect = isFilled ? .lift(preview) : .highlight(preview)
        // Text alone gets a shape with some room around it.
        let margin = isFilled || configuration?.contentInsets != nil ? .zero : PointerConstants.textMargin
        let rect = bounds.insetBy(dx: -margin.width, dy: -margin.height)
        let radius = configuration?.cornerRadius(in: bounds.size) ?? UIPointerShape.defaultCornerRadius
        let shape = UIPointerShape.roundedRect(convert(rect, to: preview.target.container), radius: radius)
        if let pointerStyleProvider { return pointerStyleProvider(self, effect, shape) }
        return UIPointerStyle(effect: effect, shape: shape)
    }
}

/// What the pointer does to a button.
@MainActor
final class ButtonPointer: MainActorObject, UIPointerInteractionDelegate {
    private(set) lazy var interaction = UIPointerInteraction(delegate: self)
    private var wasEnabled = true

    init() {
        super.init(onMainActor: ())
    }

    /// The button's state is another: one that is disabled has no region.
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
