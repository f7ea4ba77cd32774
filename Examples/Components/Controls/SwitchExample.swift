import UIKit

/// A switch that is on, one that is off, and a disabled one.
final class SwitchExample: ComponentScreen {
    let wifi = UISwitch()

    override func viewDidLoad() {
        super.viewDidLoad()
        // snippet: code
        wifi.isOn = true
        wifi.accessibilityLabel = "Wi-Fi"
        wifi.addAction(UIAction { action in print((action.sender as? UISwitch)?.isOn ?? false) }, for: .valueChanged)

        let nightLight = UISwitch()
        nightLight.onTintColor = .systemOrange
        nightLight.accessibilityLabel = "Night light"

        let fixed = UISwitch()
        fixed.isOn = true
        fixed.isEnabled = false
        fixed.accessibilityLabel = "Updates"

        show(row(wifi, nightLight, fixed))
        // end snippet
    }
}
