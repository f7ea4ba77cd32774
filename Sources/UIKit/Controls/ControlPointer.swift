/// The pointer interaction of a control with several parts: it highlights the part under the pointer.
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

/// A part of a control that the pointer highlights.
struct PointerPart {
    /// The highlighted view.
    var view: UIView
    /// The rectangle of the part, in the control's coordinates.
    var rect: CGRect
    /// The corner radius of the highlight, in points.
    var radius: CGFloat = UIPointerShape.defaultCornerRadius
    /// Whether the pointer effect lifts the part, as for a thumb, instead of highlighting it.
    var lifts = false
}
