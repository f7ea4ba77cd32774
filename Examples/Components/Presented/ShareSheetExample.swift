import UIKit

/// A share sheet.
final class ShareSheetExample: ComponentScreen {
    private let button = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        button.configuration?.title = "Share"
        button.addAction(UIAction { [weak self] _ in self?.share() }, for: .primaryActionTriggered)
        show(button)
    }

    // snippet: code
    func share() {
        let sheet = UIActivityViewController(activityItems: ["Dear Ada"], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = button
        present(sheet, animated: true)
    }
    // end snippet
}
