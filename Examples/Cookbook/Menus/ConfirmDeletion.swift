import UIKit

extension UIViewController {
    /// Asks the user before something is deleted.
    func confirmDeletion(of name: String, delete: @escaping @MainActor () -> Void) {
        let alert = UIAlertController(
            title: "Delete “\(name)”?", message: "You cannot undo this.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }
}
