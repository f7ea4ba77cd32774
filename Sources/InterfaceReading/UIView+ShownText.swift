import UIKit

extension UIView {
    /// The text that the view itself displays; nil without one, and for passwords.
    package var shownText: String? {
        switch self {
        case let label as UILabel: label.text
        case let button as UIButton: button.currentTitle ?? button.configuration?.title
        case let field as UITextField: field.isSecureTextEntry ? nil : field.text
        case let view as UITextView: view.isSecureTextEntry ? nil : view.text
        default: nil
        }
    }
}
