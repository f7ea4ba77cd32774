import Foundation

extension UIButton.ButtonType {
    /// The button type in a storyboard or nib. It is needed to create the button, since it is immutable.
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
