import Foundation

extension UIButton.ButtonType {
    /// Decodes the button type from a storyboard or nib. The type is immutable, so it must be decoded before the button is created.
    static func decoded(by coder: NSCoder) -> Self {
        guard let reader = coder as? any InterfaceReader else { return .system }
        return switch reader.attribute("buttonType") {
        case "system", "roundedRect": .system
        case "detailDisclosure": .detailDisclosure
        case "infoLight": .infoLight
        case "infoDark": .infoDark
        case "contactAdd": .contactAdd
        case "close": .close
        default: .custom
        }
    }
}
