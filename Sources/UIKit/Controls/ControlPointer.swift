/// What the pointer does to a control that has parts: it shades the part that it is over.
@MainActor
final class ControlPointer: MainActorObject, UIPointerInteractionDelegate {
    private(set) lazy var interaction = UIPointerInteraction(delegate: self)

    init(_ control: UIControl) {
        super.init(onMainActor: ())
        control.addInteraction(interaction)
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        guard let control = interaction.view as? UIControl, control.isEnabled else { return nil }
        return control.pointerPart(at: request.location).map { UIPointerRegion(rect: $0.rect, identifier: ObjectIdentifier($0.view)) }
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard let control = interaction.view as? UIControl, control.window != nil else { return nil }
        let middle = CGPoint(x: region.rect.midX, y: region.rect.midY)
        guard let part = control.pointerPart(at: middle), part.view.bounds.width > 0, part.view.bounds.height > 0 else { return nil }
        let preview = UITargetedPreview(view: part.view)
        let shape = UIPointerShape.roundedRect(control.convert(part.rect, to: preview.target.container), radius: part.radius)
        return UIPointerStyle(effect: part.lifts ? .lift(preview) : .highlight(preview), shape: shape)
    }
}

/// A part of a control that the pointer shades.
struct PointerPart {
    /// The view that is shaded.
    var view: UIView
    /// Where it is, in the control's coordinates.
    var rect: CGRect
    /// The radius of the shade's corners, in points.
    var radius: CGFloat = UIPointerShape.defaultCornerRadius
    /// Whether the part grows, as a thumb does, rather than being shaded.
    var lifts = false
}
