import UIKit

/// A colour picker on a sheet.
final class ColorPickerExample: ComponentScreen, UIColorPickerViewControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        show(UIButton(configuration: .filled(), primaryAction: UIAction(title: "Colour") { [weak self] _ in self?.chooseColor() }))
    }

    // snippet: code
    func chooseColor() {
        let picker = UIColorPickerViewController()
        picker.title = "Paint"
        picker.selectedColor = .systemTeal
        picker.delegate = self
        present(picker, animated: true)
    }

    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
        view.backgroundColor = color
    }
    // end snippet
}
