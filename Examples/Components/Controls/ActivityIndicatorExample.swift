import UIKit

/// Activity indicators of both sizes.
final class ActivityIndicatorExample: ComponentScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        // snippet: code
        let medium = UIActivityIndicatorView(style: .medium)
        medium.startAnimating()

        let large = UIActivityIndicatorView(style: .large)
        large.color = .systemBlue
        large.startAnimating()

        let stopped = UIActivityIndicatorView(style: .large)
        stopped.hidesWhenStopped = false

        show(row(medium, large, stopped))
        // end snippet
    }
}
