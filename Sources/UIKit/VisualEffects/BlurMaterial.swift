import Foundation

/// The parameters of a blur effect.
struct BlurMaterial {
    /// The standard deviation of the blur, in points.
    let radius: CGFloat
    /// The saturation of the background; 1 leaves it unchanged.
    let saturation: CGFloat
    /// The overlay colour in the light and the dark appearance.
    let light: (white: CGFloat, alpha: CGFloat)
    let dark: (white: CGFloat, alpha: CGFloat)
    /// The fixed appearance; unspecified follows the view's traits.
    var appearance = UIUserInterfaceStyle.unspecified
    /// A colour that replaces the overlay's shade of grey. Nil for none.
    var tint: UIColor?

    /// The material of a style. The values are chosen by eye. On the regular material and on thicker ones, text has a contrast of at least 4.5 in the
    /// worst case.
    @MainActor
    init(_ style: UIBlurEffect.Style) {
        switch style {
        case .extraLight: self.init(20, 1.8, (0.97, 0.82), (0.97, 0.82), .light)
        case .light: self.init(30, 1.8, (1, 0.3), (1, 0.3), .light)
        case .dark: self.init(20, 1.8, (0.11, 0.73), (0.11, 0.73), .dark)
        case .regular: self.init(30, 1.8, (0.97, 0.6), (0.11, 0.6))
        case .prominent: self.init(30, 1.8, (0.98, 0.8), (0.14, 0.8))
        case .systemUltraThinMaterial: self.init(22, 1.8, (0.95, 0.44), (0.13, 0.45))
        case .systemThinMaterial: self.init(26, 1.8, (0.96, 0.6), (0.14, 0.6))
        case .systemMaterial: self.init(29, 1.8, (0.97, 0.76), (0.14, 0.76))
        case .systemThickMaterial: self.init(33, 1.8, (0.98, 0.88), (0.15, 0.88))
        case .systemChromeMaterial: self.init(29, 1.8, (0.975, 0.8), (0.11, 0.78))
        case .systemUltraThinMaterialLight: self.init(.systemUltraThinMaterial, .light)
        case .systemThinMaterialLight: self.init(.systemThinMaterial, .light)
        case .systemMaterialLight: self.init(.systemMaterial, .light)
        case .systemThickMaterialLight: self.init(.systemThickMaterial, .light)
        case .systemChromeMaterialLight: self.init(.systemChromeMaterial, .light)
        case .systemUltraThinMaterialDark: self.init(.systemUltraThinMaterial, .dark)
        case .systemThinMaterialDark: self.init(.systemThinMaterial, .dark)
        case .systemMaterialDark: self.init(.systemMaterial, .dark)
        case .systemThickMaterialDark: self.init(.systemThickMaterial, .dark)
        case .systemChromeMaterialDark: self.init(.systemChromeMaterial, .dark)
        }
    }

    /// The material of glass: clear glass shows most of the background, and a tint is mixed into the overlay colour.
    @MainActor
    init(_ glass: UIGlassEffect) {
        switch glass.style {
        case .regular: self.init(12, 1.8, (1, 0.45), (0.1, 0.5))
        case .clear: self.init(4, 1.4, (1, 0.12), (0.1, 0.16))
        }
        tint = glass.tintColor
    }

    @MainActor
    private init(_ style: UIBlurEffect.Style, _ appearance: UIUserInterfaceStyle) {
        self.init(style)
        self.appearance = appearance
    }

    private init(
        _ radius: CGFloat, _ saturation: CGFloat, _ light: (CGFloat, CGFloat), _ dark: (CGFloat, CGFloat),
        _ appearance: UIUserInterfaceStyle = .unspecified
    ) {
        (self.radius, self.saturation, self.appearance) = (radius, saturation, appearance)
        (self.light, self.dark) = (light, dark)
    }

    /// The overlay colour.
    @MainActor
    var cover: UIColor {
        let (light, dark, appearance, tint) = (light, dark, appearance, tint)
        return UIColor { traits in
            if let tint = tint?.resolvedColor(with: traits) { return tint.withAlphaComponent(0.75 * tint.cgColor.alpha) }
            let isDark = (appearance == .unspecified ? traits.userInterfaceStyle : appearance) == .dark
            let tone = isDark ? dark : light
            return UIColor(white: tone.white, alpha: tone.alpha)
        }
    }
}
