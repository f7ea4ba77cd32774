import UIKit

/// A screen without content.
final class ContentUnavailableExample: UIViewController {
    private(set) var additions = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        // snippet: code
        var empty = UIContentUnavailableConfiguration.empty()
        empty.image = UIImage(systemName: "tray")
        empty.text = "No notes"
        empty.secondaryText = "Notes that you write appear here."
        empty.button = .filled()
        empty.button.title = "New note"
        empty.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.additions += 1 }
        contentUnavailableConfiguration = empty
        // end snippet
    }
}
