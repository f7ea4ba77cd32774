import UIKit

extension UIViewController {
    /// Asks for a new name. An empty name cannot be confirmed.
    func askForName(_ current: String, rename: @escaping @MainActor (String) -> Void) {
        let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
        let confirm = UIAlertAction(title: "Rename", style: .default) { [unowned alert] _ in
            rename(alert.textFields?.first?.text ?? "")
        }
        alert.addTextField { [unowned confirm] field in
            field.text = current
            field.addAction(
                UIAction { [unowned field, unowned confirm] _ in confirm.isEnabled = field.hasText }, for: .editingChanged)
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(confirm)
        alert.preferredAction = confirm
        present(alert, animated: true)
    }
}
