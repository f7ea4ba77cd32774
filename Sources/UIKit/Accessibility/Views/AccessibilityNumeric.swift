import Host

/// A view whose value is a number, such as a slider.
@MainActor
protocol AccessibilityNumeric: UIView {
    /// The number with its limits and its step.
    var accessibilityNumber: HostAccessibleValue { get }
}
