import UIKit

/// A font picker on a sheet.
final class FontPickerExample: ComponentScreen, UIFontPickerViewControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Font") { [weak self] _ in self?.chooseFont() })
        show(button)
    }

    // snippet: code
    func chooseFont() {
        let picker = UIFontPickerViewController()
        picker.delegate = self
        present(picker, animated: true)
    }

    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        print(viewController.selectedFontDescriptor?.postscriptName ?? "")
        viewController.dismiss(animated: true)
    }
    // end snippet
}
