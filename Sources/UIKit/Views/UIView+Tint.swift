/// The tint as it looks in a view.
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

    /// Another tint makes no difference: a plain view with nothing in it.
    var ignoresTint: Bool { type(of: self) == UIView.self && orderedSubviews.isEmpty }

    var effectiveTintColor: UIColor {
        let tint = tintState
        return tint.mode == .dimmed ? tint.color.withoutColor(in: currentTraits) : tint.color
    }

    var effectiveTintAdjustmentMode: TintAdjustmentMode { tintState.mode }

    /// Makes a change of the view's own tint and tells every view for which it makes a difference.
    func changeTint(_ change: () -> Void) {
        let before = tintState
        change()
        tellTintChange(since: before)
    }

    /// Tells the view and those of its subviews that take their tint from it, where the tint is no longer what it was.
    func tellTintChange(since before: TintState) {
        let now = tintState
        // Mostly it is the same object.
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

extension UIColor {
    /// The grey that is as light as the colour.
    fileprivate func withoutColor(in traits: UITraitCollection) -> UIColor {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
        guard resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return .systemGray }
        // The weights of luma that sRGB takes over from ITU-R BT.709.
        return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
}
