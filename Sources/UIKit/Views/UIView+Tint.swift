extension UIView {
    /// The tint of the view: its own, or the nearest one above it.
    var effectiveTint: TraitTint {
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
        return TraitTint(color: color ?? .systemBlue, isDimmed: mode == .dimmed)
    }

    /// Whether a tint change has no effect: a plain `UIView` without subviews.
    var ignoresTint: Bool { type(of: self) == UIView.self && orderedSubviews.isEmpty }

    var effectiveTintColor: UIColor { effectiveTint.shownColor(in: currentTraits) }

    var effectiveTintAdjustmentMode: TintAdjustmentMode { effectiveTint.isDimmed ? .dimmed : .normal }

    /// Changes the view's own tint, and notifies all affected views.
    func changeTint(_ change: () -> Void) {
        let before = effectiveTint
        change()
        if effectiveTint != before { updateTraits() }
        notifyTintChange(since: before)
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

    /// Calls `tintColorDidChange()` of the view and of the descendants that inherit its tint, if the tint is no longer `before`.
    func notifyTintChange(since before: TraitTint) {
        let now = effectiveTint
        // A fast path: mostly the colour is the same object.
        if now.color === before.color, now.isDimmed == before.isDimmed { return }
        guard now != before else { return }
        notifyTintChange(color: now.color != before.color, mode: now.isDimmed != before.isDimmed)
    }

    private func notifyTintChange(color: Bool, mode: Bool) {
        currentTraits.asCurrentOnMain { tintColorDidChange() }
        for subview in orderedSubviews {
            let changesColor = color && subview.ownTintColor == nil
            let changesMode = mode && subview.ownTintAdjustmentMode == .automatic
            if changesColor || changesMode { withStackSpace { subview.notifyTintChange(color: changesColor, mode: changesMode) } }
        }
    }
}
