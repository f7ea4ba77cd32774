import UIKit

/// How well two colours can be told apart, as WCAG 2.2 measures it.
enum Contrast {
    /// What words need against what lies behind them.
    static let ofText: CGFloat = 4.5

    /// From 1 for colours that are alike to 21 for black and white. Both are opaque, and do not change with the appearance.
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

/// The Gallery's own colours of words, and of what words stand on: the system's are paler than ``Contrast/ofText`` asks for.
extension UIColor {
    /// What stands beside a text and explains it.
    static let note = pair(light: (0.33, 0.33, 0.33), dark: (0.76, 0.76, 0.76))
    /// What stands where nothing is yet.
    static let hint = pair(light: (0.40, 0.40, 0.40), dark: (0.68, 0.68, 0.68))
    /// Words that can be tapped.
    static let accent = pair(light: (0, 0.28, 0.70), dark: (0.58, 0.79, 1))
    /// Words about what cannot be undone, or does not work.
    static let warning = pair(light: (0.65, 0.05, 0.03), dark: (1, 0.68, 0.65))
    /// Words about what went well.
    static let success = pair(light: (0.04, 0.40, 0.13), dark: (0.45, 0.88, 0.55))

    private typealias Parts = (red: CGFloat, green: CGFloat, blue: CGFloat)

    private static func pair(light: Parts, dark: Parts) -> UIColor {
        UIColor { traits in
            let parts = traits.userInterfaceStyle == .dark ? dark : light
            return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: 1)
        }
    }

    /// The colour as a ground for words in ``ink``: where white words are nearly readable it is a little darker, so that they are.
    var ground: UIColor {
        UIColor { [self] traits in
            let color = resolvedColor(with: traits)
            return color.isDeep ? color.darkened : color
        }
    }

    /// The colour for white words, however much darker it has to be.
    var groundOfWhite: UIColor { UIColor { [self] traits in resolvedColor(with: traits).darkened } }

    /// The colour of words on the ``ground`` of this colour: white or nearly black.
    var ink: UIColor {
        UIColor { [self] traits in resolvedColor(with: traits).isDeep ? .white : UIColor(white: 0.08, alpha: 1) }
    }

    /// Darkening takes it to where white words are readable before it is another colour.
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

    /// Its parts in sRGB.
    fileprivate var components: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: nil)
        return (red, green, blue)
    }
}
