import UIKit

/// A sheet with two heights.
final class SheetExample: ComponentScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        show(UIButton(configuration: .filled(), primaryAction: UIAction(title: "Filters") { [weak self] _ in self?.showFilters() }))
    }

    // snippet: code
    func showFilters() {
        let filters = FilterScreen()
        if let sheet = filters.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
        }
        present(filters, animated: true)
    }
    // end snippet

    private final class FilterScreen: ComponentScreen {
        override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel()
            label.text = "Only photos with people"
            let choice = UISwitch()
            choice.accessibilityLabel = label.text
            show(row(label, choice))
        }
    }
}
