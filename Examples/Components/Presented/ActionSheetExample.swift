import UIKit

/// An action sheet.
final class ActionSheetExample: ComponentScreen {
    private(set) var chosen: [String] = []
    private let button = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        button.configuration?.title = "Add photo"
        button.addAction(UIAction { [weak self] _ in self?.choose() }, for: .primaryActionTriggered)
        show(button)
    }

    // snippet: code
    func choose() {
        let sheet = UIAlertController(title: nil, message: "Add a photo", preferredStyle: .actionSheet)
        for title in ["Camera", "Library"] {
            sheet.addAction(UIAlertAction(title: title, style: .default) { [weak self] _ in self?.chosen.append(title) })
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = button
        present(sheet, animated: true)
    }
    // end snippet
}
