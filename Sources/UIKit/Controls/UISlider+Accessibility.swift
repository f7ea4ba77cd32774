import Host

extension UISlider: AccessibilityNumericInput {
    var accessibilityNumber: HostAccessibleValue {
        let step = Double(maximumValue - minimumValue) / 10
        return HostAccessibleValue(now: Double(value), least: Double(minimumValue), most: Double(maximumValue), step: step)
    }

    func setAccessibilityNumber(_ number: Double) -> Bool {
        setValue(Float(number), animated: false)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        return true
    }
}
