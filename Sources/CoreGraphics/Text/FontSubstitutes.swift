import Foundation

/// Substitutes for font families that every iPhone has and most Linux systems lack. Programs select these families by name.
enum FontSubstitutes {
    private static let sans = "Inter,Cantarell,Noto Sans,Ubuntu,DejaVu Sans,sans-serif"
    /// Fonts that are metric-compatible with Helvetica and Arial.
    private static let grotesque = "Liberation Sans,Arimo,Nimbus Sans,FreeSans," + sans
    private static let serif = "Noto Serif,DejaVu Serif,Liberation Serif,serif"
    /// Fonts that are metric-compatible with Times New Roman.
    private static let times = "Liberation Serif,Tinos,Nimbus Roman,FreeSerif," + serif
    private static let monospaced = "DejaVu Sans Mono,Noto Sans Mono,Ubuntu Mono,Liberation Mono,monospace"
    /// Fonts that are metric-compatible with Courier.
    private static let courier = "Liberation Mono,Cousine,Nimbus Mono PS,FreeMono," + monospaced

    /// Substitutes by lowercase name without spaces.
    private static let families: [String: String] = {
        var families: [String: String] = [:]
        let groups: [(substitutes: String, names: String)] = [
            (grotesque, "helvetica helveticaneue arial"),
            (times, "timesnewroman"),
            (courier, "courier couriernew"),
            (monospaced, "menlo"),
            (
                serif,
                """
                georgia palatino baskerville didot cochin hoeflertext bodoni72 bodoni72oldstyle bodoni72smallcaps americantypewriter charter \
                iowanoldstyle copperplate academyengravedlet
                """
            ),
            (
                sans,
                """
                avenir avenirnext avenirnextcondensed futura gillsans optima verdana trebuchet trebuchetms arialroundedmtbold arialhebrew \
                dinalternate dincondensed applesdgothicneo pingfangsc pingfangtc pingfanghk hiraginosans thonburi geezapro kailasa \
                chalkboardse chalkduster markerfelt noteworthy papyrus bradleyhand snellroundhand zapfino savoyelet partylet
                """
            ),
        ]
        for group in groups {
            for name in group.names.split(separator: " ") { families[String(name)] = group.substitutes }
        }
        return families
    }()

    /// Style names and their weights, the longer names first.
    private static let weights: [(word: String, weight: Int)] = [
        ("ultralight", 100), ("extralight", 200), ("semibold", 600), ("demibold", 600), ("extrabold", 800), ("regular", 400),
        ("medium", 500),
        ("thin", 100), ("light", 300), ("heavy", 800), ("black", 900), ("roman", 400), ("book", 400), ("bold", 700), ("wide", 400),
    ]

    /// The substitute of a font such as "HelveticaNeue-LightItalic" or a family such as "Times New Roman"; nil for a name that iPhones do not have.
    static func face(named name: String, size: CGFloat) -> FontDescription? {
        let parts = name.lowercased().filter { $0 != " " }.split(separator: "-", maxSplits: 1).map(String.init)
        guard let base = parts.first, let family = family(base) else { return nil }
        guard parts.count == 2 else { return FontDescription(family: family, size: size).with(FontLines(of: base)) }
        guard let style = style(parts[1]) else { return nil }
        return FontDescription(family: family, size: size, weight: style.weight, isItalic: style.isItalic)
            .with(FontLines(of: base, weight: style.weight))
    }

    /// Some names end in the foundry's initials, such as "ArialMT" and "TimesNewRomanPS-BoldMT".
    private static func family(_ base: String) -> String? {
        for ending in ["", "mt", "ps", "psmt"] where base.hasSuffix(ending) {
            if let family = families[String(base.dropLast(ending.count))] { return family }
        }
        return nil
    }

    private static func style(_ text: String) -> (weight: Int, isItalic: Bool)? {
        var rest = text.hasSuffix("mt") ? String(text.dropLast(2)) : text
        var isItalic = false
        for word in ["italic", "oblique"] {
            guard let range = rest.range(of: word) else { continue }
            rest.removeSubrange(range)
            isItalic = true
        }
        if let range = rest.range(of: "condensed") { rest.removeSubrange(range) }
        if rest.isEmpty { return (400, isItalic) }
        return weights.first { $0.word == rest }.map { ($0.weight, isItalic) }
    }
}
