import Host

extension UIPageControl: AccessibilityNumericInput {
    /// The number of the current page, starting with 1.
    var accessibilityNumber: HostAccessibleValue {
        HostAccessibleValue(now: Double(currentPage + 1), least: 1, most: Double(max(numberOfPages, 1)), step: 1)
    }

    func setAccessibilityNumber(_ number: Double) -> Bool {
        guard numberOfPages > 0 else { return false }
        currentPage = Int(min(max(number, 1), Double(numberOfPages))) - 1
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        return true
    }
}
