import CoreGraphics
import Foundation

/// The shared instances of the system colours, with their documented light and dark values.
enum SystemColors {
    static let systemRed = dynamic(light: 0xFF3B30, dark: 0xFF453A, strongLight: 0xD70015, strongDark: 0xFF6961)
    static let systemOrange = dynamic(light: 0xFF9500, dark: 0xFF9F0A, strongLight: 0xC93400, strongDark: 0xFFB340)
    static let systemYellow = dynamic(light: 0xFFCC00, dark: 0xFFD60A, strongLight: 0xA05A00, strongDark: 0xFFD426)
    static let systemGreen = dynamic(light: 0x34C759, dark: 0x30D158, strongLight: 0x217F38, strongDark: 0x30DB5B)
    static let systemMint = dynamic(light: 0x00C7BE, dark: 0x63E6E2, strongLight: 0x0C7C76, strongDark: 0x66D4CF)
    static let systemTeal = dynamic(light: 0x30B0C7, dark: 0x40C8E0, strongLight: 0x007A8F, strongDark: 0x5DE6FF)
    static let systemCyan = dynamic(light: 0x32ADE6, dark: 0x64D2FF, strongLight: 0x0071A4, strongDark: 0x70D7FF)
    static let systemBlue = dynamic(light: 0x007AFF, dark: 0x0A84FF, strongLight: 0x0040DD, strongDark: 0x409CFF)
    static let systemIndigo = dynamic(light: 0x5856D6, dark: 0x5E5CE6, strongLight: 0x3634A3, strongDark: 0x8785FF)
    static let systemPurple = dynamic(light: 0xAF52DE, dark: 0xBF5AF2, strongLight: 0x8944AB, strongDark: 0xDA8FFF)
    static let systemPink = dynamic(light: 0xFF2D55, dark: 0xFF375F, strongLight: 0xD30F45, strongDark: 0xFF6482)
    static let systemBrown = dynamic(light: 0xA2845E, dark: 0xAC8E68, strongLight: 0x7F6545, strongDark: 0xB59469)
    static let systemGray = dynamic(light: 0x8E8E93, dark: 0x8E8E93, strongLight: 0x6C6C70, strongDark: 0xAEAEB2)
    static let systemGray2 = dynamic(light: 0xAEAEB2, dark: 0x636366, strongLight: 0x8E8E93, strongDark: 0x7C7C80)
    static let systemGray3 = dynamic(light: 0xC7C7CC, dark: 0x48484A, strongLight: 0xAEAEB2, strongDark: 0x545456)
    static let systemGray4 = dynamic(light: 0xD1D1D6, dark: 0x3A3A3C, strongLight: 0xBCBCC0, strongDark: 0x444446)
    static let systemGray5 = dynamic(light: 0xE5E5EA, dark: 0x2C2C2E, strongLight: 0xD8D8DC, strongDark: 0x363638)
    static let systemGray6 = dynamic(light: 0xF2F2F7, dark: 0x1C1C1E, strongLight: 0xEBEBF0, strongDark: 0x242426)
    static let label = dynamic(light: 0x000000, dark: 0xFFFFFF)
    static let secondaryLabel = dynamic(
        light: 0x3C3C43, dark: 0xEBEBF5, lightPercent: 60, darkPercent: 60, strongLightPercent: 85, strongDarkPercent: 80)
    static let tertiaryLabel = dynamic(
        light: 0x3C3C43, dark: 0xEBEBF5, lightPercent: 30, darkPercent: 30, strongLightPercent: 77, strongDarkPercent: 70)
    static let quaternaryLabel = dynamic(
        light: 0x3C3C43, dark: 0xEBEBF5, lightPercent: 18, darkPercent: 16, strongLightPercent: 73, strongDarkPercent: 60)
    static let placeholderText = dynamic(
        light: 0x3C3C43, dark: 0xEBEBF5, lightPercent: 30, darkPercent: 30, strongLightPercent: 77, strongDarkPercent: 75)
    static let link = dynamic(light: 0x007AFF, dark: 0x0984FF, strongLight: 0x0040DD, strongDark: 0x409CFF)
    static let separator = dynamic(
        light: 0x3C3C43, dark: 0x545458, lightPercent: 29, darkPercent: 60, strongLightPercent: 60, strongDarkPercent: 90)
    static let opaqueSeparator = dynamic(light: 0xC6C6C8, dark: 0x38383A, strongLight: 0x8E8E93, strongDark: 0x7C7C80)
    static let systemFill = dynamic(
        light: 0x787880, dark: 0x787880, lightPercent: 20, darkPercent: 36, strongLightPercent: 30, strongDarkPercent: 46)
    static let secondarySystemFill = dynamic(
        light: 0x787880, dark: 0x787880, lightPercent: 16, darkPercent: 32, strongLightPercent: 26, strongDarkPercent: 42)
    static let tertiarySystemFill = dynamic(
        light: 0x767680, dark: 0x767680, lightPercent: 12, darkPercent: 24, strongLightPercent: 22, strongDarkPercent: 34)
    static let quaternarySystemFill = dynamic(
        light: 0x747480, dark: 0x747480, lightPercent: 8, darkPercent: 18, strongLightPercent: 18, strongDarkPercent: 28)
    static let systemBackground = ground(light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
    static let secondarySystemBackground = ground(light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
    static let tertiarySystemBackground = ground(light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
    static let systemGroupedBackground = ground(light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
    static let secondarySystemGroupedBackground = ground(light: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
    static let tertiarySystemGroupedBackground = ground(light: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C)
    static let tintColor = UIColor(tint: ())
    static let lightText = UIColor(white: 1, alpha: 0.6)
    static let darkText = UIColor(white: 0, alpha: 1)

    private static func fixed(_ rgb: Int, percent: CGFloat) -> UIColor {
        UIColor(
            red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255, blue: CGFloat(rgb & 0xFF) / 255,
            alpha: percent / 100)
    }

    /// A background colour with the values of UIKit. In dark mode the colour is lighter at the elevated level. Sheets, popovers and menus have that level.
    private static func ground(light: Int, dark: Int, elevated: Int) -> UIColor {
        let (lightColor, darkColor, elevatedColor) = (fixed(light, percent: 100), fixed(dark, percent: 100), fixed(elevated, percent: 100))
        return UIColor { traits in
            guard traits.userInterfaceStyle == .dark else { return lightColor }
            return traits.userInterfaceLevel == .elevated ? elevatedColor : darkColor
        }
    }

    /// A dynamic colour for light and dark mode, with stronger variants for high contrast. The stronger variants are close to Apple's. They are darkened or
    /// lightened until each has a contrast of 4.5 to 1 on every background. Labels are also made more opaque for this.
    private static func dynamic(
        light: Int, dark: Int, lightPercent: CGFloat = 100, darkPercent: CGFloat = 100, strongLight: Int? = nil, strongDark: Int? = nil,
        strongLightPercent: CGFloat? = nil, strongDarkPercent: CGFloat? = nil
    ) -> UIColor {
        let lightColor = fixed(light, percent: lightPercent)
        let darkColor = fixed(dark, percent: darkPercent)
        let strongLightColor = fixed(strongLight ?? light, percent: strongLightPercent ?? lightPercent)
        let strongDarkColor = fixed(strongDark ?? dark, percent: strongDarkPercent ?? darkPercent)
        return UIColor { traits in
            let isStrong = traits.accessibilityContrast == .high
            if traits.userInterfaceStyle == .dark { return isStrong ? strongDarkColor : darkColor }
            return isStrong ? strongLightColor : lightColor
        }
    }
}
