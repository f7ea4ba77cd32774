import Foundation

extension TraitTint {
    @inlinable
    package init(color: UIColor, isDimmed: Bool) {
        self.init(colorObject: color, isDimmed: isDimmed)
    }

    /// The colour of the tint.
    @inlinable
    package var color: UIColor {
        get { colorObject as? UIColor ?? .systemBlue }
        set { colorObject = newValue }
    }

    /// The colour that is shown with `traits`: a grey if the tint is dimmed.
    package func shownColor(in traits: UITraitCollection) -> UIColor { isDimmed ? color.withoutColor(in: traits) : color }
}

extension UIColor {
    /// Returns the gray with the same luma as the colour.
    fileprivate func withoutColor(in traits: UITraitCollection) -> UIColor {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
        guard resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return .systemGray }
        // The weights of luma in sRGB, from ITU-R BT.709.
        return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
}
