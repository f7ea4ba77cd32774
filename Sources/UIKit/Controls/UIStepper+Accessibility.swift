import Host

extension UIStepper: AccessibilityNumericInput {
    var accessibilityNumber: HostAccessibleValue {
        HostAccessibleValue(now: value, least: minimumValue, most: maximumValue, step: stepValue)
    }

    func setAccessibilityNumber(_ number: Double) -> Bool {
        value = number
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        return true
    }
}
