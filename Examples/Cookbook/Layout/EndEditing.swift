import UIKit

/// A screen that ends the editing of its fields if a touch is outside of them.
final class NoteFormController: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 34))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.borderStyle = .roundedRect
        view.addSubview(field)
        let tap = UITapGestureRecognizer { [weak self] _ in self?.view.endEditing(true) }
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
    }
}
