import UIKit

extension UIViewController {
    /// Shows a controller as a sheet that a drag makes higher.
    func presentSheet(_ controller: UIViewController) {
        controller.modalPresentationStyle = .pageSheet
        if let sheet = controller.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
            // The views behind the low sheet take touches.
            sheet.largestUndimmedDetentIdentifier = .medium
        }
        present(controller, animated: true)
    }
}
