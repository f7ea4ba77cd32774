import Foundation

/// A colour set of an asset catalog: a named colour with a value for each appearance.
struct CatalogColorSet: Decodable, Sendable {
    private struct Value: Decodable, Sendable {
        var space: String?
        var components: [String: Component]?
        var reference: String?

        enum CodingKeys: String, CodingKey {
            case components, reference
            case space = "color-space"
        }
    }

    /// A colour component: a string as written by Xcode, or a number.
    private enum Component: Decodable, Sendable {
        case number(Double)

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let number = try? value.decode(Double.self) {
                self = .number(number)
                return
            }
            let text = try value.decode(String.self).trimmingCharacters(in: .whitespaces)
            if text.lowercased().hasPrefix("0x"), let byte = Int(text.dropFirst(2), radix: 16) {
                self = .number(Double(byte) / 255)
            } else if let byte = Int(text) {
                // An integer is a byte from 0 to 255. But an alpha of 1 means opaque; see `color(_:)`.
                self = .number(Double(byte) / 255)
            } else if let number = Double(text), number.isFinite {
                self = .number(number)
            } else {
                throw DecodingError.dataCorruptedError(in: value, debugDescription: "\"\(text)\" is not a color component")
            }
        }

        var number: CGFloat {
            switch self {
            case .number(let number): CGFloat(min(max(number, -8), 8))
            }
        }
    }

    private struct Member: Decodable, Sendable {
        var color: Value?
        var conditions: CatalogConditions

        enum CodingKeys: CodingKey { case color }

        init(from decoder: any Decoder) throws {
            color = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Value.self, forKey: .color)
            conditions = try CatalogConditions(from: decoder)
        }
    }

    private var colors: [Member]

    /// The colour, which is dynamic if the set has several values. Nil for an empty set.
    var color: UIColor? {
        let known = colors.compactMap { member in member.color.flatMap { Self.color($0) }.map { (member.conditions, $0) } }
        guard let first = known.first else { return nil }
        if known.count == 1 { return first.1 }
        return UIColor { traits in known.best(for: traits, \.0).first?.1 ?? first.1 }
    }

    private static func color(_ value: Value) -> UIColor? {
        if let reference = value.reference { return system(reference) }
        guard let components = value.components else { return nil }
        func component(_ name: String, _ otherwise: CGFloat = 0) -> CGFloat { components[name]?.number ?? otherwise }
        // An opaque alpha can also be written as 1, which decodes as a byte.
        let alpha = component("alpha", 1)
        let opacity = abs(alpha - 1.0 / 255) < 1e-9 ? 1 : alpha
        switch value.space {
        case "gray-gamma-22", "extended-gray": return UIColor(white: component("white"), alpha: opacity)
        case "display-p3":
            return UIColor(displayP3Red: component("red"), green: component("green"), blue: component("blue"), alpha: opacity)
        case "extended-linear-srgb":
            func encoded(_ linear: CGFloat) -> CGFloat {
                let size = abs(linear)
                let curved = size <= 0.003_130_8 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
                return linear < 0 ? -curved : curved
            }
            return UIColor(
                red: encoded(component("red")), green: encoded(component("green")), blue: encoded(component("blue")), alpha: opacity)
        default: return UIColor(red: component("red"), green: component("green"), blue: component("blue"), alpha: opacity)
        }
    }

    /// The system colour with the name that asset catalogs use.
    private static func system(_ name: String) -> UIColor? {
        let base = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        if let color = systemColors[base] { return color }
        resourceLog.warning("There is no system color \"\(name)\".")
        return nil
    }

    private static let systemColors: [String: UIColor] = [
        "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemGreen": .systemGreen,
        "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan, "systemBlue": .systemBlue,
        "systemIndigo": .systemIndigo, "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
        "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
        "systemGray5": .systemGray5, "systemGray6": .systemGray6, "label": .label, "secondaryLabel": .secondaryLabel,
        "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
        "separator": .separator, "opaqueSeparator": .opaqueSeparator, "systemBackground": .systemBackground,
        "secondarySystemBackground": .secondarySystemBackground, "tertiarySystemBackground": .tertiarySystemBackground,
        "systemGroupedBackground": .systemGroupedBackground, "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "systemFill": .systemFill,
        "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
        "quaternarySystemFill": .quaternarySystemFill, "darkText": .darkText, "lightText": .lightText,
    ]
}

extension UIColor {
    /// The colour with a name in an asset catalog of the app's bundle. Dynamic if the colour set has several appearances. Nil if the colour does not
    /// exist.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The colour with a name in an asset catalog of a bundle. Nil if the colour does not exist.
    ///
    /// - Parameter bundle: The bundle. Nil is the app's bundle.
    /// - Parameter traitCollection: Resolves the colour for these traits, if they are given.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let folder = AssetCatalogs.folder(of: .color, named: name, in: bundle ?? .main),
            let color = AssetCatalogs.contents(CatalogColorSet.self, of: folder)?.color
        else { return nil }
        if let traitCollection, traitCollection.userInterfaceStyle != .unspecified || !color.isDynamic {
            self.init(cgColor: color.resolvedColor(with: traitCollection).cgColor)
        } else {
            self.init(catalogFolder: folder) { ReloadedColorSets.current(folder, color).resolvedColor(with: $0) }
        }
    }
}
