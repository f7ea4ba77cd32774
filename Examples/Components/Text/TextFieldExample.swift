import UIKit

/// Text fields for a name and a password.
final class TextFieldExample: ComponentScreen, UITextFieldDelegate {
    let name = UITextField()
    let password = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        // snippet: code
        name.borderStyle = .roundedRect
        name.text = "Ada"
        name.clearButtonMode = .always
        name.accessibilityLabel = "Name"
        name.delegate = self

        password.borderStyle = .roundedRect
        password.placeholder = "Password"
        password.isSecureTextEntry = true
        password.textContentType = .password

        fill(with: name, password)
        // end snippet
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        password.becomeFirstResponder()
    }
}
