/// A view whose number assistive technologies can set. For other numeric views they call `accessibilityIncrement()` and `accessibilityDecrement()`.
@MainActor
protocol AccessibilityNumericInput: AccessibilityNumeric {
    /// Sets the number and sends the actions of a change by the user. Returns false if the view cannot have a number now.
    func setAccessibilityNumber(_ number: Double) -> Bool
}
