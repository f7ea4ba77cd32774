import UIKit

/// An alert with two actions.
final class AlertExample: ComponentScreen {
    private(set) var deletions = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        show(UIButton(configuration: .filled(), primaryAction: UIAction(title: "Delete…") { [weak self] _ in self?.confirm() }))
    }

    // snippet: code
    func confirm() {
        let alert = UIAlertController(title: "Delete the photo?", message: "This cannot be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.deletions += 1 })
        present(alert, animated: true)
    }
    // end snippet
}
