/// The background of menus and alerts: a rounded sheet with a soft shadow. Add subviews to ``content``.
@MainActor
final class MenuMaterialView: UIView {
    /// The translucent background.
    static let material = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.145, alpha: 0.97) : UIColor(white: 0.975, alpha: 0.97)
    }
    static let shadowRadius: CGFloat = 24
    static let shadowOpacity: Float = 0.2
    static let shadowOffset = CGSize(width: 0, height: 8)

    /// Contains the subviews, clipped to the rounded rectangle.
    let content = UIView()

    init(cornerRadius: CGFloat) {
        super.init(frame: .zero)
        layer.cornerRadius = cornerRadius
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = Self.shadowOpacity
        layer.shadowRadius = Self.shadowRadius
        layer.shadowOffset = Self.shadowOffset
        content.layer.cornerRadius = cornerRadius
        content.clipsToBounds = true
        content.backgroundColor = Self.material
        content.layer.borderWidth = 0.5
        addSubview(content)
        traitOverrides.userInterfaceLevel = .elevated
        updateOutline()
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateOutline()
    }

    /// Updates the border. In dark style the shadow is hardly visible, so the sheet has a thin light border.
    private func updateOutline() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        content.layer.borderColor = UIColor(white: isDark ? 1 : 0, alpha: isDark ? 0.12 : 0.05).cgColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        layer.shadowPath = CGPath(
            roundedRect: bounds, cornerWidth: min(layer.cornerRadius, bounds.width / 2, bounds.height / 2),
            cornerHeight: min(layer.cornerRadius, bounds.width / 2, bounds.height / 2), transform: nil)
    }
}
