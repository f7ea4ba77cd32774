import Host

extension UIProgressView: AccessibilityNumeric {
    var accessibilityNumber: HostAccessibleValue { HostAccessibleValue(now: Double(progress), least: 0, most: 1, step: 0) }
}
