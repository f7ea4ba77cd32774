/// The line heights of Apple's fonts. Layout uses them instead of the line heights of the substitute fonts.
///
/// Programs and documents depend on these heights. A label with the system font at 17 points is 20.5 points high on every iPhone with two pixels per point.
/// Here it has the same height, whatever fonts the desktop has.
package enum FontLines: UInt8, Hashable, Sendable {
    /// The line heights of the installed font itself.
    case measured
    /// The system font, San Francisco, in all its designs.
    case system
    /// The system font for a text style, which has additional space between lines.
    case textStyle
    case helveticaNeue, helveticaNeueLight, helveticaNeueBold
    case helvetica, arial, arialRounded, avenir, courier, courierNew, georgia, hoefler, menlo, timesNewRoman, verdana

    /// The metrics as fractions of the font size. They are the ascender, descender and line gap in the `hhea` tables of Apple's fonts, divided by the units per
    /// em. Frames in Xcode documents confirm the values for the system font, Helvetica Neue, Avenir, Menlo, Verdana and Arial Rounded. Apple's text engine adds
    /// 0.15 to the ascender of Helvetica, Times and Courier: `UIFont` returns 15.64 and -3.91 for Helvetica at 17 points.
    package var shares: (ascender: CGFloat, descender: CGFloat, leading: CGFloat)? {
        switch self {
        case .measured: nil
        case .system, .textStyle: (1950 / 2048, -494 / 2048, 0)
        case .helveticaNeue: (0.952, -0.213, 0.028)
        case .helveticaNeueLight: (0.967, -0.213, 0.028)
        case .helveticaNeueBold: (0.975, -0.217, 0.029)
        case .helvetica: (1577 / 2048 + 0.15, -471 / 2048, 0)
        case .arial: (1854 / 2048, -434 / 2048, 67 / 2048)
        case .arialRounded: (0.946, -0.211, 0)
        case .avenir: (1, -0.366, 0)
        case .courier: (1544 / 2048 + 0.15, -504 / 2048, 0)
        case .courierNew: (1705 / 2048, -615 / 2048, 0)
        case .georgia: (1878 / 2048, -449 / 2048, 0)
        case .hoefler: (0.721, -0.279, 0)
        case .menlo: (1901 / 2048, -483 / 2048, 0)
        case .timesNewRoman: (1825 / 2048, -443 / 2048, 87 / 2048)
        case .verdana: (2059 / 2048, -430 / 2048, 0)
        }
    }

    /// The distance between baselines by font size, both in points. Source: Apple's table of the text styles at all sizes.
    private static let pitches: [CGFloat: CGFloat] = [
        11: 13, 12: 16, 13: 18, 14: 19, 15: 20, 16: 21, 17: 22, 18: 23, 19: 24, 20: 25, 21: 26, 22: 28, 23: 29, 24: 30, 25: 31,
        26: 32, 27: 33, 28: 34, 29: 35, 30: 37, 31: 38, 32: 39, 33: 40, 34: 41, 36: 43, 38: 46, 39: 47, 40: 48, 43: 51, 44: 52,
        47: 56, 48: 57, 49: 58, 51: 60, 53: 62, 55: 65, 56: 66, 58: 68, 60: 70,
    ]

    /// The font's leading at a size, in points.
    package func leading(ofSize size: CGFloat) -> CGFloat {
        guard let shares else { return 0 }
        guard self == .textStyle else { return shares.leading * size }
        let height = (shares.ascender - shares.descender) * size
        return max((FontLines.pitches[size] ?? (height + 0.08 * size).rounded()) - height, 0)
    }

    /// Selects the line heights for a family name, or for a font name in which a hyphen and a style follow the family.
    package init(of name: String, weight: Int = 400) {
        if name == FontDescription.systemFamily || name == FontDescription.monospacedFamily || name == FontDescription.serifFamily {
            self = .system
            return
        }
        let base = name.prefix { $0 != "-" && $0 != "," }.lowercased().filter { $0 != " " }
        switch base {
        case "helveticaneue": self = weight < 400 ? .helveticaNeueLight : weight > 400 ? .helveticaNeueBold : .helveticaNeue
        case "helvetica": self = .helvetica
        case "arial", "arialmt": self = .arial
        case "arialroundedmtbold": self = .arialRounded
        case "avenir", "avenirnext", "avenirnextcondensed": self = .avenir
        case "courier": self = .courier
        case "couriernew", "couriernewps", "couriernewpsmt": self = .courierNew
        case "georgia": self = .georgia
        case "hoeflertext": self = .hoefler
        case "menlo": self = .menlo
        case "timesnewroman", "timesnewromanps", "timesnewromanpsmt": self = .timesNewRoman
        case "verdana": self = .verdana
        default: self = .measured
        }
    }
}
