import Foundation
import InterfaceDocuments

/// Reads a `<buttonConfiguration>`, the content and style of a button in documents of Xcode 13 and later.
@MainActor
enum ButtonConfigurationElement {
    /// The configuration of `element`. `id` is the identifier of the button, which is part of the titles' keys in strings tables.
    static func configuration(_ element: InterfaceElement, id: String?, _ loader: InterfaceLoader) -> UIButton.Configuration {
        var configuration = style(element["style"])
        // The size comes first: it changes the default insets.
        if let size = element["buttonSize"].flatMap({ sizes[$0] }) { configuration.buttonSize = size }
        if let style = element["cornerStyle"].flatMap({ cornerStyles[$0] }) { configuration.cornerStyle = style }
        readTitles(element, id: id, loader, into: &configuration)
        readImage(element, loader, into: &configuration)
        if let insets = element.child(key: "contentInsets") { configuration.contentInsets = insets.directionalInsets }
        if let color = element.child(key: "baseForegroundColor").flatMap(loader.color) { configuration.baseForegroundColor = color }
        if let color = element.child(key: "baseBackgroundColor").flatMap(loader.color) { configuration.baseBackgroundColor = color }
        if let background = element.child(key: "background") { read(background, loader, into: &configuration.background) }
        if let isShown = element.flag("showsActivityIndicator") { configuration.showsActivityIndicator = isShown }
        return configuration
    }

    private static func style(_ name: String?) -> UIButton.Configuration {
        switch name {
        case "gray": .gray()
        case "tinted": .tinted()
        case "filled": .filled()
        case "borderless": .borderless()
        case "bordered": .bordered()
        case "borderedTinted": .borderedTinted()
        case "borderedProminent": .borderedProminent()
        default: .plain()
        }
    }

    private static func readTitles(
        _ element: InterfaceElement, id: String?, _ loader: InterfaceLoader, into configuration: inout UIButton.Configuration
    ) {
        configuration.title = loader.text("title", of: element, named: "configuration.title", id: id)
        configuration.subtitle = loader.text("subtitle", of: element, named: "configuration.subtitle", id: id)
        if let title = attributedText("attributedTitle", of: element, loader) { configuration.attributedTitle = title }
        if let subtitle = attributedText("attributedSubtitle", of: element, loader) { configuration.attributedSubtitle = subtitle }
        if let transformer = fontTransformer("titleFontDescription", of: element) {
            configuration.titleTextAttributesTransformer = transformer
        }
        if let transformer = fontTransformer("subtitleFontDescription", of: element) {
            configuration.subtitleTextAttributesTransformer = transformer
        }
        if let mode = element["titleLineBreakMode"].flatMap({ InterfaceText.lineBreaks[$0] }) { configuration.titleLineBreakMode = mode }
        if let mode = element["subtitleLineBreakMode"].flatMap({ InterfaceText.lineBreaks[$0] }) {
            configuration.subtitleLineBreakMode = mode
        }
        if let padding = element.number("titlePadding") { configuration.titlePadding = padding }
        if let alignment = element["titleAlignment"].flatMap({ titleAlignments[$0] }) { configuration.titleAlignment = alignment }
    }

    private static func attributedText(_ key: String, of element: InterfaceElement, _ loader: InterfaceLoader) -> AttributedString? {
        guard let child = element.child(key: key), child.name == "attributedString" else { return nil }
        return AttributedString(InterfaceText.attributedString(child, loader))
    }

    private static func fontTransformer(_ key: String, of element: InterfaceElement) -> UIConfigurationTextAttributesTransformer? {
        guard let font = element.child(key: key).flatMap(InterfaceFonts.font) else { return nil }
        return UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = font
            return outgoing
        }
    }

    private static func readImage(
        _ element: InterfaceElement, _ loader: InterfaceLoader, into configuration: inout UIButton.Configuration
    ) {
        configuration.image = InterfaceImages.image("image", of: element, loader)
        if let symbol = element.child(key: "preferredSymbolConfigurationForImage") {
            configuration.preferredSymbolConfigurationForImage = InterfaceImages.configuration(symbol)
        }
        if let edge = element["imagePlacement"].flatMap({ imagePlacements[$0] }) { configuration.imagePlacement = edge }
        if let padding = element.number("imagePadding") { configuration.imagePadding = padding }
    }

    private static func read(_ element: InterfaceElement, _ loader: InterfaceLoader, into background: inout UIBackgroundConfiguration) {
        if let color = element.child(key: "backgroundColor").flatMap(loader.color) { background.backgroundColor = color }
        if let color = element.child(key: "strokeColor").flatMap(loader.color) { background.strokeColor = color }
        if let width = element.number("strokeWidth") { background.strokeWidth = width }
        if let outset = element.number("strokeOutset") { background.strokeOutset = outset }
        if let radius = element.number("cornerRadius") { background.cornerRadius = radius }
        if let image = InterfaceImages.image("image", of: element, loader) { background.image = image }
        if let insets = element.child(key: "backgroundInsets") { background.backgroundInsets = insets.directionalInsets }
    }

    private static let sizes: [String: UIButton.Configuration.Size] = ["mini": .mini, "small": .small, "medium": .medium, "large": .large]

    private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]

    private static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]

    private static let imagePlacements: [String: NSDirectionalRectEdge] = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]
}
