/// A colour for the screen: sRGB components and alpha, not premultiplied, from 0 to 1. Only wide-gamut colours exceed that range.
package struct RGBA: Hashable, Sendable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat

    package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// The colour with each component clamped to 0…1.
    package var clamped: RGBA {
        func clamp(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
        return RGBA(red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha))
    }
}

/// Conversions between colour spaces, which all have sRGB's white point, D65.
enum ColorConversion {
    /// Decodes sRGB's transfer curve to linear light (IEC 61966-2-1). Negative values of extended components are mirrored at zero.
    static func linear(_ value: CGFloat) -> CGFloat {
        let magnitude = abs(value)
        let light = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
        return value < 0 ? -light : light
    }

    /// Encodes linear light with sRGB's transfer curve.
    static func encoded(_ light: CGFloat) -> CGFloat {
        let magnitude = abs(light)
        let value = magnitude <= 0.003_130_8 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
        return light < 0 ? -value : value
    }

    /// Converts linear Display P3 to linear sRGB.
    static func sRGBFromP3(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
        (
            1.224_940_176_280_5 * r - 0.224_940_176_280_5 * g,
            -0.042_056_954_709_7 * r + 1.042_056_954_709_7 * g,
            -0.019_637_554_590_3 * r - 0.078_636_045_550_6 * g + 1.098_273_600_140_9 * b
        )
    }

    /// Converts linear sRGB to linear Display P3: the inverse of ``sRGBFromP3(_:_:_:)``.
    static func p3FromSRGB(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
        let m11: CGFloat = 1.224_940_176_280_5
        let m12: CGFloat = -0.224_940_176_280_5
        let m21: CGFloat = -0.042_056_954_709_7
        let m22: CGFloat = 1.042_056_954_709_7
        let determinant = m11 * m22 - m12 * m21
        let red = (m22 * r - m12 * g) / determinant
        let green = (m11 * g - m21 * r) / determinant
        let blue = (b + 0.019_637_554_590_3 * red + 0.078_636_045_550_6 * green) / 1.098_273_600_140_9
        return (red, green, blue)
    }

    /// Converts components followed by alpha from `space` to sRGB, possibly outside of 0…1.
    static func rgba(_ components: [CGFloat], in space: CGColorSpace) -> RGBA {
        let alpha = components.last ?? 1
        func at(_ index: Int) -> CGFloat { index < components.count ? components[index] : 0 }
        switch space.kind {
        case .deviceRGB, .sRGB, .extendedSRGB:
            return RGBA(red: at(0), green: at(1), blue: at(2), alpha: alpha)
        case .linearSRGB:
            return RGBA(red: encoded(at(0)), green: encoded(at(1)), blue: encoded(at(2)), alpha: alpha)
        case .displayP3:
            let light = sRGBFromP3(linear(at(0)), linear(at(1)), linear(at(2)))
            return RGBA(red: encoded(light.0), green: encoded(light.1), blue: encoded(light.2), alpha: alpha)
        case .deviceGray:
            return RGBA(red: at(0), green: at(0), blue: at(0), alpha: alpha)
        case .genericGrayGamma2_2:
            let gray = encoded(pow(max(at(0), 0), 2.2))
            return RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
        case .linearGray:
            let gray = encoded(at(0))
            return RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
        }
    }

    /// Converts an sRGB colour to components followed by alpha in `space`. The components are clamped to 0…1 unless the space is extended.
    static func components(of color: RGBA, in space: CGColorSpace) -> [CGFloat] {
        func held(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
        let r = linear(color.red)
        let g = linear(color.green)
        let b = linear(color.blue)
        // The luminance of linear light (Rec. 709).
        let luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b
        switch space.kind {
        case .extendedSRGB: return [color.red, color.green, color.blue, color.alpha]
        case .deviceRGB, .sRGB: return [held(color.red), held(color.green), held(color.blue), color.alpha]
        case .linearSRGB: return [held(r), held(g), held(b), color.alpha]
        case .displayP3:
            let light = p3FromSRGB(r, g, b)
            return [held(encoded(light.0)), held(encoded(light.1)), held(encoded(light.2)), color.alpha]
        case .deviceGray: return [held(encoded(luminance)), color.alpha]
        case .genericGrayGamma2_2: return [held(pow(max(luminance, 0), 1 / 2.2)), color.alpha]
        case .linearGray: return [held(luminance), color.alpha]
        }
    }
}
