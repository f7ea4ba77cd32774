import Host

/// A view whose value is a number, such as a slider.
@MainActor
protocol AccessibilityNumeric: UIView {
    /// The number, with its minimum, maximum and step.
    var accessibilityNumber: HostAccessibleValue { get }
}
