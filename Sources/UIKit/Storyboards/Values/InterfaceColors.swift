import Foundation
import InterfaceDocuments

/// The colours of documents: components in a colour space, system colours, or named colours of a catalogue.
@MainActor
enum InterfaceColors {
    /// The colour of a `<color>`; nil for `<nil>` and other elements.
    static func color(_ element: InterfaceElement, in document: InterfaceDocument, bundle: Bundle) -> UIColor? {
        guard element.name == "color" else { return nil }
        // Xcode 11 wrote the colour's name to `xcode11CocoaTouchSystemColor`, and a fallback for older systems to `cocoaTouchSystemColor`.
        let names = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"].compactMap { element[$0] }
        for name in names {
            if let color = system[name] { return color() }
            if let color = document.systemColors[name].flatMap(components) { return color }
        }
        if !names.isEmpty { return components(element) }
        if let name = element["name"] {
            return catalogColor(name, bundle) ?? document.namedColors[name].flatMap { color($0, in: document, bundle: bundle) }
        }
        return components(element)
    }

    /// The colour in the asset catalogue of the bundle, or else of the app. Nil if it is missing: the caller then uses the document's copy.
    private static func catalogColor(_ name: String, _ bundle: Bundle) -> UIColor? {
        for bundle in bundle === Bundle.main ? [bundle] : [bundle, .main] {
            if let color = UIColor(named: name, in: bundle, compatibleWith: nil) { return color }
        }
        return nil
    }

    private static func components(_ element: InterfaceElement) -> UIColor? {
        func part(_ name: String) -> CGFloat? { element.number(name).map { min(max($0, -1), 2) } }
        let alpha = part("alpha") ?? 1
        if let white = part("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
        if element["customColorSpace"] == "displayP3" || element["colorSpace"] == "displayP3" {
            return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        }
        // UIKit uses the components in other spaces (sRGB, calibratedRGB, deviceRGB) without conversion.
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The system colours by their names in documents of all Xcode versions.
    private static let system: [String: @MainActor () -> UIColor] = [
        "labelColor": { .label }, "secondaryLabelColor": { .secondaryLabel }, "tertiaryLabelColor": { .tertiaryLabel },
        "quaternaryLabelColor": { .quaternaryLabel }, "placeholderTextColor": { .placeholderText }, "linkColor": { .link },
        "separatorColor": { .separator }, "opaqueSeparatorColor": { .opaqueSeparator }, "systemFillColor": { .systemFill },
        "secondarySystemFillColor": { .secondarySystemFill }, "tertiarySystemFillColor": { .tertiarySystemFill },
        "quaternarySystemFillColor": { .quaternarySystemFill }, "systemBackgroundColor": { .systemBackground },
        "secondarySystemBackgroundColor": { .secondarySystemBackground }, "tertiarySystemBackgroundColor": { .tertiarySystemBackground },
        "systemGroupedBackgroundColor": { .systemGroupedBackground },
        "secondarySystemGroupedBackgroundColor": { .secondarySystemGroupedBackground },
        "tertiarySystemGroupedBackgroundColor": { .tertiarySystemGroupedBackground },
        "groupTableViewBackgroundColor": { .systemGroupedBackground },
        "tableCellGroupedBackgroundColor": { .secondarySystemGroupedBackground },
        "viewFlipsideBackgroundColor": { UIColor(red: 31 / 255, green: 33 / 255, blue: 36 / 255, alpha: 1) },
        "scrollViewTexturedBackgroundColor": { UIColor(red: 111 / 255, green: 113 / 255, blue: 121 / 255, alpha: 1) },
        "blackColor": { .black }, "darkGrayColor": { .darkGray }, "lightGrayColor": { .lightGray }, "whiteColor": { .white },
        "grayColor": { .gray }, "redColor": { .red }, "greenColor": { .green }, "blueColor": { .blue }, "cyanColor": { .cyan },
        "yellowColor": { .yellow }, "magentaColor": { .magenta }, "orangeColor": { .orange }, "purpleColor": { .purple },
        "brownColor": { .brown }, "clearColor": { .clear },
        "darkTextColor": { .darkText }, "lightTextColor": { .lightText },
        "systemRedColor": { .systemRed }, "systemOrangeColor": { .systemOrange }, "systemYellowColor": { .systemYellow },
        "systemGreenColor": { .systemGreen }, "systemMintColor": { .systemMint }, "systemTealColor": { .systemTeal },
        "systemCyanColor": { .systemCyan }, "systemBlueColor": { .systemBlue }, "systemIndigoColor": { .systemIndigo },
        "systemPurpleColor": { .systemPurple }, "systemPinkColor": { .systemPink }, "systemBrownColor": { .systemBrown },
        "systemGrayColor": { .systemGray }, "systemGray2Color": { .systemGray2 }, "systemGray3Color": { .systemGray3 },
        "systemGray4Color": { .systemGray4 }, "systemGray5Color": { .systemGray5 }, "systemGray6Color": { .systemGray6 },
    ]
}
