import Foundation
import InterfaceDocuments

/// The images of documents: images in the app's bundles, and system symbols.
@MainActor
enum InterfaceImages {
    /// The image in the attribute or child element `key`. Nil without such an attribute or element. Logs an error if no image has the given name.
    static func image(_ key: String, of element: InterfaceElement, _ loader: InterfaceLoader) -> UIImage? {
        if let name = element[key], !name.isEmpty {
            return image(name, of: element, symbol: element["catalog"] == "system", loader)
        }
        // Xcode 12 and later write a reference if a symbol has its own scale or rendering mode.
        guard let reference = element.child(key: key), reference.name == "imageReference", let name = reference["image"] else { return nil }
        return image(name, of: reference, symbol: reference["catalog"] == "system", loader)
    }

    private static func image(_ name: String, of element: InterfaceElement, symbol: Bool, _ loader: InterfaceLoader) -> UIImage? {
        guard var image = found(name, isSymbol: symbol, loader) else {
            loader.report("There is no \(symbol ? "symbol" : "image") \"\(name)\".", element)
            return nil
        }
        if let configuration = configuration(element) { image = image.withConfiguration(configuration) }
        return element["renderingMode"].flatMap { modes[$0] }.map { image.withRenderingMode($0) } ?? image
    }

    private static func found(_ name: String, isSymbol: Bool, _ loader: InterfaceLoader) -> UIImage? {
        if isSymbol {
            // A symbol that UIKit lacks may be one of the app's own images.
            if let image = UIImage(systemName: name) { return image }
        }
        for bundle in loader.bundle === Bundle.main ? [loader.bundle] : [loader.bundle, .main] {
            if let image = UIImage(named: name, in: bundle, compatibleWith: nil) { return image }
        }
        return nil
    }

    private static let modes: [String: UIImage.RenderingMode] = [
        "original": .alwaysOriginal, "template": .alwaysTemplate,
    ]

    // MARK: Symbols

    /// The symbol configuration in an `imageReference` or a `preferredSymbolConfiguration`; nil if it is empty.
    static func configuration(_ element: InterfaceElement) -> UIImage.SymbolConfiguration? {
        let weight = element["weight"].flatMap { weights[$0] }
        let scale = (element["symbolScale"] ?? element["scale"]).flatMap { scales[$0] }
        var configuration: UIImage.SymbolConfiguration?
        func add(_ part: UIImage.SymbolConfiguration) { configuration = configuration.map { $0.applying(part) } ?? part }
        switch element["configurationType"] {
        case "pointSize":
            if let size = element.number("pointSize"), size > 0 { add(UIImage.SymbolConfiguration(pointSize: min(size, 2000))) }
        case "font":
            if let child = element.child(key: "fontDescription") ?? element.child("fontDescription"), let font = InterfaceFonts.font(child)
            {
                add(UIImage.SymbolConfiguration(font: font))
            }
        default: break
        }
        if let weight { add(UIImage.SymbolConfiguration(weight: weight)) }
        if let scale { add(UIImage.SymbolConfiguration(scale: scale)) }
        return configuration
    }

    private static let weights: [String: UIImage.SymbolWeight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold,
        "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    private static let scales: [String: UIImage.SymbolScale] = ["default": .default, "small": .small, "medium": .medium, "large": .large]
}
