import UIKit

extension UIViewController {
    /// Offers to copy, mail, open or save a text.
    func share(_ text: String, from button: UIView) {
        let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = button
        present(sheet, animated: true)
    }
}
