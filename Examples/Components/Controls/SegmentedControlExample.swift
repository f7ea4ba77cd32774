import UIKit

/// A segmented control with titles, and one with images.
final class SegmentedControlExample: ComponentScreen {
    let span = UISegmentedControl(items: ["Day", "Week", "Month"])

    override func viewDidLoad() {
        super.viewDidLoad()
        // snippet: code
        span.selectedSegmentIndex = 1
        span.accessibilityLabel = "Calendar"
        span.addAction(UIAction { [span] _ in print(span.selectedSegmentIndex) }, for: .valueChanged)

        let layout = UISegmentedControl()
        let list = UIAction(title: "List", image: UIImage(systemName: "list.bullet")) { _ in print("list") }
        let grid = UIAction(title: "Grid", image: UIImage(systemName: "square.grid.2x2")) { _ in print("grid") }
        layout.insertSegment(action: list, at: 0, animated: false)
        layout.insertSegment(action: grid, at: 1, animated: false)
        layout.selectedSegmentIndex = 0
        layout.accessibilityLabel = "Layout"

        show(span, layout)
        // end snippet
    }
}
