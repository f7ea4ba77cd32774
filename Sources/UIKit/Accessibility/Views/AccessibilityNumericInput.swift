/// A view whose number assistive technologies can set directly. They change other numeric views by increments and decrements.
@MainActor
protocol AccessibilityNumericInput: AccessibilityNumeric {
    /// Sets the number and sends the same control events as a change by the user. Returns false if the view does not accept the number now.
    func setAccessibilityNumber(_ number: Double) -> Bool
}
