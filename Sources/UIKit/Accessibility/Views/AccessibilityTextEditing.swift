/// A text input of the library. Assistive technologies may change the text of other text inputs.
@MainActor
protocol AccessibilityTextEditing: AccessibilityStateProviding {
    /// Whether assistive technologies may change the text.
    var allowsAccessibilityEditing: Bool { get }
    /// The name of a text input without a label. Nil if the text input has no placeholder.
    var accessibilityPlaceholder: String? { get }
}
