import Foundation
import InterfaceDocuments

extension UIViewController {
    /// Performs a segue of the storyboard. See ``performSegue(withIdentifier:sender:)``.
    func basePerformSegue(_ identifier: String, _ sender: Any?) {
        // The segues of objects in the view exist after the view is loaded.
        if interface?.segues.contains(where: { $0.identifier == identifier }) != true { loadViewIfNeeded() }
        guard let template = interface?.segues.first(where: { $0.identifier == identifier }) else {
            return storyboardLog.error(
                "Receiver (\(type(of: self))) has no segue with identifier \"\(identifier)\". Set the identifier in the storyboard.")
        }
        template.perform(from: self, sender: sender)
    }
}
