import Foundation

/// The conditions of a set's member, from `Contents.json`.
struct CatalogConditions: Decodable, Sendable {
    struct Appearance: Decodable, Sendable {
        var appearance: String
        var value: String
    }

    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?
    var gamut: String?
    var direction: String?
    var widthClass: String?
    var heightClass: String?

    enum CodingKeys: String, CodingKey {
        case idiom, scale, appearances
        case gamut = "display-gamut"
        case direction = "language-direction"
        case widthClass = "width-class"
        case heightClass = "height-class"
    }

    /// The scale in pixels per point. Nil if the member applies to all scales.
    var pixelsPerPoint: CGFloat? {
        guard let scale, scale.hasSuffix("x"), let number = Double(scale.dropLast()), number > 0, number <= 10 else { return nil }
        return CGFloat(number)
    }

    private func value(of appearance: String) -> String? { appearances?.first { $0.appearance == appearance }?.value }

    /// The rank of the member for traits. Higher is better. Nil if a condition is not satisfied.
    func rank(for traits: UITraitCollection) -> Int? {
        var rank = 0
        /// Evaluates a condition. An unsatisfied condition excludes the member. A satisfied condition adds to the rank, so that specific members have a higher
        /// rank than general ones.
        func check(_ asked: Bool, _ holds: Bool, _ worth: Int) -> Bool {
            guard asked else { return true }
            rank += holds ? worth : 0
            return holds
        }
        let isDark = traits.userInterfaceStyle == .dark
        if let luminosity = value(of: "luminosity"), !check(luminosity != "any", (luminosity == "dark") == isDark, 64) { return nil }
        let isHigh = traits.accessibilityContrast == .high
        if let contrast = value(of: "contrast"), !check(contrast != "normal", (contrast == "high") == isHigh, 32) { return nil }
        if let idiom, !check(idiom != "universal", idiom == Self.name(of: traits.userInterfaceIdiom), 16) { return nil }
        if let direction, !check(true, (direction == "right-to-left") == (traits.layoutDirection == .rightToLeft), 8) { return nil }
        if let widthClass, !check(true, Self.matches(widthClass, traits.horizontalSizeClass), 4) { return nil }
        if let heightClass, !check(true, Self.matches(heightClass, traits.verticalSizeClass), 4) { return nil }
        if let gamut, !check(gamut != "sRGB", traits.displayGamut == .P3, 2) { return nil }
        return rank
    }

    private static func matches(_ name: String, _ sizeClass: UIUserInterfaceSizeClass) -> Bool {
        name == "compact" ? sizeClass == .compact : sizeClass == .regular
    }

    private static func name(of idiom: UIUserInterfaceIdiom) -> String {
        switch idiom {
        case .phone: "iphone"
        case .mac: "mac"
        case .tv: "tv"
        case .carPlay: "car"
        default: "ipad"
        }
    }
}

extension Array {
    /// The members with the highest rank for traits. Ignores the device idiom if no member matches.
    func best(for traits: UITraitCollection, _ conditions: (Element) -> CatalogConditions) -> [Element] {
        let ranked = compactMap { member in conditions(member).rank(for: traits).map { (member, $0) } }
        if let best = ranked.map(\.1).max() { return ranked.filter { $0.1 == best }.map(\.0) }
        let anyDevice = compactMap { member -> (Element, Int)? in
            var loose = conditions(member)
            loose.idiom = nil
            return loose.rank(for: traits).map { (member, $0) }
        }
        guard let best = anyDevice.map(\.1).max() else { return [] }
        return anyDevice.filter { $0.1 == best }.map(\.0)
    }
}
