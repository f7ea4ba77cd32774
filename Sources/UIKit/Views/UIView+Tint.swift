/// The effective tint of a view.
struct TintState: Equatable {
    var color: UIColor
    var mode: UIView.TintAdjustmentMode
}

extension UIView {
    var tintState: TintState {
        var color = ownTintColor
        var mode = ownTintAdjustmentMode
        var above = parentReference
        while let view = above, color == nil || mode == .automatic {
            above = view.borrow { view in
                if color == nil { color = view.ownTintColor }
                if mode == .automatic { mode = view.ownTintAdjustmentMode }
                return view.parentReference
            }
        }
        return TintState(color: color ?? .systemBlue, mode: mode == .automatic ? .normal : mode)
    }

    /// Whether a tint change has no effect: a plain `UIView` without subviews.
    var ignoresTint: Bool { type(of: self) == UIView.self && orderedSubviews.isEmpty }

    var effectiveTintColor: UIColor {
        let tint = tintState
        return tint.mode == .dimmed ? tint.color.withoutColor(in: currentTraits) : tint.color
    }

    var effectiveTintAdjustmentMode: TintAdjustmentMode { tintState.mode }

    /// Changes the view's own tint, and notifies all affected views.
    func changeTint(_ change: () -> Void) {
        let before = tintState
        change()
        if tintState != before { updateTraits() }
        tellTintChange(since: before)
    }

    /// Whether the view has a tint or a tint adjustment mode of its own.
    var hasOwnTint: Bool { ownTintColor != nil || ownTintAdjustmentMode != .automatic }

    /// `traits` with the view's own tint and tint adjustment mode.
    func withOwnTint(_ traits: UITraitCollection) -> UITraitCollection {
        var tint = traits.values.tint ?? TraitTint(color: .systemBlue, isDimmed: false)
        if let ownTintColor { tint.color = ownTintColor }
        if ownTintAdjustmentMode != .automatic { tint.isDimmed = ownTintAdjustmentMode == .dimmed }
        return traits.tinted(tint)
    }

    /// Updates content that uses ``UIColor/tintColor``.
    func colorsOfTintDidChange() {
        if let ownBackgroundColor, ownBackgroundColor.isDynamic { updateLayerBackground() }
        if drawsWithTint { setNeedsDisplay() }
    }

    /// Notifies the view and the subviews that inherit its tint, if the tint changed.
    func tellTintChange(since before: TintState) {
        let now = tintState
        // Usually the color is the same object.
        if now.color === before.color, now.mode == before.mode { return }
        guard now != before else { return }
        tellTintChange(color: now.color != before.color, mode: now.mode != before.mode)
    }

    private func tellTintChange(color: Bool, mode: Bool) {
        currentTraits.asCurrentOnMain { tintColorDidChange() }
        for subview in orderedSubviews {
            let changesColor = color && subview.ownTintColor == nil
            let changesMode = mode && subview.ownTintAdjustmentMode == .automatic
            if changesColor || changesMode { withStackRoom { subview.tellTintChange(color: changesColor, mode: changesMode) } }
        }
    }
}
