import UIKit

/// A form in which Return moves to the next field, and closes the keyboard in the last one.
final class AddressController: UIViewController, UITextFieldDelegate {
    let fields = ["Name", "Street", "Town"].map { title in
        let field = UITextField()
        field.placeholder = title
        field.borderStyle = .roundedRect
        return field
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for field in fields {
            field.delegate = self
            field.returnKeyType = field === fields.last ? .done : .next
        }
        let stack = UIStackView(arrangedSubviews: fields)
        stack.axis = .vertical
        stack.spacing = 12
        stack.frame = CGRect(x: 20, y: 20, width: 280, height: 126)
        view.addSubview(stack)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let index = fields.firstIndex(of: textField) else { return true }
        if index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return false
    }
}
