import UIKit

/// A picker with two wheels.
final class PickerViewExample: ComponentScreen, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    let picker = UIPickerView()

    override func viewDidLoad() {
        super.viewDidLoad()
        picker.dataSource = self
        picker.delegate = self
        picker.selectRow(1, inComponent: 0, animated: false)
        show(picker)
    }

    // snippet: code
    private let columns = [["Small", "Medium", "Large"], ["Coffee", "Tea", "Cocoa", "Juice"]]

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { columns[component].count }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        columns[component][row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        print(columns[component][row])
    }

    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        ["Size", "Drink"][component]
    }
    // end snippet
}
