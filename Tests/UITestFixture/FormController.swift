import UIKit

/// Controls, with a label that shows the last change.
final class FormController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate, UITextFieldDelegate {
    private let colors = ["Red", "Green", "Blue", "Yellow"]
    private let result = UILabel(frame: CGRect(x: 20, y: 60, width: 350, height: 24))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        result.accessibilityIdentifier = "result"
        result.text = "Nothing yet"
        view.addSubview(result)
        addFields()
        addControls()
        let picker = UIPickerView(frame: CGRect(x: 20, y: 440, width: 350, height: 160))
        picker.dataSource = self
        picker.delegate = self
        view.addSubview(picker)
        addLaunchLabel()
    }

    /// Shows the arguments and the environment of the launch.
    private func addLaunchLabel() {
        let label = UILabel(frame: CGRect(x: 20, y: 610, width: 350, height: 24))
        label.accessibilityIdentifier = "launch"
        let theme = UserDefaults.standard.string(forKey: "theme") ?? "no theme"
        let variable = ProcessInfo.processInfo.environment["LODESTONE_FIXTURE"] ?? "no variable"
        label.text = (CommandLine.arguments.dropFirst() + [theme, variable]).joined(separator: " ")
        view.addSubview(label)
    }

    private func addFields() {
        let name = UITextField(frame: CGRect(x: 20, y: 100, width: 350, height: 34))
        name.placeholder = "Name"
        name.accessibilityIdentifier = "name"
        name.borderStyle = .roundedRect
        name.delegate = self
        let password = UITextField(frame: CGRect(x: 20, y: 144, width: 350, height: 34))
        password.placeholder = "Password"
        password.isSecureTextEntry = true
        let notes = UITextView(frame: CGRect(x: 20, y: 188, width: 350, height: 60))
        notes.accessibilityIdentifier = "notes"
        for view in [name, password, notes] { self.view.addSubview(view) }
    }

    private func addControls() {
        let toggle = UISwitch(frame: CGRect(x: 20, y: 260, width: 51, height: 31))
        toggle.accessibilityLabel = "Wi-Fi"
        toggle.addAction(UIAction { [weak self] _ in self?.result.text = "Wi-Fi \(toggle.isOn)" }, for: .valueChanged)
        let slider = UISlider(frame: CGRect(x: 20, y: 304, width: 350, height: 34))
        slider.accessibilityLabel = "Volume"
        slider.minimumValue = 0
        slider.maximumValue = 10
        slider.value = 2
        let stepper = UIStepper(frame: CGRect(x: 20, y: 350, width: 94, height: 32))
        stepper.addAction(UIAction { [weak self] _ in self?.result.text = "Step \(Int(stepper.value))" }, for: .valueChanged)
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.frame = CGRect(x: 140, y: 350, width: 200, height: 32)
        segments.addAction(
            UIAction { [weak self] _ in self?.result.text = "Segment \(segments.selectedSegmentIndex)" }, for: .valueChanged)
        let progress = UIProgressView(frame: CGRect(x: 20, y: 400, width: 200, height: 4))
        progress.progress = 0.4
        let pages = UIPageControl(frame: CGRect(x: 230, y: 390, width: 140, height: 26))
        pages.numberOfPages = 3
        let disabled = UIButton(type: .system)
        disabled.frame = CGRect(x: 20, y: 408, width: 120, height: 30)
        disabled.setTitle("Unavailable", for: .normal)
        disabled.isEnabled = false
        for view in [toggle, slider, stepper, segments, progress, pages, disabled] { self.view.addSubview(view) }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        result.text = "Hello \(textField.text ?? "")"
        textField.resignFirstResponder()
        return true
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { colors.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { colors[row] }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { result.text = colors[row] }
}
