// Setters of the properties that appearance proxies support.
extension UIView {
    func setBackground(_ color: UIColor?) {
        recordAppearance(\UIView.backgroundColor, color)
        AnimationBlocks.active?.backgroundWillChange(of: self)
        ownBackgroundColor = color
        updateLayerBackground()
    }

    func setHidden(_ isHidden: Bool) {
        recordAppearance(\UIView.isHidden, isHidden)
        if parent?.arranges(self, hidden: isHidden) != true { layer.isHidden = isHidden }
    }

    func setTint(_ color: UIColor?) {
        recordAppearance(\UIView.tintColor, color)
        changeTint { ownTintColor = color?.isTint == true ? nil : color }
    }

    func setStyleOverride(_ style: UIUserInterfaceStyle) {
        recordAppearance(\UIView.overrideUserInterfaceStyle, style)
        setTraitOverrides(traitOverrides.overriding(style: style))
    }

    func setMargins(_ margins: UIEdgeInsets) {
        recordAppearance(\UIView.layoutMargins, margins)
        changeMargins { $0.own = NSDirectionalEdgeInsets(margins, in: effectiveUserInterfaceLayoutDirection) }
    }

    func setPreservesMargins(_ preserves: Bool) {
        recordAppearance(\UIView.preservesSuperviewLayoutMargins, preserves)
        changeMargins { $0.preservesSuperview = preserves }
    }
}
