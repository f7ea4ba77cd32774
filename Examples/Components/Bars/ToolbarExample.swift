import UIKit

/// A stack with a toolbar.
final class ToolbarExample: UINavigationController {
    convenience init() {
        self.init(rootViewController: PhotoScreen())
    }

    private final class PhotoScreen: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            title = "Photo"
            // snippet: code
            toolbarItems = [
                UIBarButtonItem(systemItem: .action), .flexibleSpace(),
                UIBarButtonItem(title: "Adjust"), .flexibleSpace(),
                UIBarButtonItem(systemItem: .trash),
            ]
            navigationController?.setToolbarHidden(false, animated: false)
            // end snippet
        }
    }
}
