import UIKit

/// The contrast of two colours by WCAG 2.2.
enum Contrast {
    /// The least contrast of text.
    static let ofText: CGFloat = 4.5

    /// The contrast ratio from 1 (equal) to 21 (black and white). Both colours are opaque and static.
    static func ratio(_ one: UIColor, _ other: UIColor) -> CGFloat {
        let (one, other) = (luminance(one), luminance(other))
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    private static func luminance(_ color: UIColor) -> CGFloat {
        let parts = color.components
        func linear(_ value: CGFloat) -> CGFloat { value <= 0.04045 ? value / 12.92 : CGFloat(pow(Double((value + 0.055) / 1.055), 2.4)) }
        return 0.2126 * linear(parts.red) + 0.7152 * linear(parts.green) + 0.0722 * linear(parts.blue)
    }
}

/// The Gallery's text and background colours, since the system's have less contrast than ``Contrast/ofText``.
extension UIColor {
    /// Secondary text.
    static let note = pair(light: (0.33, 0.33, 0.33), dark: (0.76, 0.76, 0.76))
    /// Placeholder text.
    static let hint = pair(light: (0.40, 0.40, 0.40), dark: (0.68, 0.68, 0.68))
    /// Text that can be tapped.
    static let accent = pair(light: (0, 0.28, 0.70), dark: (0.58, 0.79, 1))
    /// Text about destructive actions and errors.
    static let warning = pair(light: (0.65, 0.05, 0.03), dark: (1, 0.68, 0.65))
    /// Text about success.
    static let success = pair(light: (0.04, 0.40, 0.13), dark: (0.45, 0.88, 0.55))

    private typealias Parts = (red: CGFloat, green: CGFloat, blue: CGFloat)

    private static func pair(light: Parts, dark: Parts) -> UIColor {
        UIColor { traits in
            let parts = traits.userInterfaceStyle == .dark ? dark : light
            return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: 1)
        }
    }

    /// The colour as a background for text in ``ink``, slightly darkened if white text is almost readable on it.
    var ground: UIColor {
        UIColor { [self] traits in
            let color = resolvedColor(with: traits)
            return color.isDeep ? color.darkened : color
        }
    }

    /// The colour darkened as much as white text requires.
    var groundOfWhite: UIColor { UIColor { [self] traits in resolvedColor(with: traits).darkened } }

    /// The text colour on ``ground``: white or almost black.
    var ink: UIColor {
        UIColor { [self] traits in resolvedColor(with: traits).isDeep ? .white : UIColor(white: 0.08, alpha: 1) }
    }

    /// Whether slight darkening makes white text readable.
    private var isDeep: Bool { Contrast.ratio(self, .white) >= 3 }

    private var darkened: UIColor {
        let parts = components
        var part: CGFloat = 1
        var color = self
        while part > 0, Contrast.ratio(color, .white) < Contrast.ofText + 0.1 {
            part -= 0.02
            color = UIColor(red: parts.red * part, green: parts.green * part, blue: parts.blue * part, alpha: 1)
        }
        return color
    }

    /// The sRGB components.
    fileprivate var components: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: nil)
        return (red, green, blue)
    }
}
